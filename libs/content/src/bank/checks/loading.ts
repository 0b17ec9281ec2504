import { renderFault } from '../kit/render.js';
import { allTexts, choicesOf } from './contents.js';
import type { Check, CheckedBank, Finding } from './types.js';

/** An item as stored: the same item gives the same text on every machine. */
function stored({ items, passages }: CheckedBank): Map<string, string> {
  return new Map([
    ...items.map(({ item }): [string, string] => [item.id, JSON.stringify(item)]),
    ...passages.map((p): [string, string] => [p.id, JSON.stringify(p)]),
  ]);
}

/** Rule 10: a second generation gives the same bytes, item by item. */
export function checkDeterminism(bank: CheckedBank, again: CheckedBank): Finding[] {
  const [first, second] = [stored(bank), stored(again)];
  const ids = new Set([...first.keys(), ...second.keys()]);
  return [...ids]
    .filter((id) => first.get(id) !== second.get(id))
    .map((id) => ({ rule: 10, id, message: 'a second generation gives something else' }));
}

/** Rule 10: everything loads: ids within an item are unique, every text renders. */
export const checkLoading: Check = ({ items, passages }) => {
  const faults: Finding[] = [];
  const tell = (id: string, message: string) => faults.push({ rule: 10, id, message });
  for (const { item } of items) {
    const ids = 'options' in item ? item.options : 'regions' in item ? item.regions : [];
    if (new Set(ids.map((o) => o.id)).size < ids.length) tell(item.id, 'two choices have one id');
    if (choicesOf(item).some((c) => c.text.trim() === '')) tell(item.id, 'an empty choice');
    for (const text of allTexts(item)) {
      const fault = renderFault(text);
      if (fault !== undefined) tell(item.id, `does not render: ${fault}`);
    }
  }
  for (const passage of passages) {
    const fault = renderFault(passage.text);
    if (fault !== undefined) tell(passage.id, `does not render: ${fault}`);
  }
  return faults;
};
