import 'katex/dist/katex.min.css';
import '../exam.css';
import type { AttemptItem, ItemResponse } from '@prepward/contracts/attempts';
import type { ItemPreviewNews, ItemPreviewOrder } from '@prepward/contracts/item-preview';
import type { ItemKey } from '@prepward/contracts/items';
import { useEffect, useRef, useState } from 'react';
import { PageMeta } from '../../../lib/page-meta.js';
import { ItemSheet } from '../components/item-sheet.js';

/** The answer that is right, as a student would give it. */
function rightResponse(key: ItemKey): ItemResponse {
  return key.type === 'supply' ? { type: 'supply', text: key.answer } : key;
}

function tell(news: ItemPreviewNews): void {
  if (window.parent !== window) window.parent.postMessage(news, window.location.origin);
}

function isOrder(data: unknown): data is ItemPreviewOrder {
  return (
    typeof data === 'object' && data !== null && Reflect.get(data, 'kind') === 'item-preview.show'
  );
}

/** The item that the window around the page hands over last; only pages of our own origin may. */
function useOrder(): ItemPreviewOrder | null {
  const [order, setOrder] = useState<ItemPreviewOrder | null>(null);
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const { data } = event;
      const isOurs = event.origin === window.location.origin && event.source === window.parent;
      if (!isOurs || !isOrder(data)) return;
      document.documentElement.dataset.theme = data.theme;
      setOrder(data);
    };
    window.addEventListener('message', hear);
    tell({ kind: 'item-preview.ready' });
    return () => window.removeEventListener('message', hear);
  }, []);
  return order;
}

/** Lets the frame be as tall as what is in it. */
function useHeightTold() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const main = ref.current;
    if (main === null) return;
    const observer = new ResizeObserver(() =>
      tell({ kind: 'item-preview.height', height: Math.ceil(main.getBoundingClientRect().height) }),
    );
    observer.observe(main);
    return () => observer.disconnect();
  }, []);
  return ref;
}

function Item({ order }: { order: ItemPreviewOrder }) {
  const { itemId, version, view, passage, sheet } = order;
  const [value, setValue] = useState<ItemResponse | null>(null);
  const item: AttemptItem = { position: 1, section: 1, itemId, version, ...view };
  const shown = sheet === null ? value : rightResponse(sheet.key);
  return (
    <div className="exam-item flex grow flex-col">
      <div className="exam-text flex flex-col">
        <ItemSheet
          item={item}
          passages={passage === null ? [] : [passage]}
          value={shown}
          onChange={setValue}
          feedback={sheet === null ? undefined : { correct: true, ...sheet }}
        />
      </div>
    </div>
  );
}

/** /item-preview: an item as students see it, in a frame of the back-office. */
export default function ItemPreviewPage() {
  const order = useOrder();
  const ref = useHeightTold();
  return (
    <main id="main" tabIndex={-1} ref={ref} className="p-4 sm:p-6">
      <PageMeta title="Question preview" noIndex />
      {order === null ? (
        <p className="text-soft">Staff see a question here while they edit it.</p>
      ) : (
        <Item key={`${order.itemId} ${order.view.type}`} order={order} />
      )}
    </main>
  );
}
