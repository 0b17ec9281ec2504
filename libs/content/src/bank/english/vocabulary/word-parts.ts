import type { Rng } from '../../kit/rng.js';
import { inSeries } from '../../kit/series.js';
import { columns, readTables } from '../../kit/texts/index.js';
import type { DraftOption, ItemModel } from '../../kit/types.js';
import { rowModel, rowModels } from '../support.js';
import { type WordPart, wordParts } from './word-part-table.js';

const tables = readTables(import.meta.url, 'word-parts.yaml', {
  cuts: columns('word', 'answer', 'meaning', 'also', 'other', 'otherMeaning', 'third', 'thirdWhy'),
  families: columns('part', 'words'),
});

const OBJECTIVE = 'vocabulary.word-parts';

/** Three parts of the same kind, clearly different in meaning from `row` and from one another. */
function nearMisses(row: WordPart, rng: Rng): WordPart[] {
  const fields = new Set([row.field]);
  const misses: WordPart[] = [];
  for (const other of rng.shuffle(wordParts)) {
    if (other.kind !== row.kind || other.group !== row.group || fields.has(other.field)) continue;
    fields.add(other.field);
    misses.push(other);
    if (misses.length === 3) return misses;
  }
  throw new RangeError(`word parts: too few of the kind of "${row.part}"`);
}

const explain = ({ part, meaning, example, sense }: WordPart) =>
  `The word part "${part}" means "${meaning}," as in "${example}" (${sense}).`;

const families = new Map(tables.families.map(({ part, words }) => [part, words]));

/** The line worth keeping: the part in three words. */
const lineOf = ({ part, meaning, example }: WordPart) =>
  `"${part}" means "${meaning}": *${example}, ${families.get(part)}*.`;

const wrong = (row: WordPart, text: string): DraftOption => ({
  text,
  misconception: 'confuses-word-parts',
  rationale: explain(row),
});

const meaning = rowModels(
  { id: 'english.word-part-meaning', objective: OBJECTIVE, difficulty: -0.2 },
  'multiple-choice',
  wordParts.filter((_row, i) => i % 2 === 0),
  ({ kind }) => kind,
  (row, rng) => ({
    type: 'multiple-choice',
    stem: `What is the meaning of the ${row.kind} "${row.part}" in the word "${row.example}"?`,
    key: { text: row.meaning, rationale: explain(row) },
    remember: lineOf(row),
    distractors: nearMisses(row, rng).map((other) => wrong(other, other.meaning)),
  }),
);

const fromMeaning = rowModels(
  { id: 'english.word-part-for-meaning', objective: OBJECTIVE, difficulty: 0.1 },
  'multiple-choice',
  wordParts.filter((_row, i) => i % 2 === 1),
  ({ kind }) => kind,
  (row, rng) => ({
    type: 'multiple-choice',
    stem: `A student is making a list of word parts. Which ${row.kind} means "${row.meaning}"?`,
    key: { text: row.part, rationale: explain(row) },
    remember: lineOf(row),
    distractors: nearMisses(row, rng).map((other) => wrong(other, other.part)),
  }),
);

/** A whole part of the word, with or without its linking vowel, or only a piece. */
const isWholePart = (why: string) =>
  /^(?:the (?:linking vowel and the )?part|a prefix)\b/.test(why);

/** Other spellings of a part that a dictionary lists, such as "derm" for "dermat." */
function alsoWritten(part: string, also: string): string {
  const forms = also
    .split('/')
    .filter((form) => form !== part && form.length > 3)
    .filter((form) => form.startsWith(part) || part.startsWith(form))
    .map((form) => `"${form}"`);
  if (forms.length === 0) return '';
  return ` The part "${part}" is also written ${inSeries(forms, 'or')}.`;
}

const cutOut = rowModel(
  { id: 'english.supply-word-part', objective: OBJECTIVE, difficulty: 0.3 },
  'supply',
  tables.cuts,
  ({ word, answer, meaning: sense, also, other, otherMeaning, third, thirdWhy }) => ({
    type: 'supply',
    stem: `Type the part of the word "${word}" that means "${sense}." Leave out the rest of the word.`,
    answer,
    answerKind: 'word',
    accepted: [...new Set([answer, ...also.split('/')])]
      .flatMap((form) => [form, `${form}-`, `-${form}`])
      .filter((form) => form !== answer),
    rationale: `In "${word}," the part "${answer}" means "${sense}," and "${other}" means "${otherMeaning}."${alsoWritten(answer, also)}`,
    commonErrors: [
      {
        answer: other,
        misconception: 'confuses-word-parts',
        rationale: `The part "${other}" means "${otherMeaning}," not "${sense}."`,
      },
      {
        answer: third,
        misconception: isWholePart(thirdWhy) ? 'confuses-word-parts' : 'cuts-word-wrongly',
        rationale: `The letters "${third}" are ${thirdWhy}. They do not mean "${sense}."`,
      },
    ],
  }),
);

/** Roots, prefixes and suffixes. */
export const wordPartModels: ItemModel[] = [...meaning, ...fromMeaning, cutOut];
