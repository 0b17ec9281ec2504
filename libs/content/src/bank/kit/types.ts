import type { ItemType, Subject } from '@prepward/contracts/subjects';
import type { Rng } from './rng.js';

/** A choice as an author writes it; the generator adds its id and place. */
export interface DraftOption {
  /** Markdown with TeX between `$…$`. */
  text: string;
  /** Why this option is right, or why it is not. Names options by content, never by letter or place. */
  rationale: string;
  /** For distractors: the slug of the error that leads here, e.g. `adds-denominators`. */
  misconception?: string;
  /** The exact value where options are numbers: used to sort them and to compare them. */
  value?: number;
}

/** A picture made by code, with its text alternative. */
export interface Figure {
  /** A complete `<svg>` element that uses `currentColor` and the classes of the figure helpers. */
  svg: string;
  alt: string;
}

/** One shape on a hot-spot picture, in the picture's own coordinates. */
export type RegionShape =
  | { kind: 'circle'; cx: number; cy: number; r: number }
  | { kind: 'rect'; x: number; y: number; width: number; height: number }
  | { kind: 'polygon'; points: [number, number][] };

export interface DraftRegion {
  /**
   * What screen readers announce: a neutral place name ("Upper left chamber") that doesn't give the
   * key away.
   */
  name: string;
  shape: RegionShape;
  rationale: string;
  misconception?: string;
}

interface DraftBase {
  /** Markdown with TeX between `$…$`. */
  stem: string;
  /** The id of the passage the item is about, in the same subject. */
  passageId?: string;
  figure?: Figure;
  /**
   * What the item teaches, for students who see the key: 2 to 4 sentences, or the steps to the
   * answer. Markdown with TeX.
   */
  why?: string | string[];
  /** One line worth keeping. */
  remember?: string;
  /** In a model with `set` only: this item's own objective and difficulty. */
  objective?: string;
  difficulty?: number;
}

export interface MultipleChoiceDraft extends DraftBase {
  type: 'multiple-choice';
  key: DraftOption;
  /** Exactly three. */
  distractors: DraftOption[];
}

export interface MultipleSelectDraft extends DraftBase {
  type: 'multiple-select';
  /** Two or more. */
  keys: DraftOption[];
  /** One or more; keys and distractors together are 4 to 7. */
  distractors: DraftOption[];
}

export interface SupplyDraft extends DraftBase {
  type: 'supply';
  /** The canonical answer as shown in the review: a number (`3.5`, `7/8`) or one word. */
  answer: string;
  /**
   * `number`: compared after normalization (1/2 = 0.5; 1,000 = 1000). `word`: ignores case and outer
   * spaces.
   */
  answerKind: 'number' | 'word';
  /**
   * Maximum absolute difference from the answer that still counts as right; 0 unless the stem asks
   * for rounding.
   */
  tolerance?: number;
  /** Other forms accepted besides the answer (spellings of a word). */
  accepted?: string[];
  /** Shown next to the field, e.g. `mL`. */
  unit?: string;
  rationale: string;
  /** Common wrong answers, each with the error that leads to it. At least two. */
  commonErrors: { answer: string; misconception: string; rationale: string }[];
}

export interface HotSpotDraft extends DraftBase {
  type: 'hot-spot';
  figure: Figure;
  /** 2 to 5 disjoint regions inside the picture; `key` is the index of the right one. */
  regions: DraftRegion[];
  key: number;
}

export interface OrderedDraft extends DraftBase {
  type: 'ordered';
  /** 4 to 6 steps in their one defensible order. The generator shuffles the steps shown. */
  steps: { text: string; rationale: string }[];
  /** Why this order. */
  rationale: string;
  /** The likely ordering mistake, e.g. `swaps-atria-and-ventricles`. */
  misconception: string;
}

export type ItemDraft =
  | MultipleChoiceDraft
  | MultipleSelectDraft
  | SupplyDraft
  | HotSpotDraft
  | OrderedDraft;

/**
 * An item model: a small pure module that turns a seed into an item.
 *
 * The same seed gives the same draft, byte by byte, on every machine: draw only from `rng`.
 */
export interface ItemModel {
  /** Never changes, because item ids are built from it: `math.add-fractions`. */
  id: string;
  /** Slug of contracts/objectives: `math.numbers.arithmetic`. */
  objective: string;
  type: ItemType;
  /**
   * Prior difficulty in logits, -2 (nearly everyone) to 2 (few); about 0 is a 50% item for a median
   * student.
   */
  difficulty: number;
  /** How many distinct items the bank takes from this model, at most 60. */
  variants: number;
  /**
   * Models that are near twins share a family: a form has one item of a family. Default: the model's
   * own id.
   */
  family?: string;
  /**
   * The id under which this model's items are numbered, if it was split off from a model that had
   * grown too large: the parts share the numbering, no item changes its id, and they're one family.
   */
  continues?: string;
  /**
   * The model is the item set of one passage: each draft has its own type, and may have its own
   * objective and difficulty; the model's are those of the first item. Made by `passageModel`.
   */
  set?: true;
  /**
   * Whether the items apply what a student knows (to a case, data, an experiment, a figure, a
   * calculation, or a cause) or ask for a definition, a name, or a role. Every Science model sets
   * this, and at least half of the Science items apply.
   */
  asks?: 'apply' | 'define';
  /** The items are hand-written one by one: there is nothing for a second solver to compute. */
  written?: true;
  /** The existing seeds in ascending order, for hand-written items; otherwise 1 and up. */
  seeds?: readonly number[];
  /** `seed` counts from 1; only hand-written models use it; all others draw from `rng` alone. */
  make(rng: Rng, seed: number): ItemDraft;
  /**
   * For computed models: a second, independently written way to the answer, from the same draft's
   * parameters. Returns the `value` (numbers) or text that the key must equal.
   */
  solve?(draft: ItemDraft): string | number;
}

/** The kinds of passages. */
export const PASSAGE_KINDS = [
  'informational',
  'narrative',
  'persuasive',
  'technical',
  'memo',
  'label',
  'schedule',
  'index',
  'directions',
  'map',
  'paragraph',
  'email',
  'notice',
  'advertisement',
] as const;
export type PassageKind = (typeof PASSAGE_KINDS)[number];

/** A text with an item set. Written for this product. */
export interface Passage {
  /** `reading.night-shift-memo`. */
  id: string;
  title: string;
  kind: PassageKind;
  /** Markdown; paragraphs separated by blank lines; tables allowed. */
  text: string;
  figure?: Figure;
}

/** What one subject's folder exports. */
export interface SubjectBank {
  subject: Subject;
  models: ItemModel[];
  passages: Passage[];
}

/** An option as stored in the bank: in stored order, with an id that doesn't reveal the key. */
export interface BankOption {
  id: string;
  text: string;
  rationale: string;
  misconception?: string;
  value?: number;
}

export interface BankRegion {
  id: string;
  name: string;
  shape: RegionShape;
  rationale: string;
  misconception?: string;
}

interface BankItemBase {
  /** `model:seed`, stable. */
  id: string;
  model: string;
  /** The family of the model; its own id where it has no twins. */
  family: string;
  seed: number;
  subject: Subject;
  /** `math.numbers` */
  area: string;
  objective: string;
  difficulty: number;
  stem: string;
  passageId?: string;
  figure?: Figure;
  why?: string | string[];
  remember?: string;
}

/** An item of the bank, key and rationales included. Never sent to a browser as it is. */
export type BankItem = BankItemBase &
  (
    | { type: 'multiple-choice'; options: BankOption[]; key: string }
    | { type: 'multiple-select'; options: BankOption[]; key: string[] }
    | {
        type: 'supply';
        answer: string;
        answerKind: 'number' | 'word';
        tolerance: number;
        accepted: string[];
        unit?: string;
        rationale: string;
        commonErrors: { answer: string; misconception: string; rationale: string }[];
      }
    | { type: 'hot-spot'; figure: Figure; regions: BankRegion[]; key: string }
    | {
        type: 'ordered';
        options: BankOption[];
        /** Ids in the right order. */
        key: string[];
        rationale: string;
        misconception: string;
      }
  );
