import type { BankItem, Passage } from '@prepward/content/bank/kit/types';
import type { StudySheet } from '@prepward/content/site/study-sheets/types';
import type { QuestionsKind } from '@prepward/contracts/papers';
import type { Subject } from '@prepward/contracts/subjects';
import { chooseItems } from './choose.js';
import { DESIGNS } from './designs.js';
import type { Site } from './furniture.js';
import { fitsPage } from './question.js';
import { questionPaper } from './question-paper.js';
import { Sheet } from './sheet.js';
import { studySheet } from './study-sheet.js';

/** A subject's facts to typeset. */
export interface StudySheetJob {
  kind: 'study-sheet';
  site: Site;
  sheet: StudySheet;
}

/** A subject's questions to choose from and typeset. */
export interface QuestionsJob {
  kind: QuestionsKind;
  site: Site;
  subject: Subject;
  /** Items that the paper may hold, and the passages that they ask about. */
  items: readonly BankItem[];
  passages: readonly Passage[];
  /** When items were last changed, by id: the paper's date is that of its newest item. */
  written: ReadonlyMap<string, Date>;
  /** Ids of items that the paper held before, in their order: they stay in it. */
  kept: readonly string[];
}

/** Everything a paper is made from. Plain data, so that it can be sent to a thread. */
export type PaperJob = StudySheetJob | QuestionsJob;

/** A typeset paper. */
export interface TypesetPaper {
  bytes: Uint8Array;
  pages: number;
  /** Ids of its items in their order; none on a study sheet. */
  itemIds: string[];
  /** Sample pages, from 1; none for a study sheet. */
  samples: number[];
}

/**
 * Chooses a paper's items.
 *
 * @param before items that the paper held, to keep if others fit around them
 * @param barred passages that items which aren't kept may not be about
 */
function choose(
  { subject, kind, items, passages }: QuestionsJob,
  before: readonly BankItem[],
  barred: ReadonlySet<string>,
): { chosen: BankItem[]; kept: readonly BankItem[] } {
  const open = passages.filter(({ id }) => !barred.has(id));
  const kinds = new Map(open.map(({ id, kind }) => [id, kind]));
  const candidates = items.filter(
    ({ passageId }) => passageId === undefined || kinds.has(passageId),
  );
  const choice = (kept: readonly BankItem[]) => ({
    chosen: chooseItems(subject, DESIGNS[kind], candidates, kinds, kept),
    kept,
  });
  try {
    return choice(before);
  } catch (error) {
    // No item fits next to the remaining ones anymore, so choose again from all.
    if (before.length === 0) throw error;
    return choice([]);
  }
}

/** The passages, of those that these items are about, that don't fit on one page. */
function tooLong({ site, passages }: QuestionsJob, items: readonly BankItem[]): Passage[] {
  const scratch = new Sheet({ title: '', subject: '', author: site.brand, date: site.date });
  const asked = new Set(items.map(({ passageId }) => passageId));
  return passages.filter((passage) => asked.has(passage.id) && !fitsPage(scratch, passage));
}

/** The items of a paper in their order. @throws RangeError when there are too few */
function itemsOf(job: QuestionsJob): BankItem[] {
  const known = new Map(job.items.map((item) => [item.id, item]));
  const before = job.kept.flatMap((id) => known.get(id) ?? []);
  if (before.length === DESIGNS[job.kind].questions) return before;
  // Measuring only what was chosen is faster than measuring all first: few passages are too long.
  const barred = new Set<string>();
  for (;;) {
    const { chosen, kept } = choose(job, before, barred);
    const added = chosen.filter((item) => !kept.includes(item));
    const long = tooLong(job, added);
    if (long.length === 0) return chosen;
    for (const { id } of long) barred.add(id);
  }
}

/** The date depends only on the items in the paper, so the same items always give the same file. */
function dateOf(items: readonly BankItem[], { site, written }: QuestionsJob): Date {
  const times = items.map(({ id }) => written.get(id)?.getTime() ?? 0);
  return new Date(Math.max(site.date.getTime(), ...times));
}

/**
 * Sets a paper. The same job gives the same bytes. Takes up to seconds of CPU time: {@link
 * withTypesetter} does it alongside other work.
 *
 * @throws Error if something doesn't fit on a page, the fonts lack a character, or there are too few
 *   items
 */
export async function typesetPaper(job: PaperJob): Promise<TypesetPaper> {
  if (job.kind === 'study-sheet') {
    return { ...(await studySheet(job.site, job.sheet)), itemIds: [], samples: [] };
  }
  const items = itemsOf(job);
  const passages = new Map(job.passages.map((passage) => [passage.id, passage]));
  const { kind, subject } = job;
  const site = { ...job.site, date: dateOf(items, job) };
  const set = await questionPaper(site, { kind, subject, items, passages });
  return { ...set, itemIds: items.map(({ id }) => id) };
}
