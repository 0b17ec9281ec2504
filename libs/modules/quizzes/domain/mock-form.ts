import { ALTERNATE_SHARE, BLUEPRINT, type BlueprintSection, share } from '@prepward/contracts/exam';
import type { Subject } from '@prepward/contracts/subjects';
import { type Candidate, isAlternate, type SeenCounts } from './candidate.js';
import { type Chance, chanceOf } from './chance.js';
import { arranged, Draw } from './draw.js';

/** One section of a form: the items in the order in which they are shown. */
export interface FormSection<T extends Candidate> extends BlueprintSection {
  chosen: T[];
}

/** A section's first try has this many passages; more are opened until every count is met. */
const FIRST_PASSAGES = 12;
/** The same for a section with a few studies among many other questions (Science). */
const FIRST_STUDIES = 4;
const MORE_PASSAGES = 2;
/** The share of a section's items that are about its passages, where there are any. */
const ABOUT_PASSAGES = 2 / 3;
/** On the exam, a text has 3 to 6 questions. */
export const MOST_ON_A_TEXT = 6;
/** A paragraph, or another text as short, has fewer. */
export const MOST_ON_A_PARAGRAPH = 3;
export const PARAGRAPH_WORDS = 150;
/** Maximum draws of a section to get its reading load near the average; the closest one is used. */
const DRAWS = 48;
/** Close enough to the average, as a fraction of it. */
const NEAR = 0.04;

/** How many items of an area are plain, and how many are of an alternate type. */
interface Cell {
  area: string;
  alternate: boolean;
  count: number;
}

function cellsOf(section: BlueprintSection): Cell[] {
  const alternates = share(
    Math.round(section.items * ALTERNATE_SHARE),
    section.areas.map((area) => area.items),
  );
  return section.areas.flatMap(({ area, items }, i) => {
    const alternate = alternates[i] ?? 0;
    return [
      { area, alternate: true, count: alternate },
      { area, alternate: false, count: items - alternate },
    ];
  });
}

/** Fills a section with items on the opened passages, and items without a passage. */
function fill<T extends Candidate>(
  { cells, seen, ofTexts }: Source<T>,
  opened: ReadonlySet<string>,
  chance: Chance,
): T[] | undefined {
  const draw = new Draw<T>(seen, chance, ({ passageWords }) =>
    ofTexts && passageWords <= PARAGRAPH_WORDS ? MOST_ON_A_PARAGRAPH : MOST_ON_A_TEXT,
  );
  for (const { alternate, count, items } of cells) {
    const fitting = items.filter(({ passage }) => passage === null || opened.has(passage));
    const groupOf = (item: T) => (alternate ? item.type : item.objective);
    // A text that is read gets several questions, before items that bring their own sentence or
    // two.
    const about = ofTexts ? fitting.filter(({ passage }) => passage !== null) : [];
    const taken = draw.take(about, Math.round(count * ABOUT_PASSAGES), groupOf);
    if (taken + draw.take(fitting, count - taken, groupOf) < count) return undefined;
  }
  return draw.drawn;
}

/** How often a student has had a question about each passage. */
function timesRead(items: readonly Candidate[], seen: SeenCounts): Map<string, number> {
  const read = new Map<string, number>();
  for (const item of items) {
    if (item.passage === null) continue;
    read.set(item.passage, (read.get(item.passage) ?? 0) + (seen.get(item.id) ?? 0));
  }
  return read;
}

/** The passages in the order in which they are opened: least read first. */
function passagesInLine(read: ReadonlyMap<string, number>, chance: Chance): string[] {
  const mixed = [...read].map(([id, count]) => ({ id, count, draw: chance.int(1 << 30) }));
  return mixed.sort((a, b) => a.count - b.count || a.draw - b.draw).map(({ id }) => id);
}

/** The word counts of these items' passages, each passage once. */
function passageWords(items: readonly Candidate[]): number[] {
  const words = new Map<string, number>();
  for (const { passage, passageWords } of items) {
    if (passage !== null) words.set(passage, passageWords);
  }
  return [...words.values()];
}

/** In Reading, most candidates ask about a text. */
const isAboutTexts = (items: readonly Candidate[]) =>
  items.filter(({ passage }) => passage !== null).length > items.length / 2;

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;

/** What a student reads in a section, in words: its texts, each once, and its questions. */
const readingLoad = (items: readonly Candidate[]) =>
  sum(passageWords(items)) + sum(items.map(({ words }) => words));

/** What a section is drawn from; the same for each of its draws. */
interface Source<T extends Candidate> {
  cells: readonly (Cell & { items: readonly T[] })[];
  seen: SeenCounts;
  read: ReadonlyMap<string, number>;
  ofTexts: boolean;
}

function sourceOf<T extends Candidate>(
  items: readonly T[],
  section: BlueprintSection,
  seen: SeenCounts,
): Source<T> {
  const cells = cellsOf(section).map((cell) => ({
    ...cell,
    items: items.filter((item) => item.area === cell.area && isAlternate(item) === cell.alternate),
  }));
  return { cells, seen, read: timesRead(items, seen), ofTexts: isAboutTexts(items) };
}

/** Draws a section several times, and takes the draw whose reading load is closest to the average. */
function sectionForm<T extends Candidate>(
  items: readonly T[],
  section: BlueprintSection,
  seen: SeenCounts,
  chance: Chance,
): T[] | undefined {
  const source = sourceOf(items, section, seen);
  if (!source.ofTexts) return oneDraw(source, chance);
  const middle =
    mean(passageWords(items)) * FIRST_PASSAGES +
    mean(items.map(({ words }) => words)) * section.items;
  let best: T[] | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < DRAWS && nearest > NEAR * middle; i++) {
    const drawn = oneDraw(source, chance);
    if (drawn === undefined) return best;
    const off = Math.abs(readingLoad(drawn) - middle);
    if (off < nearest) [best, nearest] = [drawn, off];
  }
  return best;
}

function oneDraw<T extends Candidate>(source: Source<T>, chance: Chance): T[] | undefined {
  const passages = passagesInLine(source.read, chance);
  // As few passages as the counts allow: each is read once and has several questions.
  for (let open = source.ofTexts ? FIRST_PASSAGES : FIRST_STUDIES; ; open += MORE_PASSAGES) {
    const opened = new Set(passages.slice(0, open));
    const chosen = fill(source, opened, chance);
    if (chosen !== undefined) return arranged(chosen, chance);
    if (open >= passages.length) return undefined;
  }
}

/**
 * A whole mock exam after the blueprint: exact counts by section and area, a fifth alternate types,
 * no item twice, no two items of one family, least seen items first. The same seed, bank and
 * history give the same form.
 *
 * @returns undefined when the bank cannot fill the blueprint
 */
export function mockForm<T extends Candidate>(
  bank: Readonly<Record<Subject, readonly T[]>>,
  seen: SeenCounts,
  seed: string,
): FormSection<T>[] | undefined {
  const form: FormSection<T>[] = [];
  for (const section of BLUEPRINT) {
    const chance = chanceOf(`${seed}:${section.subject}`);
    const chosen = sectionForm(bank[section.subject], section, seen, chance);
    if (chosen === undefined) return undefined;
    form.push({ ...section, chosen });
  }
  return form;
}
