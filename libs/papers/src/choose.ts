import { createRng } from '@prepward/content/bank/kit/rng';
import type { BankItem } from '@prepward/content/bank/kit/types';
import { sectionOfSubject, share } from '@prepward/contracts/exam';
import type { ItemType, Subject } from '@prepward/contracts/subjects';
import type { PaperDesign } from './designs.js';
import { arranged } from './sets.js';

/** A text is read for several questions over different objectives, or it is not worth its page. */
const LEAST_ON_A_PASSAGE = 3;
const MOST_ON_A_PASSAGE = 5;

/** Questions for each area of a subject, in proportion to the scored items of the exam's blueprint. */
export function quotasOf(subject: Subject, total: number): Map<string, number> {
  const { areas } = sectionOfSubject(subject);
  const counts = share(
    total,
    areas.map(({ scoredItems }) => scoredItems),
  );
  return new Map(areas.map(({ area }, i) => [area, counts[i] ?? 0]));
}

/** Items this much easier or harder than a median student finds them, logits, are easier or harder ones. */
const MIDDLE = 0.2;
const BANDS = ['easier', 'middle', 'harder'] as const;

function bandOf({ difficulty }: BankItem): (typeof BANDS)[number] {
  if (difficulty < -MIDDLE) return 'easier';
  return difficulty > MIDDLE ? 'harder' : 'middle';
}

/** What has been chosen so far, and what still may be. */
class Choice {
  readonly items: BankItem[] = [];
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly candidates: readonly BankItem[],
    private readonly quotas: ReadonlyMap<string, number>,
    private readonly design: PaperDesign,
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
    const { area, objective, passageId } = item;
    for (const key of [area, objective, passageId ?? familyOf(item), bandOf(item)]) {
      this.counts.set(key, this.count(key) + 1);
    }
  }

  /** Areas that still want questions. */
  openAreas(): string[] {
    return [...this.quotas].flatMap(([area, quota]) => (this.count(area) < quota ? area : []));
  }

  /** Two questions of one family are alike, except where the model is the questions on one text. */
  private allows(item: BankItem): boolean {
    const room = this.count(item.area) < (this.quotas.get(item.area) ?? 0);
    const most = item.passageId === undefined ? this.design.mostAlike : MOST_ON_A_PASSAGE;
    return (
      room && this.count(item.passageId ?? familyOf(item)) < most && !this.items.includes(item)
    );
  }

  /** How much more than its share of a band's items there are. */
  private excess(item: BankItem): number {
    const band = bandOf(item);
    const share = this.design.difficulty?.[BANDS.indexOf(band)];
    return share === undefined ? 0 : this.count(band) / share;
  }

  /** How many are like it already; questions on one text are none. */
  private alike(item: BankItem): number {
    return item.passageId === undefined ? this.count(familyOf(item)) : 0;
  }

  /** Takes one item of a type from where there is least so far. False where there is none. */
  take(type: ItemType, area?: string): boolean {
    const open = this.candidates.filter(
      (item) =>
        item.type === type && (area === undefined || item.area === area) && this.allows(item),
    );
    const [best] = open.toSorted(
      (a, b) =>
        this.alike(a) - this.alike(b) ||
        this.count(a.objective) - this.count(b.objective) ||
        this.excess(a) - this.excess(b) ||
        this.count(b.passageId) - this.count(a.passageId),
    );
    if (best) {
      this.add(best);
    }
    return best !== undefined;
  }
}

/** Near twins of models; in no other name space than passages, objectives and areas. */
function familyOf({ family }: BankItem): string {
  return `family ${family}`;
}

/** A kind of text that the paper has not yet is worth as much as one more objective. */
const NEW_KIND = 1;

/** Where easier and harder items are wanted, one of them is worth as much as half an objective. */
const WANTED_BAND = 0.5;

/** An item of a type that is rare among the texts is worth more than an objective. */
const WANTED_TYPE = 3;

/** How many items of each area and rarer type the texts of a paper have to bring. */
function wantedOf(
  subject: Subject,
  design: PaperDesign,
  candidates: readonly BankItem[],
): Map<string, number> {
  const wanted = new Map<string, number>(quotasOf(subject, design.questions));
  for (const type of design.alternates) wanted.set(type, (wanted.get(type) ?? 0) + 1);
  const alike = new Map<string, number>();
  for (const item of candidates) {
    const { type, area, passageId } = item;
    if (passageId !== undefined) continue;
    // Of a family no more are taken than this, however many there are.
    const taken = (alike.get(familyOf(item)) ?? 0) + 1;
    alike.set(familyOf(item), taken);
    if (taken > design.mostAlike) continue;
    const key = type === 'multiple-choice' ? area : type;
    wanted.set(key, (wanted.get(key) ?? 0) - 1);
  }
  return wanted;
}

/** Texts that, one after the other, add the most objectives, kinds and item types to those before them. */
function passagesFor(
  candidates: readonly BankItem[],
  kinds: ReadonlyMap<string, string>,
  subject: Subject,
  design: PaperDesign,
  kept: readonly BankItem[],
): ReadonlySet<string | undefined> {
  const count = design.mostPassages[subject];
  const wanted = wantedOf(subject, design, candidates);
  const itemsOn = new Map<string, BankItem[]>();
  for (const item of candidates) {
    const { passageId } = item;
    if (passageId !== undefined) {
      itemsOn.set(passageId, [...(itemsOn.get(passageId) ?? []), item]);
    }
  }
  /** Items of areas that still want some, at most as many as a paper takes of one text. */
  const areaWorth = (items: readonly BankItem[]) =>
    Math.min(
      items.filter(({ type, area }) => type === 'multiple-choice' && (wanted.get(area) ?? 0) > 0)
        .length,
      MOST_ON_A_PASSAGE,
    );
  const objectives = new Map<string, Set<string>>();
  for (const { passageId, objective } of candidates) {
    if (passageId !== undefined) {
      objectives.set(passageId, (objectives.get(passageId) ?? new Set()).add(objective));
    }
  }
  const chosen = new Set(kept.flatMap(({ passageId }) => passageId ?? []));
  const covered = new Set(kept.map(({ objective }) => objective));
  const seen = new Set([...chosen].map((id) => kinds.get(id)));
  const bands = new Map<string, number>();
  const shareOf = (item: BankItem) => design.difficulty?.[BANDS.indexOf(bandOf(item))] ?? 0;
  /** Items of bands that have less than their share so far. */
  const bandWorth = (items: readonly BankItem[]) =>
    items.filter(
      (item) =>
        (bands.get(bandOf(item)) ?? 0) <
        shareOf(item) * design.mostPassages[subject] * LEAST_ON_A_PASSAGE,
    ).length * WANTED_BAND;
  const worth = (id: string) => {
    const added = [...(objectives.get(id) ?? [])].filter((slug) => !covered.has(slug)).length;
    const items = itemsOn.get(id) ?? [];
    const types = new Set(items.flatMap(({ type }) => ((wanted.get(type) ?? 0) > 0 ? type : [])));
    types.delete('multiple-choice');
    const fresh = seen.has(kinds.get(id)) ? 0 : NEW_KIND;
    return added + fresh + types.size * WANTED_TYPE + areaWorth(items) + bandWorth(items);
  };
  const rich = [...objectives].flatMap(([id, slugs]) =>
    slugs.size < LEAST_ON_A_PASSAGE ? [] : id,
  );
  while (chosen.size < count) {
    const open = rich.filter((id) => !chosen.has(id));
    const worths = new Map(open.map((id) => [id, worth(id)]));
    const [best] = open.toSorted((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0));
    if (best === undefined) {
      break;
    }
    chosen.add(best);
    seen.add(kinds.get(best));
    for (const item of itemsOn.get(best) ?? []) {
      const { type, area } = item;
      bands.set(bandOf(item), (bands.get(bandOf(item)) ?? 0) + 1);
      const key = type === 'multiple-choice' ? area : type;
      wanted.set(key, (wanted.get(key) ?? 0) - 1);
    }
    for (const slug of objectives.get(best) ?? []) {
      covered.add(slug);
    }
  }
  return chosen;
}

/**
 * The questions of a subject's paper, in their order: areas in the blueprint's proportions, all item
 * types, objectives as evenly as they go, as few as possible of one family. The same bank gives the
 * same paper.
 *
 * @param bank Items that a paper can show.
 * @param kinds The kind of each passage by its id.
 * @param kept Those of them that an earlier edition of the paper holds: they stay.
 * @throws RangeError when the bank has too little.
 */
export function chooseItems(
  subject: Subject,
  design: PaperDesign,
  bank: readonly BankItem[],
  kinds: ReadonlyMap<string, string>,
  kept: readonly BankItem[] = [],
): BankItem[] {
  const rng = createRng(`${design.seed}:${subject}`);
  const shuffled = rng.shuffle(bank.filter((item) => item.subject === subject));
  const passages = passagesFor(shuffled, kinds, subject, design, kept);
  const candidates = shuffled.filter(
    ({ passageId }) => passageId === undefined || passages.has(passageId),
  );
  const choice = new Choice(candidates, quotasOf(subject, design.questions), design, kept);
  for (const [place, type] of design.alternates.entries()) {
    const wanted = design.alternates.slice(0, place + 1).filter((one) => one === type).length;
    if (choice.countOf(type) < wanted && !choice.take(type)) {
      throw new RangeError(`The bank has too few ${type} items in ${subject}`);
    }
  }
  while (choice.items.length < design.questions) {
    for (const area of choice.openAreas()) {
      if (!choice.take('multiple-choice', area)) {
        throw new RangeError(`The bank has too few items in ${area}`);
      }
    }
  }
  return arranged(choice.items, design.sets, rng);
}
