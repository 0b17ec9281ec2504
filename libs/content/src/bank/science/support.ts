import * as z from 'zod';
import type { Rng } from '../kit/rng.js';
import type { DraftOption, ItemModel } from '../kit/types.js';

const text = z.string().min(1, 'this is empty; expected a text');

/** One row of a fact table. The rows of a table are of one kind and mutually exclusive. */
export const fact = z.strictObject({
  /** With an article if it needs one: `the left ventricle`, `insulin`. */
  name: text,
  /** A verb phrase in the third person that is true of this row only: `pumps blood into the aorta`. */
  text,
  /** The reason behind the fact, a full sentence. */
  why: text,
  /** Rows that a careful student could defend as well; they're never used as distractors for this one. */
  avoid: z.array(text).optional(),
  /** Distractors come from the same group first. */
  group: text.optional(),
  /** This row's question, or the sentence that the options complete, if the model's doesn't suit it. */
  ask: text.optional(),
  /** One line worth keeping: a word's origin, the neighbor it's mixed up with, a number to know. */
  remember: text.optional(),
});
export type Fact = z.infer<typeof fact>;

/** Maximum items per model, so that variety comes from the models. */
export const MOST_ITEMS = 12;

interface FactTableSpec {
  id: string;
  objective: string;
  difficulty: number;
  facts: readonly Fact[];
  /** The family of questions that ask the same thing in other words, such as those of a plate. */
  family?: string;
}

interface NamingSpec extends FactTableSpec {
  /** Question templates with `{fact}`; row i takes template i modulo n. */
  stems: readonly string[];
}

interface DescribingSpec extends FactTableSpec {
  /** With `{name}`; the options are sentences with "It." */
  question: string;
  /** Ends with `{name}`; the options complete the sentence. */
  opening: string;
  /** Words that every text begins with: the question includes them, and the options continue from there. */
  lead?: string;
}

/** The name as an option: without its article, with a capital. */
function asOption(name: string): string {
  return capital(name.replace(/^(the|an|a) /, ''));
}

/** The text with its first letter in upper case. */
export function capital(text: string): string {
  // The p in pH stays lowercase.
  return text.startsWith('pH') ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The mistake behind a wrong answer that is true of a neighbor: it's named after the objective
 * (`mixes-up-skeletal`), so that many questions can show it. The rationale names the two things mixed
 * up.
 */
export function mixUp(objective: string): string {
  return `mixes-up-${objective.slice(objective.lastIndexOf('.') + 1)}`;
}

function excludes(a: Fact, b: Fact): boolean {
  return !a.avoid?.includes(b.name) && !b.avoid?.includes(a.name);
}

/** Three rows that are wrong for `fact`, from its own group as far as that goes. */
function wrongFacts(rng: Rng, facts: readonly Fact[], fact: Fact): Fact[] {
  const pool = rng.shuffle(facts.filter((other) => other !== fact && excludes(fact, other)));
  const near = pool.filter((other) => other.group === fact.group);
  const far = pool.filter((other) => other.group !== fact.group);
  const chosen = [...near, ...far].slice(0, 3);
  if (chosen.length < 3) throw new RangeError(`${fact.name}: too few distractors`);
  return chosen;
}

/** Whether a fact says what its subject is; others say what it does. */
const saysWhatItIs = ({ text }: Fact) => /^(?:is|are) /.test(text);

/**
 * `wrong`, but with at least one of the same form as `fact`, if possible: if only the key says what
 * something is, or what it does, that gives it away.
 */
function ofOneForm(facts: readonly Fact[], fact: Fact, wrong: readonly Fact[]): readonly Fact[] {
  const isAlike = (other: Fact) => saysWhatItIs(other) === saysWhatItIs(fact);
  if (wrong.some(isAlike)) return wrong;
  const like = facts.filter((other) => other !== fact && isAlike(other) && excludes(fact, other));
  const [alike] = [...like.filter((f) => f.group === fact.group), ...like];
  return alike === undefined ? wrong : [...wrong.slice(0, -1), alike];
}

function draw(rng: Rng, spec: FactTableSpec): { fact: Fact; wrong: Fact[]; index: number } {
  const index = rng.int(0, spec.facts.length - 1);
  const fact = spec.facts[index];
  if (fact === undefined) throw new RangeError(`${spec.id}: an empty table`);
  return { fact, wrong: wrongFacts(rng, spec.facts, fact), index };
}

function base(spec: FactTableSpec) {
  const { id, objective, difficulty, family } = spec;
  return {
    id,
    objective,
    difficulty,
    ...(family === undefined ? {} : { family }),
    type: 'multiple-choice' as const,
    asks: 'define' as const,
    variants: Math.min(spec.facts.length, MOST_ITEMS),
  };
}

/** The name at the end of a sentence; an adjective, such as `dominant`, in quotation marks. */
const named = ({ name, text }: Fact) =>
  text.startsWith('describes ') && !/^(?:the|an|a) /.test(name) ? `"${name}."` : `${name}.`;

/** `a spleen, which filters blood`; a text with a clause of its own becomes a separate sentence. */
export function nameWhich(name: string, text: string): string {
  return /, (?:which|and one) /.test(text) ? `${name}. It ${text}` : `${name}, which ${text}`;
}

/**
 * The reason behind a fact, a neighbor to rule out, and the line worth keeping: the fact itself if
 * its row has no line.
 *
 * @param ruleOut Makes the sentence that rules out the neighbor, from its name and what's true of it.
 */
function lessonOf(fact: Fact, wrong: readonly Fact[], ruleOut: (name: string) => string) {
  const [other] = wrong;
  const unlike = other === undefined ? '' : ` ${ruleOut(nameWhich(other.name, other.text))}.`;
  return {
    why: `${capital(fact.why)}${unlike}`,
    remember: fact.remember ?? `${capital(fact.name)} ${fact.text}.`,
  };
}

/** The reason with the name in place of a leading "It" or "Its", which would have nothing to refer to. */
const withName = ({ name, why }: Fact) =>
  why.replace(/^It(s)? /, (_, owns?: string) => `${name}${owns === undefined ? '' : "'s"} `);

/** Whether a row's own question gives an example rather than a description. */
const isOfExample = ({ ask = '' }: Fact) => /example of|shown by/.test(ask);

/** A model that gives the description and asks for the name; one item per row. */
export function namingModel(spec: NamingSpec): ItemModel {
  return {
    ...base(spec),
    make(rng) {
      const { fact, wrong, index } = draw(rng, spec);
      const stem = fact.ask ?? spec.stems[index % spec.stems.length] ?? '';
      const distractors: DraftOption[] = wrong.map((other) => ({
        text: asOption(other.name),
        rationale: `${capital(other.name)} ${other.text}. ${isOfExample(fact) ? 'The example in the question is' : 'The description in the question fits'} ${named(fact)}`,
        misconception: mixUp(spec.objective),
      }));
      return {
        type: 'multiple-choice',
        stem: stem.replace('{fact}', fact.text).replace('{group}', fact.group ?? ''),
        key: {
          text: asOption(fact.name),
          rationale: `${capital(fact.name)} ${fact.text}. ${capital(fact.why)}`,
        },
        distractors,
        ...namedLessonOf(fact, wrong),
      };
    },
  };
}

/** Like {@link lessonOf}, for questions that ask for the name. */
function namedLessonOf(fact: Fact, wrong: readonly Fact[]) {
  const { why, remember } = lessonOf(fact, wrong, (name) => `Rule out ${name}`);
  return { why: `The answer is ${named(fact)} ${why}`, remember };
}

/** A model that gives the name and asks for the description; one item per row. */
export function describingModel(spec: DescribingSpec): ItemModel {
  return {
    ...base(spec),
    make(rng) {
      const { fact, wrong: drawn, index } = draw(rng, spec);
      const wrong = ofOneForm(spec.facts, fact, drawn);
      // In every other row, the options complete the sentence: too many "It …" options would look
      // like a template.
      const isOpening = index % 2 === 1;
      const asked = fact.ask ?? (isOpening ? spec.opening : spec.question);
      const { lead } = spec;
      const stem = lead !== undefined && isOpening ? `${asked} ${lead}` : asked;
      const described = (words: string) => {
        const after = lead === undefined ? words : words.slice(lead.length + 1);
        if (isOpening) return `${after}.`;
        return lead === undefined ? `It ${words}.` : `${capital(after)}.`;
      };
      const distractors: DraftOption[] = wrong.map((other) => ({
        text: described(other.text),
        rationale: `Instead, this is ${lead === undefined ? 'true of' : 'shown by'} ${other.name}. ${capital(other.why)}`,
        misconception: mixUp(spec.objective),
      }));
      return {
        type: 'multiple-choice',
        stem: stem.replace('{name}', fact.name),
        key: { text: described(fact.text), rationale: capital(fact.why) },
        distractors,
        ...lessonOf(
          { ...fact, why: withName(fact) },
          wrong,
          (name) => `Another choice ${lead === undefined ? 'describes' : 'fits'} ${name}`,
        ),
      };
    },
  };
}
