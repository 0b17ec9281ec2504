import { ITEM_TYPES } from '@prepward/contracts/subjects';
import * as z from 'zod';
import { quotedAtEnd } from './series.js';
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
  /**
   * For items on passages, by the item's objective, in the order in which they're tried. `asks` lists
   * phrases to find in the question, each matched from the start of a word; `types` lists item types.
   * With neither, the lesson applies to every remaining question.
   */
  objectives: z
    .array(
      z.strictObject({
        objective: text,
        asks: z.array(text).min(1).optional(),
        types: z.array(z.enum(ITEM_TYPES)).min(1).optional(),
        ...teaching,
      }),
    )
    .optional(),
});

type Lesson = Pick<z.infer<typeof lessonsFile>['lessons'][number], 'method' | 'remember'>;
/** A lesson for the items of one objective that ask one kind of question. */
export type ObjectiveLesson = NonNullable<z.infer<typeof lessonsFile>['objectives']>[number];

/** Longer lists of answers are replaced by the answers' rationales. */
const LONGEST_LIST = 120;
const LONGEST_NAME = 60;
/** Text that has quotation marks of its own isn't quoted again. */
const QUOTED = /["“]/;

/** An answer without the period at its end, which isn't part of an abbreviation such as "p.m." */
const unstopped = (answer: string) => answer.replace(/(?<!\.[A-Za-z])[.?!]$/, '');

/** An answer's rationale, made readable without the answer next to it. */
function reasonOf({ text: answer, rationale }: DraftOption): string {
  // "It is a steroid …" is about the option it's shown next to.
  if (!/^(?:It|Its|They|Their|This|That|These|Each|Both|He|She|Here)\b/.test(rationale))
    return rationale;
  const name = unstopped(answer);
  if (name.length > LONGEST_NAME || QUOTED.test(name)) return rationale;
  // A sentence can't begin with a lowercase letter.
  return /^[a-z]/.test(name)
    ? `The answer is "${name}." ${rationale}`
    : `"${name}" fits. ${rationale}`;
}

/** The answers in a row, with commas inside the quotation marks. */
function listed(answers: readonly DraftOption[]): string {
  const names = answers.map(({ text: answer }) => unstopped(answer));
  const list = quotedAtEnd([...names.slice(0, -1), names.at(-1)?.replace(/\.$/, '') ?? '']);
  return list.length > LONGEST_LIST || names.some((name) => QUOTED.test(name))
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
      // "Here" points into the picture, but the explanation is shown outside it.
      return (draft.regions[draft.key]?.rationale ?? '').replace(/^(.+?) is here\. It /, '$1 ');
    case 'supply':
    case 'ordered':
      return draft.rationale;
  }
}

/** Fewer than two sentences or twelve words don't explain anything. */
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

const inWords = (text: string) => ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')}`;

/** What a question asks, without its quotations: a "because" quoted from a passage doesn't count. */
const asked = (stem: string) => inWords(stem.replace(/["“][^"”]*["”]/g, ' '));

const isForAll = ({ asks, types }: ObjectiveLesson) => asks === undefined && types === undefined;

/**
 * The lesson for what an item asks: the first for its objective that matches the question's words or
 * type, or the one for all other questions.
 */
export function lessonFor(
  lessons: readonly ObjectiveLesson[],
  objective: string,
  { stem, type }: Pick<ItemDraft, 'stem' | 'type'>,
): ObjectiveLesson | undefined {
  const question = asked(stem);
  return lessons.find(
    (one) =>
      one.objective === objective &&
      (isForAll(one) ||
        one.types?.includes(type) ||
        one.asks?.some((words) => question.includes(inWords(words)))),
  );
}

/**
 * The lessons next to a subject's index.
 *
 * @throws TextFaults for a file that breaks its schema.
 */
export const readLessons = (module: string) => readYamlFile(module, 'lessons.yaml', lessonsFile);

/** The lesson for all other questions must come last, so that every lesson can be reached. */
function checkOrder(lessons: readonly ObjectiveLesson[]): void {
  for (const objective of new Set(lessons.map((one) => one.objective))) {
    const all = lessons.filter((one) => one.objective === objective);
    if (all.findIndex(isForAll) !== all.length - 1) {
      throw new RangeError(
        `lessons.yaml: ${objective} needs one lesson without "asks" and "types," and it comes last`,
      );
    }
  }
}

/**
 * Adds an explanation to items that have none: their lesson's method with their key's rationale, and
 * a line worth keeping. An explanation that is too short gets the key's rationale, too. Nothing else
 * in an item changes.
 *
 * @param module `import.meta.url` of the subject's index; `lessons.yaml` is next to it.
 * @throws RangeError for a lesson without a model and for lessons in the wrong order, and TextFaults
 * for a file that breaks its schema.
 */
export function withLessons(
  module: string,
  subject: string,
  models: readonly ItemModel[],
): ItemModel[] {
  const { lessons, objectives = [] } = readLessons(module);
  const byModel = new Map(lessons.map((one) => [`${subject}.${one.model}`, one]));
  const ids = new Set(models.map(({ id, continues }) => continues ?? id));
  for (const id of byModel.keys()) {
    if (!ids.has(id)) throw new RangeError(`lessons.yaml: there is no model ${id}`);
  }
  checkOrder(objectives);
  return models.map((model) => ({
    ...model,
    make: (rng, seed) => {
      const draft = model.make(rng, seed);
      const objective = draft.objective ?? model.objective;
      return taught(
        draft,
        byModel.get(model.continues ?? model.id) ?? lessonFor(objectives, objective, draft),
      );
    },
  }));
}
