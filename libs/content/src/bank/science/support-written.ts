import { writtenModel } from '../kit/index.js';
import type { ItemModel, MultipleChoiceDraft } from '../kit/types.js';

/** A hand-written question: the key first, then three wrong answers. */
export interface Question {
  stem: string;
  key: readonly [text: string, why: string];
  wrong: readonly (readonly [text: string, misconception: string, why: string])[];
}

/** One hand-written multiple-choice draft. */
export function questionDraft({ stem, key, wrong }: Question): MultipleChoiceDraft {
  return {
    type: 'multiple-choice',
    stem,
    key: { text: key[0], rationale: key[1] },
    distractors: wrong.map(([text, misconception, rationale]) => ({
      text,
      misconception,
      rationale,
    })),
  };
}

/** A model of hand-written multiple-choice questions; append only. */
export function questionModel(spec: {
  id: string;
  objective: string;
  difficulty: number;
  questions: readonly Question[];
}): ItemModel {
  const { id, objective, difficulty, questions } = spec;
  return writtenModel<'multiple-choice'>({
    id,
    objective,
    difficulty,
    items: questions.map(questionDraft),
  });
}
