import { writtenModel } from '../kit/index.js';
import type { ItemModel, OrderedDraft } from '../kit/types.js';

/** A sequence to put in order: each step with the reason for its place. */
interface Sequence {
  stem: string;
  steps: readonly (readonly [text: string, why: string])[];
  rationale: string;
  misconception: string;
}

/** A model of hand-written sequences; append only. */
export function orderedModel(spec: {
  id: string;
  objective: string;
  difficulty: number;
  sequences: readonly Sequence[];
}): ItemModel {
  const { id, objective, difficulty, sequences } = spec;
  const items = sequences.map(
    ({ stem, steps, rationale, misconception }): OrderedDraft => ({
      type: 'ordered',
      stem,
      steps: steps.map(([text, why]) => ({ text, rationale: why })),
      rationale,
      misconception,
    }),
  );
  return writtenModel<'ordered'>({ id, objective, difficulty, items });
}
