import type { StaffFrameNews } from '@prepward/contracts/staff-frame';

/** Sends a message to the back-office page around the frame. */
export function tell(news: StaffFrameNews): void {
  if (window.parent !== window) window.parent.postMessage(news, window.location.origin);
}
