import * as z from 'zod';
import { readYamlFolder } from '../kit/texts/index.js';
import type { ItemModel } from '../kit/types.js';
import { capital, mixUp } from './support.js';

const text = z.string().min(1, 'this is empty; expected a text');

const caseRow = z.strictObject({
  /** The case and the question, as the student reads it. */
  ask: text,
  /** The name of the option that is right. */
  key: text,
  /** Options that a careful student could defend here; they're never used as distractors for this case. */
  not: z.array(text).optional(),
  /**
   * Why an option is wrong here, a full sentence by option name, for options that `shows` doesn't
   * rule out.
   */
  against: z.record(text, text).optional(),
  /** What decides the case: continues after "Here, " and has no period. */
  shows: text.refine((words) => !words.endsWith('.'), 'expected no period at the end'),
  /** The step from that to the key: one to three full sentences. */
  so: text,
  /** One line worth keeping. */
  remember: text,
});

/** Cases that share one set of options of the same kind. */
const caseTable = z.strictObject({
  id: text.startsWith('science.'),
  objective: text,
  difficulty: z.number(),
  family: text.optional(),
  /** The mistake behind the wrong options, if it isn't mixing up things within the objective. */
  mistake: text.optional(),
  options: z
    .array(
      z.strictObject({
        name: text,
        /** What is true of it, a full sentence: part of its rationale in every case. */
        says: text,
        /** The mistake of a student who chooses it, if it isn't mixing up things within the objective. */
        mistake: text.optional(),
      }),
    )
    .min(4, 'expected at least four options'),
  /** Append only: a case's number is part of its item's id. */
  cases: z.array(caseRow).min(1).max(12),
});

/** A file of case tables. */
export const caseFile = z.strictObject({ tables: z.array(caseTable).min(1) });

type CaseTable = z.infer<typeof caseTable>;

/** What decides the case, the step to the key, and what's true of the key if neither names it. */
function whyOf({ shows, so }: z.infer<typeof caseRow>, key: { name: string; says: string }) {
  const told = `${capital(shows)}. ${so}`;
  const name = key.name.replace(/\.$/, '').toLowerCase();
  return told.toLowerCase().includes(name) ? told : `${told} ${key.says}`;
}

/**
 * A multiple-choice model of cases: the key is the option a case names, and three others from the
 * table are distractors.
 *
 * @throws RangeError for a key that isn't an option, or too few wrong options.
 */
export function caseModel(table: CaseTable): ItemModel {
  const { id, objective, difficulty, family, mistake, cases } = table;
  const options = table.options.map((option) => ({ mistake, ...option }));
  const find = (name: string) => {
    const option = options.find((o) => o.name === name);
    if (option === undefined) throw new RangeError(`${id}: ${name} is no option`);
    return option;
  };
  for (const { not = [], against = {} } of cases) {
    for (const name of [...not, ...Object.keys(against)]) find(name);
  }
  return {
    id,
    objective,
    difficulty,
    ...(family === undefined ? {} : { family }),
    type: 'multiple-choice',
    asks: 'apply',
    variants: cases.length,
    written: true,
    seeds: cases.map((_, i) => i + 1),
    make(rng, seed) {
      const row = cases[seed - 1];
      if (row === undefined) throw new RangeError(`${id}: no case ${seed}`);
      const key = find(row.key);
      const wrong = options.filter((o) => o !== key && !row.not?.includes(o.name));
      if (wrong.length < 3) throw new RangeError(`${id}:${seed}: too few distractors`);
      const here = `Here, ${row.shows}.`;
      return {
        type: 'multiple-choice',
        stem: row.ask,
        key: { text: key.name, rationale: `${here} ${key.says}` },
        distractors: rng.sample(wrong, 3).map((option) => ({
          text: option.name,
          rationale: `${option.says} ${row.against?.[option.name] ?? here}`,
          misconception: option.mistake ?? mixUp(objective),
        })),
        why: whyOf(row, key),
        remember: row.remember,
      };
    },
  };
}

/** The models of every file of case tables in `science/cases`. */
export function caseModels(module: string): ItemModel[] {
  return readYamlFolder(module, 'cases', caseFile).flatMap(({ tables }) => tables.map(caseModel));
}
