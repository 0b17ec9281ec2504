import type {
  DraftOption,
  Figure,
  ItemDraft,
  ItemModel,
  Passage,
  RegionShape,
} from '../kit/types.js';
import { passageModel, type SetItem } from '../kit/written.js';

/** Objectives of the reading section, without the leading `reading.`. */
type ReadingObjective =
  | 'key-ideas.summarise'
  | 'key-ideas.infer'
  | 'key-ideas.directions'
  | 'key-ideas.locate'
  | 'key-ideas.graphics'
  | 'key-ideas.sequence'
  | 'craft.fact-opinion'
  | 'craft.words-in-context'
  | 'craft.purpose'
  | 'craft.point-of-view'
  | 'craft.structure'
  | 'integration.evidence'
  | 'integration.themes'
  | 'integration.argument'
  | 'integration.combine-sources';

/** A right choice and the sentence that proves it. */
type Right = readonly [text: string, rationale: string];
/** A wrong choice, the slug of the error that leads to it, and why it is wrong. */
type Wrong = readonly [text: string, misconception: string, rationale: string];

/** A passage or document with the model of its item set. */
export interface ReadingSet {
  passage: Passage;
  model: ItemModel;
}

const tagged = (objective: ReadingObjective, difficulty: number, draft: ItemDraft): SetItem => ({
  ...draft,
  objective: `reading.${objective}`,
  difficulty,
});

const right = ([text, rationale]: Right): DraftOption => ({ text, rationale });
const wrong = ([text, misconception, rationale]: Wrong): DraftOption => ({
  text,
  misconception,
  rationale,
});

/** A multiple-choice item: one key, three distractors. */
export function choice(
  objective: ReadingObjective,
  difficulty: number,
  stem: string,
  key: Right,
  distractors: readonly [Wrong, Wrong, Wrong],
): SetItem {
  // Plain numbers are shown in ascending order, as on the exam; that needs their values.
  const numeric = [key, ...distractors].every(([text]) => /^[\d.]+$/.test(text));
  const valued = (o: DraftOption) => (numeric ? { ...o, value: Number(o.text) } : o);
  return tagged(objective, difficulty, {
    type: 'multiple-choice',
    stem,
    key: valued(right(key)),
    distractors: distractors.map((d) => valued(wrong(d))),
  });
}

/** A multiple-select item: two or more keys; the stem says how many to choose. */
export function select(
  objective: ReadingObjective,
  difficulty: number,
  stem: string,
  keys: readonly Right[],
  distractors: readonly Wrong[],
): SetItem {
  return tagged(objective, difficulty, {
    type: 'multiple-select',
    stem,
    keys: keys.map(right),
    distractors: distractors.map(wrong),
  });
}

interface SupplyAnswer {
  answer: string;
  kind: 'number' | 'word';
  rationale: string;
  unit?: string;
  accepted?: string[];
}

/** A supply item: a number or one word that stands in the text or is worked out from it. */
export function supply(
  objective: ReadingObjective,
  difficulty: number,
  stem: string,
  { answer, kind, rationale, unit, accepted }: SupplyAnswer,
  errors: readonly Wrong[],
): SetItem {
  return tagged(objective, difficulty, {
    type: 'supply',
    stem,
    answer,
    answerKind: kind,
    rationale,
    ...(unit === undefined ? {} : { unit }),
    ...(accepted === undefined ? {} : { accepted }),
    commonErrors: errors.map(([given, misconception, why]) => ({
      answer: given,
      misconception,
      rationale: why,
    })),
  });
}

/** An ordered item: the steps are written in their one defensible order. */
export function order(
  objective: ReadingObjective,
  difficulty: number,
  stem: string,
  rationale: string,
  misconception: string,
  steps: readonly Right[],
): SetItem {
  return tagged(objective, difficulty, {
    type: 'ordered',
    stem,
    rationale,
    misconception,
    steps: steps.map(([text, why]) => ({ text, rationale: why })),
  });
}

/**
 * A hot-spot item: one spot for each shape, in the order of the shapes. The key is the spot that
 * has no misconception.
 *
 * @throws RangeError when the counts differ or not exactly one spot is the key.
 */
export function spot(
  objective: ReadingObjective,
  difficulty: number,
  stem: string,
  figure: Figure,
  shapes: readonly RegionShape[],
  spots: readonly (Right | Wrong)[],
): SetItem {
  const keys = spots.flatMap((s, i) => (s.length === 2 ? [i] : []));
  const [key] = keys;
  if (key === undefined || keys.length > 1 || spots.length !== shapes.length) {
    throw new RangeError(
      `${stem}: ${keys.length} keys, ${spots.length} spots, ${shapes.length} shapes`,
    );
  }
  const regions = shapes.flatMap((shape, i) => {
    const entry = spots[i];
    if (entry === undefined) return [];
    const { text: name, ...rest } = entry.length === 2 ? right(entry) : wrong(entry);
    return [{ name, shape, ...rest }];
  });
  return tagged(objective, difficulty, { type: 'hot-spot', stem, figure, regions, key });
}

/** Ties a text to its items: one model whose variants are the items of the set, in this order. */
export function readingSet(passage: Passage, items: readonly SetItem[]): ReadingSet {
  return { passage, model: passageModel(passage, items) };
}
