import { createRng } from '@prepward/content/bank/kit/rng';
import type { BankItem } from '@prepward/content/bank/kit/types';
import type { ItemType, Subject } from '@prepward/contracts/subjects';
import type { PaperDesign } from './designs.js';
import { BANDS, bandOf, familyOf, MOST_ON_A_PASSAGE, quotasOf } from './item-mix.js';
import { passagesFor } from './passages.js';
import { arranged } from './sets.js';

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

  /** How many chosen items have this type. */
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

  /** Areas that still need questions. */
  openAreas(): string[] {
    return [...this.quotas].flatMap(([area, quota]) => (this.count(area) < quota ? area : []));
  }

  /** Questions of one family count as alike, except those on one text. */
  private allows(item: BankItem): boolean {
    const room = this.count(item.area) < (this.quotas.get(item.area) ?? 0);
    const most = item.passageId === undefined ? this.design.mostAlike : MOST_ON_A_PASSAGE;
    return (
      room && this.count(item.passageId ?? familyOf(item)) < most && !this.items.includes(item)
    );
  }

  /** How far the item's difficulty band has been filled in relation to its share. */
  private excess(item: BankItem): number {
    const band = bandOf(item);
    const share = this.design.difficulty?.[BANDS.indexOf(band)];
    return share === undefined ? 0 : this.count(band) / share;
  }

  /** How many chosen items are like it; questions on a text don't count. */
  private alike(item: BankItem): number {
    return item.passageId === undefined ? this.count(familyOf(item)) : 0;
  }

  /** Below 0 if the first is preferred. */
  private compare(a: BankItem, b: BankItem): number {
    return (
      this.alike(a) - this.alike(b) ||
      this.count(a.objective) - this.count(b.objective) ||
      this.excess(a) - this.excess(b) ||
      this.count(b.passageId) - this.count(a.passageId)
    );
  }

  /** Takes the item of this type that adds the most variety. False if there is none. */
  take(type: ItemType, area?: string): boolean {
    let best: BankItem | undefined;
    for (const item of this.candidates) {
      const isOpen =
        item.type === type && (area === undefined || item.area === area) && this.allows(item);
      if (isOpen && (best === undefined || this.compare(item, best) < 0)) best = item;
    }
    if (best) {
      this.add(best);
    }
    return best !== undefined;
  }
}

/**
 * The questions of a subject's paper, in their order: areas in the blueprint's proportions, all item
 * types, objectives as even as possible, and as few as possible of one family. The same bank gives the
 * same paper.
 *
 * @param bank Items that a paper can show.
 * @param kinds The kind of each passage by its id.
 * @param kept Those that an earlier edition of the paper has: they stay.
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
