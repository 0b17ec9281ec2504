import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModels } from '../support.js';

const tables = readTables(import.meta.url, 'agreement.yaml', {
  verbs: columns('sentence', 'subject', 'number', 'other', 'key', 'one', 'two', 'three'),
  pairs: columns('use', 'firstSubject', 'firstObject', 'secondSubject', 'secondObject', 'sentence'),
});

/** The verb agrees with `subject`; `other` stands nearer and misleads. */
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

const subjectVerb = rowModels(
  { id: 'english.subject-verb', objective: 'conventions.sentences', difficulty: 0 },
  'multiple-choice',
  VERBS,
  subjectKind,
  (row) => {
    const { sentence, subject, number, other, key, one, two, three } = row;
    const opposite = number === 'singular' ? 'plural' : 'singular';
    return {
      type: 'multiple-choice',
      stem: `Choose the verb that agrees with its subject.\n\n> ${sentence}`,
      key: {
        text: key,
        rationale: `The subject is "${subject}," which is ${number} here, so the ${number} verb "${key}" agrees with it.`,
      },
      distractors: [one, two, three].map((text) => ({
        text,
        misconception: 'agrees-with-nearer-noun',
        rationale: `The form "${text}" is ${opposite}. It may sound right because of "${other}," but the verb must agree with the ${number} subject "${subject}."`,
      })),
      remember: subjectLine(row),
    };
  },
);

/** Pronouns joined by "and": first word of the pair, then the second, each as subject and object. */
export const PAIRS = tables.pairs;

const PREPOSITIONS = ['between', 'for', 'to', 'except', 'by', 'with', 'from'];

/** The word before the blank: it has the pair as its object. */
function governor(sentence: string): string {
  const word = /(\w+) _+/.exec(sentence)?.[1] ?? '';
  return PREPOSITIONS.includes(word) ? `preposition "${word}"` : `verb "${word}"`;
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
    const mixed = (text: string, bad: string) => ({
      text,
      misconception: 'mixed-pronoun-case',
      rationale: `The pair is ${needed}, but "${bad}" is the ${wrongCase} form. Leave the other pronoun out to hear the error.`,
    });
    return {
      type: 'multiple-choice',
      stem: `Which pair of pronouns correctly completes the sentence?\n\n> ${sentence}`,
      key: {
        text: isSubject ? bothSubject : bothObject,
        rationale: `The pair is ${needed}, so both pronouns take the ${use} form. Each would be right alone as well.`,
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
    };
  },
);

/** Agreement and case. */
export const agreement: ItemModel[] = [...subjectVerb, ...pronounCase];
