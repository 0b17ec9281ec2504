import type { Subject } from '@prepward/contracts/subjects';
import type { BankItem } from '../kit/types.js';
import { perItem } from './per-item.js';
import { plainText } from './text.js';
import type { Check, Finding } from './types.js';

type Choice = Extract<BankItem, { type: 'multiple-choice' }>;

/** Below this many items, a share means nothing. */
const ENOUGH = 60;
/** A key is the longest of four by chance in a quarter of the items. */
const MOST = 0.33;
/** χ² exceeds this by chance in one bank out of a thousand; by number of places. */
const CHI_BY_PLACES: Record<number, number> = { 3: 13.82, 4: 16.27, 5: 18.47, 6: 20.52 };
/** A key this much longer than every distractor is picked by its looks. */
const BULGE = { factor: 1.9, extra: 35 };

const isNumeric = perItem((item: Choice) => item.options.every((o) => o.value !== undefined));

const lengths = perItem((item: Choice): { key: number; others: readonly number[] } => {
  const length = (text: string) => plainText(text).length;
  const key = item.options.find((o) => o.id === item.key);
  return {
    key: length(key?.text ?? ''),
    others: item.options.filter((o) => o.id !== item.key).map((o) => length(o.text)),
  };
});

function lengthFaults(name: string, items: Choice[]): Finding[] {
  if (items.length < ENOUGH) return [];
  const share = (test: (key: number, others: readonly number[]) => boolean) =>
    items.filter((item) => {
      const { key, others } = lengths(item);
      return test(key, others);
    }).length / items.length;
  const longest = share((key, others) => others.every((o) => key > o));
  const shortest = share((key, others) => others.every((o) => key < o));
  const tell = (value: number, what: string): Finding[] =>
    value <= MOST
      ? []
      : [{ rule: 4, id: name, message: `the key is the ${what} option in ${percent(value)}` }];
  return [...tell(longest, 'longest'), ...tell(shortest, 'shortest')];
}

const percent = (share: number) => `${(share * 100).toFixed(1)} % of the items`;

function placeCounts(items: Choice[]): number[] {
  const counts = [0, 0, 0, 0];
  for (const item of items) {
    const place = item.options.findIndex((o) => o.id === item.key);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** Key places must be uniform, even among sorted numbers, whose order is fixed. */
function uniformFaults(name: string, items: Choice[], what: string): Finding[] {
  if (items.length < ENOUGH) return [];
  const counts = placeCounts(items);
  const chi = chiSquare(counts);
  return chi <= (CHI_BY_PLACES[counts.length] ?? 0)
    ? []
    : [
        {
          rule: 4,
          id: name,
          message: `places of ${what} ${counts.join(', ')}: χ² ${chi.toFixed(1)}`,
        },
      ];
}

function orderFaults(item: Choice): Finding[] {
  const values = item.options.map((o) => o.value);
  const some = values.some((v) => v !== undefined);
  if (some && !isNumeric(item)) {
    return [{ rule: 4, id: item.id, message: 'some options have a value and some have none' }];
  }
  const sorted = values.every((v, i) => i === 0 || (values[i - 1] ?? 0) <= (v ?? 0));
  return some && !sorted ? [{ rule: 4, id: item.id, message: 'numeric options not sorted' }] : [];
}

function bulgeFaults(item: Choice): Finding[] {
  const { key, others } = lengths(item);
  const longest = Math.max(...others);
  return key > longest * BULGE.factor && key > longest + BULGE.extra
    ? [{ rule: 4, id: item.id, message: `the key has ${key} characters, the next ${longest}` }]
    : [];
}

/**
 * In selections, too, no place may have more keys than others: with n options in random order, each
 * gets an equal share.
 */
function selectionFaults(name: string, items: readonly BankItem[]): Finding[] {
  const selections = items.filter((i) => i.type === 'multiple-select');
  return Object.entries(CHI_BY_PLACES).flatMap(([size, limit]) => {
    const places = Number(size);
    const some = selections.filter((i) => i.options.length === places);
    if (some.length < ENOUGH) return [];
    const counts = Array.from(
      { length: places },
      (_, place) => some.filter((i) => i.key.includes(i.options[place]?.id ?? '')).length,
    );
    const keys = counts.reduce((sum, count) => sum + count, 0);
    const expected = keys / places;
    // Several keys of one item can't share a place, so the counts vary less than independent ones.
    const spread = (expected * (places - keys / some.length)) / (places - 1);
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / spread, 0);
    return chi <= limit
      ? []
      : [
          {
            rule: 4,
            id: name,
            message: `places of keys in selections of ${size} options ${counts.join(', ')}: χ² ${chi.toFixed(1)}`,
          },
        ];
  });
}

/** χ² of places that should be equally frequent. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** With fewer items per place than this, the counts mean nothing. */
const ENOUGH_A_PLACE = 5;

/** A place that holds a key, or the first or last step of an order, more often than others. */
function placeFaults<T extends BankItem>(
  name: string,
  items: readonly T[],
  what: string,
  size: (item: T) => number,
  place: (item: T) => number,
): Finding[] {
  return Object.entries(CHI_BY_PLACES).flatMap(([places, limit]): Finding[] => {
    const some = items.filter((item) => size(item) === Number(places));
    if (some.length < ENOUGH_A_PLACE * Number(places)) return [];
    const counts = Array.from({ length: Number(places) }, () => 0);
    for (const item of some) counts[place(item)] = (counts[place(item)] ?? 0) + 1;
    const chi = chiSquare(counts);
    const message = `places of ${what} of ${places}: ${counts.join(', ')}: χ² ${chi.toFixed(1)}`;
    return chi <= limit ? [] : [{ rule: 4, id: name, message }];
  });
}

type OfType<T extends BankItem['type']> = Extract<BankItem, { type: T }>;
type Spot = OfType<'hot-spot'>;

const regionOfKey = ({ regions, key }: Spot) => regions.findIndex(({ id }) => id === key);

/** Parts of a picture or a sentence, and steps in random order: every place must be equally likely. */
function otherTypeFaults(name: string, items: readonly BankItem[]): Finding[] {
  const spots = items.filter((i) => i.type === 'hot-spot');
  const ordered = items.filter((i) => i.type === 'ordered');
  const inText = spots.filter((i) => i.subject === 'english');
  const drawn = spots.filter((i) => i.subject !== 'english');
  const stepAt = (which: number) => (item: OfType<'ordered'>) =>
    item.options.findIndex(({ id }) => id === item.key.at(which));
  const steps = (item: OfType<'ordered'>) => item.options.length;
  return [
    ...placeFaults(name, drawn, 'keys in hot spots', (i) => i.regions.length, regionOfKey),
    ...placeFaults(name, inText, 'keys among boxed parts', (i) => i.regions.length, regionOfKey),
    ...placeFaults(name, ordered, 'the first step in orders', steps, stepAt(0)),
    ...placeFaults(name, ordered, 'the last step in orders', steps, stepAt(-1)),
  ];
}

function groupFaults(name: string, items: readonly BankItem[]): Finding[] {
  const choices = items.filter((i) => i.type === 'multiple-choice');
  const numeric = choices.filter(isNumeric);
  const texts = choices.filter((i) => !isNumeric(i));
  return [
    ...lengthFaults(name, texts),
    ...uniformFaults(name, texts, 'keys'),
    ...uniformFaults(name, numeric, 'keys among sorted numbers'),
    ...selectionFaults(name, items),
    ...otherTypeFaults(name, items),
  ];
}

const itemFaults = perItem((item: Choice) => [...orderFaults(item), ...bulgeFaults(item)]);

/**
 * Rule 4: neither the length of the key nor its place gives it away, within each type; numeric
 * options are sorted.
 */
export const checkPositions: Check = ({ items, subjects }) => {
  const all = items.map((g) => g.item);
  const choices = all.filter((i) => i.type === 'multiple-choice');
  const bySubject = (subject: Subject) => all.filter((i) => i.subject === subject);
  return [
    ...choices.flatMap((item) => itemFaults(item)),
    ...subjects.flatMap((subject) => groupFaults(subject, bySubject(subject))),
    ...(subjects.length > 1 ? groupFaults('bank', all) : []),
  ];
};
