import * as z from 'zod';
import type { Plate } from '../plates/plate.js';

const text = z.string().min(1, 'this is empty; expected a text');
const model = { id: text.startsWith('science.'), difficulty: z.number() };

/** The facts about a part of a plate. */
const partFact = z.strictObject({
  /** A verb phrase in the third person, true of this part alone among those with facts. */
  does: text,
  /** Two or more sentences that explain it. */
  why: text,
  /** One line worth keeping. */
  remember: text,
  /** What its damage or failure leads to, worded as an option; distinct from the other parts' harms. */
  harm: text.optional(),
  /** How the `harm` comes about: follows `does` in the explanation. */
  harmWhy: text.optional(),
  /** The function that the `harm` takes away, if `does` is about something else. */
  harmDoes: text.optional(),
  /** One line worth keeping about the `harm`. */
  harmRemember: text.optional(),
  /** Its own question for the `harm`, with {letter}, for parts where one of a pair could fail unnoticed. */
  harmAsk: text.optional(),
});

/** Hot spots on the blank plate. */
export const spots = z.strictObject({
  ...model,
  /** `apply` if each question presents a case. */
  asks: z.enum(['apply', 'define']).default('define'),
  /** The family of questions that ask the same thing in other words. */
  family: text.optional(),
  /** Ids of the 4 or 5 parts that can be chosen. */
  choices: z.array(text).min(4).max(5),
  /** Questions with the id of the right part; append only. */
  questions: z
    .array(
      z.strictObject({
        stem: text,
        part: text,
        /** The explanation, if the part's own doesn't explain this case. */
        why: text.optional(),
        remember: text.optional(),
      }),
    )
    .min(1),
});

/** A file of questions on one plate. */
export const plateFile = z.strictObject({
  objective: text,
  letters: z.strictObject(model),
  roles: z.strictObject(model),
  /** Asks for the consequence of damage to a part, for the facts that have a `harm`. */
  harms: z
    .strictObject({
      ...model,
      /**
       * The plate's own wordings of the question, with {letter}: a bone breaks, but a muscle is
       * paralyzed.
       */
      stems: z.array(text).min(1).optional(),
    })
    .optional(),
  spots: z.array(spots),
  /** By the id of the part. Letters and roles ask for the first twelve; append only. */
  facts: z.record(text, partFact),
});

export type PartFact = z.infer<typeof partFact>;

/** A model of questions on a plate. */
export interface PlateSpec {
  id: string;
  family?: string;
  objective: string;
  difficulty: number;
  plate: Plate;
  facts: Readonly<Record<string, PartFact>>;
}
