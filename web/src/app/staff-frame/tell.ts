import type { StaffFrameNews } from '@prepward/contracts/staff-frame';

/** Tells the page of the back-office around the frame. */
export function tell(news: StaffFrameNews): void {
  if (window.parent !== window) window.parent.postMessage(news, window.location.origin);
}
