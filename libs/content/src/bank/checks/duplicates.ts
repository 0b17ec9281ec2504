import type { GeneratedItem } from '../kit/generate.js';
import { choicesOf, stemWords } from './contents.js';
import { plainText, wordsOf } from './text.js';

/** Two items that share this fraction of their shingles are one question in two wordings. */
const SIMILAR = 0.82;
const SHINGLE = 4;

/** Everything that makes up an item's question; the order of options doesn't count. */
function contentOf({ item }: GeneratedItem): string {
  const choices = choicesOf(item)
    .map((c) => plainText(c.text))
    .sort();
  return [plainText(item.stem), item.passageId ?? '', item.figure?.svg ?? '', ...choices].join(
    '\n',
  );
}

/** Pairs of items that are the same question, whatever model they come from. */
export function sameItems(items: readonly GeneratedItem[]): [string, string][] {
  const seen = new Map<string, string>();
  const pairs: [string, string][] = [];
  for (const generated of items) {
    const content = contentOf(generated);
    const first = seen.get(content);
    if (first === undefined) seen.set(content, generated.item.id);
    else pairs.push([first, generated.item.id]);
  }
  return pairs;
}

type Part = 'item' | 'stem';

/** Stems shorter than this are stock phrases: "What is the main idea of the passage?" */
const LONG_STEM = 12;

/** The words to compare: the stem alone if it's long, or the stem with its options and figure. */
function wordsToCompare({ item }: GeneratedItem, part: Part): readonly string[] {
  const stem = stemWords(item);
  // The same question may be asked about two texts: the text makes the difference.
  if (part === 'stem') return stem.length < LONG_STEM || item.passageId ? [] : stem;
  const options = choicesOf(item).map((c) => c.text);
  return [
    ...stem,
    ...options.sort().flatMap((o) => wordsOf(o)),
    ...wordsOf(item.passageId ?? ''),
    ...wordsOf(item.figure?.alt ?? ''),
  ];
}

/** Runs of four words: what a reader would recognize. */
function shinglesOf(generated: GeneratedItem, part: Part): Set<string> {
  const words = wordsToCompare(generated, part);
  const runs = new Set<string>();
  for (let i = 0; i + SHINGLE <= words.length; i++) {
    // SHINGLE words: written out, because this runs a million times.
    runs.add(`${words[i]} ${words[i + 1]} ${words[i + 2]} ${words[i + 3]}`);
  }
  return runs;
}

/** An item's runs, as numbers, which are quicker to compare than texts. */
interface Entry {
  id: string;
  model: string;
  runs: number[];
}

function shared(a: readonly number[], b: ReadonlySet<number>): number {
  let count = 0;
  for (const run of a) if (b.has(run)) count++;
  return count;
}

/** Each item's runs from rare to common, so that similar items must meet in their first few. */
function entriesOf(items: readonly GeneratedItem[], part: Part): Entry[] {
  const numbers = new Map<string, number>();
  const frequency: number[] = [];
  const numberOf = (run: string): number => {
    const number = numbers.get(run) ?? numbers.size;
    numbers.set(run, number);
    frequency[number] = (frequency[number] ?? 0) + 1;
    return number;
  };
  const entries = items.map((generated) => {
    const runs = [...shinglesOf(generated, part)].map(numberOf);
    return { id: generated.item.id, model: generated.model.id, runs };
  });
  const byRarity = (a: number, b: number) => (frequency[a] ?? 0) - (frequency[b] ?? 0) || a - b;
  return entries.map((entry) => ({ ...entry, runs: entry.runs.sort(byRarity) }));
}

/** Pairs of items of different models that are nearly the same, with their similarity (0 to 1). */
export function nearDuplicates(
  items: readonly GeneratedItem[],
  part: Part,
): [string, string, number][] {
  const index = new Map<number, Entry[]>();
  const pairs: [string, string, number][] = [];
  for (const entry of entriesOf(items, part)) {
    const { runs } = entry;
    if (runs.length === 0) continue;
    const own = new Set(runs);
    const prefix = runs.slice(0, runs.length - Math.ceil(SIMILAR * runs.length) + 1);
    const met = new Set(prefix.flatMap((run) => index.get(run) ?? []));
    for (const other of met) {
      if (other.model === entry.model) continue;
      const common = shared(other.runs, own);
      const similarity = common / (runs.length + other.runs.length - common);
      if (similarity >= SIMILAR) pairs.push([other.id, entry.id, similarity]);
    }
    for (const run of prefix) {
      const list = index.get(run);
      if (list) list.push(entry);
      else index.set(run, [entry]);
    }
  }
  return pairs;
}
