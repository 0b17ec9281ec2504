import * as z from 'zod';
import { readYamlFile } from './texts/index.js';
import type { DraftOption, ItemDraft, ItemModel } from './types.js';

const text = z.string().min(1, 'this is empty; expected a text');

const teaching = {
  /** How to decide: one or two sentences that hold for every item of the model or objective. */
  method: text.refine((words) => /[.?!]$/.test(words), 'expected a full sentence'),
  /** One line worth keeping. */
  remember: text,
};

const lessonsFile = z.strictObject({
  /** `model` is an id without its subject. */
  lessons: z.array(z.strictObject({ model: text, ...teaching })).min(1),
  /** For the items of passages, by their own objectives; several of one objective take turns. */
  objectives: z.array(z.strictObject({ objective: text, ...teaching })).optional(),
});

type Lesson = Pick<z.infer<typeof lessonsFile>['lessons'][number], 'method' | 'remember'>;

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

/** Fewer sentences than two, or fewer words than twelve, don't explain. */
const isShort = (why: string) =>
  (why.match(/[.?!]["”’)]?(?=\s|$)/g)?.length ?? 0) < 2 || why.split(/\s+/).length < 12;

function taught(draft: ItemDraft, lesson: Lesson | undefined): ItemDraft {
  const { why } = draft;
  if (typeof why === 'string' && isShort(why)) {
    return { ...draft, why: `${why} ${answerOf(draft)}` };
  }
  if (why !== undefined || lesson === undefined) return draft;
  return {
    ...draft,
    why: `${lesson.method} ${answerOf(draft)}`,
    remember: draft.remember ?? lesson.remember,
  };
}

/**
 * Gives the items of models that explain nothing themselves an explanation: the method of their
 * lesson with the reason of their key, and a line to keep. An explanation of one sentence gets the
 * reason of the key, too. Everything else of an item stays the same.
 *
 * @param module `import.meta.url` of the subject's index; `lessons.yaml` is beside it.
 * @throws RangeError for a lesson of no model, and TextFaults for a file that breaks its schema.
 */
export function withLessons(
  module: string,
  subject: string,
  models: readonly ItemModel[],
): ItemModel[] {
  const { lessons, objectives = [] } = readYamlFile(module, 'lessons.yaml', lessonsFile);
  const byModel = new Map(lessons.map((one) => [`${subject}.${one.model}`, one]));
  const ids = new Set(models.map(({ id, continues }) => continues ?? id));
  for (const id of byModel.keys()) {
    if (!ids.has(id)) throw new RangeError(`lessons.yaml: there is no model ${id}`);
  }
  const ofObjective = (objective: string, seed: number) => {
    const some = objectives.filter((one) => one.objective === objective);
    return some[seed % Math.max(some.length, 1)];
  };
  return models.map((model) => ({
    ...model,
    make: (rng, seed) => {
      const draft = model.make(rng, seed);
      const objective = draft.objective ?? model.objective;
      return taught(
        draft,
        byModel.get(model.continues ?? model.id) ?? ofObjective(objective, seed),
      );
    },
  }));
}
