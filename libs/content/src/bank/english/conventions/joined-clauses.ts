import { columns, readTables } from '../../kit/texts/index.js';
import type { DraftOption, ItemModel } from '../../kit/types.js';
import { rowModels } from '../support.js';

const tables = readTables(import.meta.url, 'joined-clauses.yaml', {
  withAdverb: columns('first', 'adverb', 'second'),
  withConjunction: columns('first', 'conjunction', 'second'),
});

const lastWord = (clause: string) => clause.split(' ').at(-1) ?? clause;

const RELATIONS: Record<string, readonly string[]> = {
  result: ['therefore', 'consequently', 'accordingly', 'as a result', 'so', 'for'],
  addition: ['moreover', 'furthermore', 'afterward', 'otherwise', 'and', 'or'],
};

/** Whether a joining word adds, names a result, or sets a contrast. */
function relationOf(word: string): string {
  const found = Object.entries(RELATIONS).find(([, words]) => words.includes(word));
  return found?.[0] ?? 'contrast';
}

/** What a linking word is, or several of them. */
const kindOf = (adverb: string) => (adverb.includes(' ') ? 'linking phrase' : 'conjunctive adverb');

function adverbDistractors(first: string, adverb: string, second: string): DraftOption[] {
  return [
    {
      text: `${first}, ${adverb}, ${second}.`,
      misconception: 'comma-splice',
      rationale: `Comma splice: both parts could stand alone, and "${adverb}" is a ${kindOf(adverb)}, not a coordinating conjunction, so a comma after "${lastWord(first)}" is too weak to join them.`,
    },
    {
      text: `${first} ${adverb} ${second}.`,
      misconception: 'fused-sentence',
      rationale: `Run-on: two complete thoughts meet at "${lastWord(first)} ${adverb}" with no punctuation between them.`,
    },
    {
      text: `${first}; ${adverb}; ${second}.`,
      misconception: 'semicolon-after-adverb',
      rationale: `The second semicolon cuts "${adverb}" off from the clause that it introduces. A semicolon must have a complete thought on each side, and "${adverb}" alone is not one.`,
    },
  ];
}

function conjunctionDistractors(first: string, word: string, second: string): DraftOption[] {
  return [
    {
      text: `${first} ${word}, ${second}.`,
      misconception: 'comma-after-conjunction',
      rationale: `The comma is on the wrong side of "${word}". It belongs before the conjunction, where the first complete thought ends.`,
    },
    {
      text: `${first}, ${second}.`,
      misconception: 'comma-splice',
      rationale: `Comma splice: without "${word}", the comma after "${lastWord(first)}" alone joins two complete thoughts.`,
    },
    {
      text: `${first} ${second}.`,
      misconception: 'fused-sentence',
      rationale: `Run-on: the first thought ends at "${lastWord(first)}," and the second begins with neither punctuation nor a conjunction.`,
    },
  ];
}

/** Joining two independent clauses. */
export const joinedClauses: ItemModel[] = [
  ...rowModels(
    {
      id: 'english.semicolon-adverb',
      objective: 'conventions.punctuation',
      difficulty: 0.1,
    },
    'multiple-choice',
    tables.withAdverb,
    ({ adverb }) => relationOf(adverb),
    ({ first, adverb, second }) => ({
      type: 'multiple-choice',
      stem: `In which sentence is the ${adverb.includes(' ') ? 'phrase' : 'word'} "${adverb}" punctuated correctly?`,
      key: {
        text: `${first}; ${adverb}, ${second}.`,
        rationale: `Two complete thoughts are joined by a semicolon, and the ${kindOf(adverb)} "${adverb}" that opens the second one is followed by a comma.`,
      },
      distractors: adverbDistractors(first, adverb, second),
    }),
  ),
  ...rowModels(
    {
      id: 'english.comma-conjunction',
      objective: 'conventions.punctuation',
      difficulty: -0.7,
    },
    'multiple-choice',
    tables.withConjunction,
    ({ conjunction }) => relationOf(conjunction),
    ({ first, conjunction, second }) => ({
      type: 'multiple-choice',
      stem: 'Which version joins two complete thoughts correctly?',
      key: {
        text: `${first}, ${conjunction} ${second}.`,
        rationale: `When a coordinating conjunction such as "${conjunction}" joins two complete thoughts, a comma goes before it.`,
      },
      distractors: conjunctionDistractors(first, conjunction, second),
    }),
  ),
];
