import { areasOf } from '@prepward/contracts/objectives';
import { ITEM_TYPES, SUBJECTS } from '@prepward/contracts/subjects';
import * as z from 'zod';

const text = z.string().min(1, 'this is empty; expected a text');

/** Name of an error: `adds-denominators`. */
const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected a name of small letters and hyphens: too-literal');

const OBJECTIVES = SUBJECTS.flatMap((s) =>
  areasOf(s).flatMap((area) => area.objectives.map((objective) => objective.slug)),
);

export const objective = z.string().superRefine((value, context) => {
  if (OBJECTIVES.includes(value)) return;
  const subject = value.split('.')[0] ?? '';
  const near = OBJECTIVES.filter((known) => known.startsWith(`${subject}.`));
  const known = (near.length > 0 ? near : OBJECTIVES).join(', ');
  context.addIssue(`there is no objective "${value}"; expected one of: ${known}`);
});

const DIFFICULTY = 'expected a difficulty from -2 (nearly everyone is right) to 2 (few are)';
export const difficulty = z.number(DIFFICULTY).min(-2, DIFFICULTY).max(2, DIFFICULTY);

export const itemType = z.enum(ITEM_TYPES);

/** A number in a line of text. */
const written = (schema: z.ZodNumber, message: string) =>
  z
    .string()
    .regex(/^-?\d+(?:\.\d+)?$/, message)
    .transform(Number)
    .pipe(schema);

const option = z
  .strictObject({ right: z.boolean(), text, mistake: slug.optional(), reason: text })
  .superRefine(({ right, mistake }, context) => {
    if (right && mistake !== undefined) {
      context.addIssue({
        code: 'custom',
        path: ['mistake'],
        message: 'a right option has no Mistake:',
      });
    }
    if (!right && mistake === undefined) {
      context.addIssue('Mistake: is missing; a wrong option names the error that leads to it');
    }
  });

const step = z.strictObject({ text, reason: text });

/** A list of options, with limits on how many there are and how many are right. */
function options(most: number, least: number, right: readonly [number, number], wrong: number) {
  const [fewest, highest] = right;
  const rights = fewest === highest ? `${fewest}` : `${fewest} or more`;
  const count = least === most ? `${least}` : `${least} to ${most}`;
  return z.array(option).superRefine((list, context) => {
    const marked = list.filter((o) => o.right).length;
    if (list.length < least || list.length > most) {
      context.addIssue(`expected ${count} options, found ${list.length}`);
    } else if (marked < fewest || marked > highest || list.length - marked < wrong) {
      context.addIssue(
        `expected ${rights} marked [x] and ${wrong} or more [ ], found ${marked} [x]`,
      );
    }
  });
}

/** Fields of every question, whatever its type. */
const common = {
  stem: text,
  figure: text.optional(),
  why: z.union([text, z.array(text)]).optional(),
  remember: text.optional(),
};

const byType = {
  'multiple-choice': { options: options(4, 4, [1, 1], 3) },
  'multiple-select': { options: options(7, 4, [2, 6], 1) },
  supply: {
    answer: text,
    unit: text.optional(),
    tolerance: written(z.number().min(0), 'expected a number: 0.5').optional(),
    accept: text.optional(),
    reason: text,
    options: options(12, 2, [0, 0], 2),
  },
  'hot-spot': { sentence: text.optional(), options: options(5, 2, [1, 1], 1) },
  ordered: {
    steps: z.array(step).min(4, 'expected 4 to 6 steps').max(6, 'expected 4 to 6 steps'),
    reason: text,
    mistake: slug,
  },
} as const;

/** A question whose type, objective and difficulty are given elsewhere, such as at the top of the file. */
export const questionOf = {
  'multiple-choice': z.strictObject({ ...common, ...byType['multiple-choice'] }),
  'multiple-select': z.strictObject({ ...common, ...byType['multiple-select'] }),
  supply: z.strictObject({ ...common, ...byType.supply }),
  'hot-spot': z.strictObject({ ...common, ...byType['hot-spot'] }),
  ordered: z.strictObject({ ...common, ...byType.ordered }),
};

/** What a passage's question states about itself. */
export const questionHead = z.object({
  type: itemType,
  objective,
  difficulty: written(z.number().min(-2, DIFFICULTY).max(2, DIFFICULTY), DIFFICULTY),
});

export type Question = {
  [T in keyof typeof questionOf]: { type: T } & z.output<(typeof questionOf)[T]>;
}[keyof typeof questionOf];
