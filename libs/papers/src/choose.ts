import { createRng, type Rng } from '@prepward/content/bank/kit/rng';
import type { BankItem } from '@prepward/content/bank/kit/types';
import { sectionOfSubject, share } from '@prepward/contracts/exam';
import { PAPER_QUESTIONS } from '@prepward/contracts/papers';
import type { ItemType, Subject } from '@prepward/contracts/subjects';

/** Changing it changes every question of every paper. */
const SEED = 'paper-1';

/** The item types beside plain multiple choice: about one question in four, as on the exam. */
const ALTERNATES: readonly ItemType[] = [
  'hot-spot',
  'ordered',
  'supply',
  'multiple-select',
  'supply',
  'multiple-select',
];

/** A text is read for several questions over different objectives, or it is not worth its page. */
const LEAST_ON_A_PASSAGE = 3;
const MOST_ON_A_PASSAGE = 5;

/** Longer texts that a paper can hold: three pages of Reading, one experiment of Science. */
const MOST_PASSAGES: Record<Subject, number> = { reading: 6, math: 0, science: 1, english: 0 };

/** Questions for each area of a subject, in proportion to the scored items of the exam's blueprint. */
export function quotasOf(subject: Subject, total = PAPER_QUESTIONS): Map<string, number> {
  const { areas } = sectionOfSubject(subject);
  const counts = share(
    total,
    areas.map(({ scoredItems }) => scoredItems),
  );
  return new Map(areas.map(({ area }, i) => [area, counts[i] ?? 0]));
}

/** What has been chosen so far, and what still may be. */
class Choice {
  readonly items: BankItem[] = [];
  private readonly models = new Set<string>();
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly candidates: readonly BankItem[],
    private readonly quotas: ReadonlyMap<string, number>,
    kept: readonly BankItem[],
  ) {
    for (const item of kept) {
      this.add(item);
    }
  }

  /** How many of a type there are. */
  countOf(type: ItemType): number {
    return this.items.filter((item) => item.type === type).length;
  }

  private count(key: string | undefined): number {
    return key === undefined ? 0 : (this.counts.get(key) ?? 0);
  }

  private add(item: BankItem): void {
    this.items.push(item);
    this.models.add(item.model);
    for (const key of [item.area, item.objective, item.passageId]) {
      if (key !== undefined) {
        this.counts.set(key, this.count(key) + 1);
      }
    }
  }

  /** Areas that still want questions. */
  openAreas(): string[] {
    return [...this.quotas].flatMap(([area, quota]) => (this.count(area) < quota ? area : []));
  }

  /** Two questions of one model are alike, except where the model is the questions on one text. */
  private allows(item: BankItem): boolean {
    const room = this.count(item.area) < (this.quotas.get(item.area) ?? 0);
    const fresh = item.passageId === undefined && !this.models.has(item.model);
    const more = item.passageId !== undefined && this.count(item.passageId) < MOST_ON_A_PASSAGE;
    return room && (fresh || more) && !this.items.includes(item);
  }

  /** Takes one item of a type from where there is least so far. False where there is none. */
  take(type: ItemType, area?: string): boolean {
    const open = this.candidates.filter(
      (item) =>
        item.type === type && (area === undefined || item.area === area) && this.allows(item),
    );
    const [best] = open.toSorted(
      (a, b) =>
        this.count(a.objective) - this.count(b.objective) ||
        this.count(b.passageId) - this.count(a.passageId),
    );
    if (best) {
      this.add(best);
    }
    return best !== undefined;
  }
}

/** A kind of text that the paper has not yet is worth as much as one more objective. */
const NEW_KIND = 1;

/** Texts that, one after the other, add the most objectives and kinds to those before them. */
function passagesFor(
  candidates: readonly BankItem[],
  kinds: ReadonlyMap<string, string>,
  count: number,
  kept: readonly BankItem[],
): ReadonlySet<string | undefined> {
  const objectives = new Map<string, Set<string>>();
  for (const { passageId, objective } of candidates) {
    if (passageId !== undefined) {
      objectives.set(passageId, (objectives.get(passageId) ?? new Set()).add(objective));
    }
  }
  const chosen = new Set(kept.flatMap(({ passageId }) => passageId ?? []));
  const covered = new Set(kept.map(({ objective }) => objective));
  const seen = new Set([...chosen].map((id) => kinds.get(id)));
  const worth = (id: string) => {
    const added = [...(objectives.get(id) ?? [])].filter((slug) => !covered.has(slug)).length;
    return added + (seen.has(kinds.get(id)) ? 0 : NEW_KIND);
  };
  const rich = [...objectives].flatMap(([id, slugs]) =>
    slugs.size < LEAST_ON_A_PASSAGE ? [] : id,
  );
  while (chosen.size < count) {
    const open = rich.filter((id) => !chosen.has(id));
    const [best] = open.toSorted((a, b) => worth(b) - worth(a));
    if (best === undefined) {
      break;
    }
    chosen.add(best);
    seen.add(kinds.get(best));
    for (const slug of objectives.get(best) ?? []) {
      covered.add(slug);
    }
  }
  return chosen;
}

/** Texts with their questions together, everything else in any order between them. */
function arranged(items: readonly BankItem[], rng: Rng): BankItem[] {
  const groups = new Map<string, BankItem[]>();
  for (const item of items) {
    const key = item.passageId ?? item.id;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  const shuffled = rng.shuffle([...groups.values()]);
  // A first page with its head has no room for a long text.
  const first = shuffled.findIndex(([item]) => item?.passageId === undefined);
  const turned = [...shuffled.slice(first), ...shuffled.slice(0, first)];
  return turned.flatMap((group) =>
    group[0]?.passageId === undefined ? group : group.toSorted((a, b) => a.seed - b.seed),
  );
}

/**
 * The questions of a subject's paper, in their order: areas in the blueprint's proportions, all item
 * types, objectives as evenly as they go, no two of one model. The same bank gives the same paper.
 *
 * @param bank Items that a paper can show.
 * @param kinds The kind of each passage by its id.
 * @param kept Those of them that an earlier edition of the paper holds: they stay.
 * @throws RangeError when the bank has too little.
 */
export function chooseItems(
  subject: Subject,
  bank: readonly BankItem[],
  kinds: ReadonlyMap<string, string>,
  kept: readonly BankItem[] = [],
): BankItem[] {
  const rng = createRng(`${SEED}:${subject}`);
  const shuffled = rng.shuffle(bank.filter((item) => item.subject === subject));
  const passages = passagesFor(shuffled, kinds, MOST_PASSAGES[subject], kept);
  const candidates = shuffled.filter(
    ({ passageId }) => passageId === undefined || passages.has(passageId),
  );
  const choice = new Choice(candidates, quotasOf(subject), kept);
  for (const [place, type] of ALTERNATES.entries()) {
    const wanted = ALTERNATES.slice(0, place + 1).filter((one) => one === type).length;
    if (choice.countOf(type) < wanted && !choice.take(type)) {
      throw new RangeError(`The bank has too few ${type} items in ${subject}`);
    }
  }
  while (choice.items.length < PAPER_QUESTIONS) {
    for (const area of choice.openAreas()) {
      if (!choice.take('multiple-choice', area)) {
        throw new RangeError(`The bank has too few items in ${area}`);
      }
    }
  }
  return arranged(choice.items, rng);
}
