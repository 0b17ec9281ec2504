import { renderFault } from '../kit/render.js';
import type { BankItem, Passage } from '../kit/types.js';
import { allTexts, choicesOf } from './contents.js';
import { checkEach, perItem } from './per-item.js';
import type { Check, CheckedBank, Finding } from './types.js';

/** What is stored, by its id. */
function stored({ items, passages }: CheckedBank): Map<string, BankItem | Passage> {
  return new Map([...items.map(({ item }) => item), ...passages].map((one) => [one.id, one]));
}

/** Rule 10: a second generation gives the same bytes, item by item. */
export function checkDeterminism(bank: CheckedBank, again: CheckedBank): Finding[] {
  const [first, second] = [stored(bank), stored(again)];
  const ids = new Set([...first.keys(), ...second.keys()]);
  return [...ids]
    .filter((id) => {
      const [a, b] = [first.get(id), second.get(id)];
      return a !== b && JSON.stringify(a) !== JSON.stringify(b);
    })
    .map((id) => ({ rule: 10, id, message: 'a second generation gives something else' }));
}

function renderFaults(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const fault = renderFault(text);
    return fault === undefined ? [] : [`does not render: ${fault}`];
  });
}

const checkItems = checkEach(10, ({ item }) => {
  const ids = 'options' in item ? item.options : 'regions' in item ? item.regions : [];
  return [
    ...(new Set(ids.map((o) => o.id)).size < ids.length ? ['two choices have one id'] : []),
    ...(choicesOf(item).some((c) => c.text.trim() === '') ? ['an empty choice'] : []),
    ...renderFaults(allTexts(item)),
  ];
});

const passageFaults = perItem(({ id, text }: Passage) =>
  renderFaults([text]).map((message): Finding => ({ rule: 10, id, message })),
);

/** Rule 10: everything loads: ids within an item are unique, every text renders. */
export const checkLoading: Check = (bank) => [
  ...checkItems(bank),
  ...bank.passages.flatMap((passage) => passageFaults(passage)),
];
