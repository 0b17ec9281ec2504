import type { BankItem } from '@prepward/content/bank/kit/types';
import type { Subject } from '@prepward/contracts/subjects';
import type { PaperDesign } from './designs.js';
import { BANDS, bandOf, familyOf, MOST_ON_A_PASSAGE, quotasOf } from './item-mix.js';

/** A text needs questions about this many different objectives to be worth its page. */
const LEAST_ON_A_PASSAGE = 3;

/** A kind of text that the paper doesn't have yet is worth as much as one more objective. */
const NEW_KIND = 1;

/** An item from a difficulty band that still lacks items is worth half an objective. */
const WANTED_BAND = 0.5;

/** A rarer item type that is still needed is worth more than an objective. */
const WANTED_TYPE = 3;

/** The key under which items are counted: their area, or a rarer type's name. */
function areaOrType({ type, area }: BankItem): string {
  return type === 'multiple-choice' ? area : type;
}

function addTo(counts: Map<string, number>, key: string, by: 1 | -1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** How many items of each area and rarer type have to come from texts. */
function wantedOf(
  subject: Subject,
  design: PaperDesign,
  candidates: readonly BankItem[],
): Map<string, number> {
  const wanted = new Map<string, number>(quotasOf(subject, design.questions));
  for (const type of design.alternates) addTo(wanted, type, 1);
  const alike = new Map<string, number>();
  for (const item of candidates) {
    if (item.passageId !== undefined) continue;
    // No more than this are taken from a family, however many there are.
    const taken = (alike.get(familyOf(item)) ?? 0) + 1;
    alike.set(familyOf(item), taken);
    if (taken > design.mostAlike) continue;
    addTo(wanted, areaOrType(item), -1);
  }
  return wanted;
}

/** A text with its questions and what they ask about. */
interface ReadText {
  id: string;
  items: BankItem[];
  objectives: Set<string>;
}

function textsOf(candidates: readonly BankItem[]): ReadText[] {
  const texts = new Map<string, ReadText>();
  for (const item of candidates) {
    const id = item.passageId;
    if (id === undefined) continue;
    const text = texts.get(id) ?? { id, items: [], objectives: new Set<string>() };
    text.items.push(item);
    text.objectives.add(item.objective);
    texts.set(id, text);
  }
  return [...texts.values()];
}

/** The texts that are chosen, and what another one would add to them. */
class PassageChoice {
  readonly chosen: Set<string>;
  private readonly covered: Set<string>;
  private readonly seen: Set<string | undefined>;
  private readonly bands = new Map<string, number>();

  constructor(
    private readonly design: PaperDesign,
    private readonly most: number,
    private readonly kinds: ReadonlyMap<string, string>,
    private readonly wanted: Map<string, number>,
    kept: readonly BankItem[],
  ) {
    this.chosen = new Set(kept.flatMap(({ passageId }) => passageId ?? []));
    this.covered = new Set(kept.map(({ objective }) => objective));
    this.seen = new Set([...this.chosen].map((id) => kinds.get(id)));
  }

  private wants(key: string): boolean {
    return (this.wanted.get(key) ?? 0) > 0;
  }

  /** Items of areas that still need some, at most as many as a paper uses from one text. */
  private areaWorth(items: readonly BankItem[]): number {
    const plain = items.filter(({ type, area }) => type === 'multiple-choice' && this.wants(area));
    return Math.min(plain.length, MOST_ON_A_PASSAGE);
  }

  /** Items of bands that have less than their share so far. */
  private bandWorth(items: readonly BankItem[]): number {
    const scarce = items.filter((item) => {
      const share = this.design.difficulty?.[BANDS.indexOf(bandOf(item))] ?? 0;
      return (this.bands.get(bandOf(item)) ?? 0) < share * this.most * LEAST_ON_A_PASSAGE;
    });
    return scarce.length * WANTED_BAND;
  }

  /** What a text adds: objectives, a kind of text, rarer types, areas and bands. */
  worth({ id, items, objectives }: ReadText): number {
    const added = [...objectives].filter((slug) => !this.covered.has(slug)).length;
    const types = new Set(items.flatMap(({ type }) => (this.wants(type) ? type : [])));
    types.delete('multiple-choice');
    const fresh = this.seen.has(this.kinds.get(id)) ? 0 : NEW_KIND;
    return added + fresh + types.size * WANTED_TYPE + this.areaWorth(items) + this.bandWorth(items);
  }

  take({ id, items, objectives }: ReadText): void {
    this.chosen.add(id);
    this.seen.add(this.kinds.get(id));
    for (const item of items) {
      addTo(this.bands, bandOf(item), 1);
      addTo(this.wanted, areaOrType(item), -1);
    }
    for (const slug of objectives) this.covered.add(slug);
  }
}

/**
 * Chooses texts one by one, each time the one that adds the most objectives, kinds and item types.
 *
 * @param kinds The kind of each passage by its id.
 * @param kept Items whose texts stay.
 * @returns ids of passages, as many as the design allows, or fewer if no more are worth their page
 */
export function passagesFor(
  candidates: readonly BankItem[],
  kinds: ReadonlyMap<string, string>,
  subject: Subject,
  design: PaperDesign,
  kept: readonly BankItem[],
): ReadonlySet<string | undefined> {
  const most = design.mostPassages[subject];
  const wanted = wantedOf(subject, design, candidates);
  const choice = new PassageChoice(design, most, kinds, wanted, kept);
  const rich = textsOf(candidates).filter(
    ({ objectives }) => objectives.size >= LEAST_ON_A_PASSAGE,
  );
  while (choice.chosen.size < most) {
    const open = rich.filter(({ id }) => !choice.chosen.has(id));
    const worths = new Map(open.map((text) => [text, choice.worth(text)]));
    const [best] = open.toSorted((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0));
    if (best === undefined) break;
    choice.take(best);
  }
  return choice.chosen;
}
