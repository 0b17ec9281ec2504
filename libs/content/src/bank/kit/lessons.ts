import * as z from 'zod';
import { readYamlFile } from './texts/index.js';
import type { DraftOption, ItemDraft, ItemModel } from './types.js';

const text = z.string().min(1, 'this is empty; expected a text');

const lesson = z.strictObject({
  /** The model's id without its subject. */
  model: text,
  /** How to decide: one or two sentences that hold for every item of the model. */
  method: text.refine((words) => /[.?!]$/.test(words), 'expected a full sentence'),
  /** One line worth keeping. */
  remember: text,
});

/** Longer lists of answers are told by their reasons. */
const LONGEST_LIST = 120;
const LONGEST_NAME = 60;

/** The reason of an answer, so that it can be read without the answer beside it. */
function reasonOf({ text: answer, rationale }: DraftOption): string {
  // "It is a steroid …" speaks of the option beside which it's shown.
  if (!/^(?:It|Its|They|Their|This|That|These|Each|Both|He|She|Here)\b/.test(rationale))
    return rationale;
  const name = answer.replace(/[.?!]$/, '');
  return name.length > LONGEST_NAME || name.includes('"')
    ? rationale
    : `"${name}" fits. ${rationale}`;
}

/** The answers in a row, with commas inside the quotation marks. */
function listed(answers: readonly DraftOption[]): string {
  const names = answers.map(({ text: answer }) => answer.replace(/[.?!]$/, ''));
  const comma = names.length > 2 ? ',' : '';
  const list = `${names
    .slice(0, -1)
    .map((name) => `"${name}${comma}"`)
    .join(' ')} and "${names.at(-1)}."`;
  return list.length > LONGEST_LIST || names.some((name) => name.includes('"'))
    ? answers.map(({ rationale }) => rationale).join(' ')
    : `That leaves ${list}`;
}

/** What is right in this item, and why. */
function answerOf(draft: ItemDraft): string {
  switch (draft.type) {
    case 'multiple-choice':
      return reasonOf(draft.key);
    case 'multiple-select':
      return listed(draft.keys);
    case 'hot-spot':
      return draft.regions[draft.key]?.rationale ?? '';
    case 'supply':
    case 'ordered':
      return draft.rationale;
  }
}

/**
 * Gives the items of models that explain nothing themselves an explanation: the method of their
 * lesson with the reason of their key, and a line to keep. Everything else of an item stays the same.
 *
 * @param module `import.meta.url` of the subject's index; `lessons.yaml` is beside it.
 * @throws RangeError for a lesson of no model, and TextFaults for a file that breaks its schema.
 */
export function withLessons(
  module: string,
  subject: string,
  models: readonly ItemModel[],
): ItemModel[] {
  const { lessons } = readYamlFile(
    module,
    'lessons.yaml',
    z.strictObject({ lessons: z.array(lesson).min(1) }),
  );
  const byModel = new Map(lessons.map((one) => [`${subject}.${one.model}`, one]));
  const ids = new Set(models.map(({ id }) => id));
  for (const id of byModel.keys()) {
    if (!ids.has(id)) throw new RangeError(`lessons.yaml: there is no model ${id}`);
  }
  return models.map((model) => {
    const taught = byModel.get(model.id);
    if (taught === undefined) return model;
    const make: ItemModel['make'] = (rng, seed) => {
      const draft = model.make(rng, seed);
      if (draft.why !== undefined) return draft;
      const why = `${taught.method} ${answerOf(draft)}`;
      return { ...draft, why, remember: draft.remember ?? taught.remember };
    };
    return { ...model, make };
  });
}
