import { columns, readTables } from '../../kit/texts/index.js';
import type { DraftOption, ItemModel } from '../../kit/types.js';
import { rowModels } from '../support.js';

const tables = readTables(import.meta.url, 'agreement.yaml', {
  verbs: columns('sentence', 'subject', 'number', 'other', 'key', 'one', 'two', 'three'),
  pairs: columns('use', 'firstSubject', 'firstObject', 'secondSubject', 'secondObject', 'sentence'),
});

/** The verb agrees with `subject`; `other` is nearer to the verb and misleads. */
export const VERBS = tables.verbs;

/** What makes it hard to find the subject. */
function subjectKind({ subject, sentence, number }: (typeof VERBS)[number]): string {
  if (/^(?:each|one|neither|every one|no one|\w+(?:body|one))$/.test(subject)) return 'indefinite';
  const joined = /^(?:Either|Neither|Here|There)\b|, (?:along|as well|together) /.test(sentence);
  return joined ? 'joined' : number;
}

/** The line worth keeping about what makes it hard to find the subject. */
function subjectLine({ sentence, ...row }: (typeof VERBS)[number]): string {
  if (/^(?:Either|Neither) .* n?or /.test(sentence))
    return 'With "or" and "nor," the verb agrees with the nearer subject.';
  if (/^(?:Here|There)\b/.test(sentence))
    return 'After "here" and "there," the subject follows its verb.';
  if (/, (?:along|as well|together) /.test(sentence))
    return 'Phrases such as "along with" and "as well as" add nothing to the subject.';
  return subjectKind({ sentence, ...row }) === 'indefinite'
    ? '"Each," "one," "neither," and "everybody" are singular.'
    : "A phrase between the subject and the verb doesn't change the verb.";
}

type Agreement = (typeof VERBS)[number];

/** Two subjects that "or" or "nor" joins: the nearer one decides. */
const isEitherOr = ({ sentence }: Agreement) => /^(?:Either|Neither) .* n?or /.test(sentence);

/** "Here" or "there" comes first, and the subject after its verb. */
const isTurned = ({ sentence }: Agreement) => /^(?:Here|There)\b/.test(sentence);

/** Why the verb of the key agrees. */
function whyAgrees(row: Agreement): string {
  const { subject, number, key } = row;
  if (isEitherOr(row))
    return `With "or" or "nor," the verb agrees with the nearer subject, "${subject}," so the ${number} verb "${key}" is right.`;
  const where = isTurned(row) ? 'The subject, which follows the verb, is' : 'The subject is';
  return `${where} "${subject}." It is ${number} here, so the ${number} verb "${key}" agrees with it.`;
}

/** What leads to a verb that doesn't agree, and what is wrong with it. */
export function disagreement(row: Agreement, text: string): Omit<DraftOption, 'value'> {
  const { subject, number, other } = row;
  const opposite = number === 'singular' ? 'plural' : 'singular';
  const form = `The form "${text}" is ${opposite}`;
  if (isEitherOr(row))
    return {
      text,
      misconception: 'agrees-with-farther-subject',
      rationale: `${form} and agrees with "${other}," but the nearer subject, "${subject}," decides.`,
    };
  if (isTurned(row))
    return {
      text,
      misconception: 'wrong-verb-form',
      rationale: `${form}, but the subject that follows the verb, "${subject}," is ${number}.`,
    };
  return {
    text,
    misconception: 'agrees-with-nearer-noun',
    rationale: `${form}. It may sound right because of "${other}," but the verb must agree with the ${number} subject "${subject}."`,
  };
}

/** How to decide when the lesson's advice, to skip what comes between, doesn't help. */
function methodFor(row: Agreement): { why?: string } {
  if (isEitherOr(row))
    return {
      why: `Find the two subjects that are joined, and look only at the one nearer the verb. ${whyAgrees(row)}`,
    };
  return isTurned(row)
    ? { why: `Turn the sentence around so that the subject comes first. ${whyAgrees(row)}` }
    : {};
}

const subjectVerb = rowModels(
  { id: 'english.subject-verb', objective: 'conventions.sentences', difficulty: 0 },
  'multiple-choice',
  VERBS,
  subjectKind,
  (row) => {
    const { sentence, key, one, two, three } = row;
    return {
      type: 'multiple-choice',
      stem: `Choose the verb that agrees with its subject.\n\n> ${sentence}`,
      key: { text: key, rationale: whyAgrees(row) },
      distractors: [one, two, three].map((text) => disagreement(row, text)),
      ...methodFor(row),
      remember: subjectLine(row),
    };
  },
);

/** Pronouns joined by "and": first word of the pair, then the second, each as subject and object. */
export const PAIRS = tables.pairs;

const PREPOSITIONS = ['between', 'for', 'to', 'except', 'by', 'with', 'from'];

/** The word before the blank: the pair is its object. */
function governor(sentence: string): string {
  const word = /(\w+) _+/.exec(sentence)?.[1] ?? '';
  return PREPOSITIONS.includes(word) ? `preposition "${word}"` : `verb "${word}"`;
}

/** How to hear the right form: after "between," which needs two, "for" shows the form of one alone. */
function hearing(sentence: string) {
  if (!sentence.includes('between _'))
    return {
      right: 'Each would have this form alone as well.',
      wrong: 'Leave the other pronoun out to hear the error.',
    };
  return {
    right: 'After "for," each would be right alone.',
    wrong: 'Put "for" in place of "between," and leave the other pronoun out to hear the error.',
    why: 'A preposition takes object forms. "Between" needs two, so put "for" in its place, and try each pronoun alone.',
    remember: 'After a preposition such as "between," use object forms: between you and me.',
  };
}

const pronounCase = rowModels(
  { id: 'english.pronoun-case', objective: 'conventions.sentences', difficulty: 0.2 },
  'multiple-choice',
  PAIRS,
  ({ use }) => use,
  ({ use, firstSubject, firstObject, secondSubject, secondObject, sentence }) => {
    const isSubject = use === 'subject';
    const join = (first: string, second: string) => {
      const text = `${first} and ${second}`;
      return sentence.startsWith('_') ? text.charAt(0).toUpperCase() + text.slice(1) : text;
    };
    const bothSubject = join(firstSubject, secondSubject);
    const bothObject = join(firstObject, secondObject);
    const needed = isSubject
      ? 'the subject of the verb'
      : `the object of the ${governor(sentence)}`;
    const wrongCase = isSubject ? 'object' : 'subject';
    const { right, wrong, ...lesson } = hearing(sentence);
    const mixed = (text: string, bad: string) => ({
      text,
      misconception: 'mixed-pronoun-case',
      rationale: `The pair is ${needed}, but "${bad}" is the ${wrongCase} form. ${wrong}`,
    });
    return {
      type: 'multiple-choice',
      stem: `Which pair of pronouns correctly completes the sentence?\n\n> ${sentence}`,
      key: {
        text: isSubject ? bothSubject : bothObject,
        rationale: `The pair is ${needed}, so both pronouns take the ${use} form. ${right}`,
      },
      distractors: [
        {
          text: isSubject ? bothObject : bothSubject,
          misconception: 'wrong-case-for-both',
          rationale: `Both pronouns are ${wrongCase} forms, but the pair is ${needed}.`,
        },
        mixed(join(firstSubject, secondObject), isSubject ? secondObject : firstSubject),
        mixed(join(firstObject, secondSubject), isSubject ? firstObject : secondSubject),
      ],
      ...lesson,
    };
  },
);

/** Agreement and case. */
export const agreement: ItemModel[] = [...subjectVerb, ...pronounCase];
