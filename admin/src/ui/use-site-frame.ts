import type { StaffFrameNews, StaffFrameOrder } from '@prepward/contracts/staff-frame';
import { type RefObject, useEffect, useRef, useState } from 'react';

const KINDS: readonly unknown[] = [
  'staff-frame.ready',
  'staff-frame.height',
  'staff-frame.left',
] satisfies StaffFrameNews['kind'][];

function isNews(data: unknown): data is StaffFrameNews {
  return typeof data === 'object' && data !== null && KINDS.includes(Reflect.get(data, 'kind'));
}

interface SiteFrame {
  ref: RefObject<HTMLIFrameElement | null>;
  /** The height of its content, px. */
  height: number;
}

/**
 * Tells a frame of the student site (`STAFF_FRAME_PATH`) what to show, and again whenever that changes.
 *
 * @param onLeft called when Logout was pressed in the frame while viewing as a student
 */
export function useSiteFrame(order: StaffFrameOrder, onLeft?: () => void): SiteFrame {
  const ref = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const [height, setHeight] = useState(320);
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const { data } = event;
      if (event.source !== ref.current?.contentWindow || !isNews(data)) return;
      if (data.kind === 'staff-frame.ready') setReady(true);
      else if (data.kind === 'staff-frame.height') setHeight(data.height);
      else onLeft?.();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [onLeft]);
  const said = JSON.stringify(order);
  useEffect(() => {
    if (!ready) return;
    ref.current?.contentWindow?.postMessage(JSON.parse(said), window.location.origin);
  }, [ready, said]);
  return { ref, height };
}
