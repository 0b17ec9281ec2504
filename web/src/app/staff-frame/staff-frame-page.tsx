import type { ItemPreviewOrder, StaffFrameOrder } from '@prepward/contracts/staff-frame';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PageMeta } from '../../lib/page-meta.js';
import { PageSpinner } from '../../ui/spinner.js';
import { tell } from './tell.js';

const ItemPreview = lazy(() => import('../../features/exam/components/item-preview.js'));
const StudentView = lazy(() => import('./student-view.js'));

const KINDS: readonly unknown[] = [
  'staff-frame.item',
  'staff-frame.student',
] satisfies StaffFrameOrder['kind'][];

function isOrder(data: unknown): data is StaffFrameOrder {
  return typeof data === 'object' && data !== null && KINDS.includes(Reflect.get(data, 'kind'));
}

/** The latest order from the window around the frame; only pages of our own origin may send one. */
function useOrder(): StaffFrameOrder | null {
  const [order, setOrder] = useState<StaffFrameOrder | null>(null);
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const { data } = event;
      const isOurs = event.origin === window.location.origin && event.source === window.parent;
      if (!isOurs || !isOrder(data)) return;
      document.documentElement.dataset.theme = data.theme;
      setOrder(data);
    };
    window.addEventListener('message', hear);
    tell({ kind: 'staff-frame.ready' });
    return () => window.removeEventListener('message', hear);
  }, []);
  return order;
}

/** Reports the content's height, so that the frame can be as tall. */
function useHeightTold() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const main = ref.current;
    if (main === null) return;
    const observer = new ResizeObserver(() =>
      tell({
        kind: 'staff-frame.height',
        height: Math.ceil(main.getBoundingClientRect().height),
      }),
    );
    observer.observe(main);
    return () => observer.disconnect();
  }, []);
  return ref;
}

function Item({ order }: { order: ItemPreviewOrder | null }) {
  const ref = useHeightTold();
  return (
    <main id="main" tabIndex={-1} ref={ref} className="p-4 sm:p-6">
      <PageMeta title="Question preview" noIndex />
      {order === null ? (
        <p className="text-soft">Staff preview questions and students' pages here.</p>
      ) : (
        <Suspense fallback={<PageSpinner />}>
          <ItemPreview key={`${order.itemId} ${order.view.type}`} order={order} />
        </Suspense>
      )}
    </main>
  );
}

/** /staff-frame: what the back-office shows of the student site, in a frame. */
export default function StaffFramePage() {
  const order = useOrder();
  return order?.kind === 'staff-frame.student' ? (
    <Suspense fallback={<PageSpinner />}>
      <StudentView view={order.view} />
    </Suspense>
  ) : (
    <Item order={order} />
  );
}
