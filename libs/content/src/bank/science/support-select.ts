import * as z from 'zod';
import { readLessons } from '../kit/lessons.js';
import { readTables } from '../kit/texts/index.js';
import type { ItemModel } from '../kit/types.js';
import { capital, mixUp } from './support.js';

const text = z.string().min(1, 'this is empty; expected a text');

/** Things that each belong to one of several mutually exclusive classes. */
const selectList = z.strictObject({
  /** The part of the model's id after the subject. */
  id: text,
  objective: text,
  difficulty: z.number(),
  variants: z.int(),
  /** The mistake of students who choose a wrong option, if it isn't mixing up things within the objective. */
  mistake: text.optional(),
  classes: z.array(
    z
      .strictObject({
        class: text,
        /** What the item asks; classes without a question only supply distractors. */
        question: text.optional(),
        /** Says why a member of another class is wrong when the question asks for this one. */
        unlike: text.optional(),
        /** What its members share, as a heading: the explanation sorts the options by it. */
        sort: text.optional(),
        members: z.array(
          z.strictObject({
            /** As shown among the options, e.g. `Femur`. */
            name: text,
            /** What it is and why it belongs to its class: a full sentence. */
            why: text,
          }),
        ),
      })
      .refine(
        ({ question, unlike }) => question === undefined || unlike !== undefined,
        'a class with a "question" needs an "unlike"',
      ),
  ),
});

interface Member {
  name: string;
  why: string;
  sort: string | undefined;
}

/** All options sorted by class, or the keys' reasons if a class has no heading. */
function sorted(keys: readonly Member[], wrong: readonly Member[]): string {
  const all = [...keys, ...wrong];
  const plain = (name: string) => name.replace(/\.$/, '');
  if (all.some(({ sort }) => sort === undefined)) {
    return keys.map(({ name, why }) => `${plain(name)}: ${capital(why)}`).join(' ');
  }
  const named = (heading?: string) =>
    all.flatMap(({ name, sort }) => (sort === heading ? [plain(name)] : [])).join('; ');
  return [...new Set(all.map(({ sort }) => sort))].map((h) => `${h}: ${named(h)}.`).join(' ');
}

/**
 * The list's lesson with the options sorted by class, because a bare list of right answers explains
 * nothing.
 */
function lessonOf(list: string, keys: readonly Member[], wrong: readonly Member[]) {
  const lesson = readLessons(import.meta.url).lessons.find(({ model }) => model === list);
  return lesson === undefined
    ? {}
    : {
        why: `${lesson.method} ${sorted(keys, wrong)}`,
        remember: lesson.remember,
      };
}

/** A multiple-select model: two or three members of one class among five options. */
function classSelectModel(spec: z.infer<typeof selectList>): ItemModel {
  const { objective, difficulty, variants, classes, mistake = mixUp(objective) } = spec;
  const id = `science.${spec.id}`;
  const questions = classes.filter(({ question }) => question !== undefined);
  return {
    id,
    objective,
    difficulty,
    variants,
    type: 'multiple-select',
    asks: 'define',
    make(rng) {
      const asked = rng.pick(questions);
      const outside = classes
        .filter((other) => other !== asked)
        .flatMap((other) => other.members.map((m) => ({ ...m, sort: other.sort })));
      const count = Math.min(rng.int(2, 3), asked.members.length);
      const keys = rng.sample(asked.members, count).sort((a, b) => (a.name < b.name ? -1 : 1));
      const wrong = rng.sample(outside, 5 - count);
      if (asked.unlike === undefined) throw new RangeError(`${id}: no "unlike" of ${asked.class}`);
      const reason = asked.unlike;
      return {
        type: 'multiple-select',
        stem: `${asked.question} Select all that apply.`,
        keys: keys.map((m) => ({ text: m.name, rationale: capital(m.why) })),
        distractors: wrong.map((m) => ({
          text: m.name,
          rationale: `${capital(m.why)} ${reason}`,
          misconception: mistake,
        })),
        ...lessonOf(
          spec.id,
          keys.map((m) => ({ ...m, sort: asked.sort })),
          wrong,
        ),
      };
    },
  };
}

/** The models of the lists in a YAML file next to a module. */
export function selectModels(module: string, file: string): ItemModel[] {
  return readTables(module, file, { lists: selectList }).lists.map(classSelectModel);
}
