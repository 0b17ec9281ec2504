import 'katex/dist/katex.min.css';
import '../exam.css';
import type { AttemptItem, ItemResponse } from '@prepward/contracts/attempts';
import type { ItemKey } from '@prepward/contracts/items';
import type { ItemPreviewOrder } from '@prepward/contracts/staff-frame';
import { useState } from 'react';
import { ItemSheet } from './item-sheet.js';

/** The answer that is right, as a student would give it. */
function rightResponse(key: ItemKey): ItemResponse {
  return key.type === 'supply' ? { type: 'supply', text: key.answer } : key;
}

/** An item as students see it, for staff. */
export default function ItemPreview({ order }: { order: ItemPreviewOrder }) {
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
