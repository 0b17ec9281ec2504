import type { Rng } from '../../kit/rng.js';
import type { DraftOption, ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';
import { type WordPart, wordParts } from './word-part-table.js';

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

const wrong = (row: WordPart, text: string): DraftOption => ({
  text,
  misconception: 'confuses-word-parts',
  rationale: explain(row),
});

const meaning = rowModel(
  { id: 'english.word-part-meaning', objective: OBJECTIVE, difficulty: -0.2 },
  'multiple-choice',
  wordParts.filter((_row, i) => i % 2 === 0),
  (row, rng) => ({
    type: 'multiple-choice',
    stem: `What is the meaning of the ${row.kind} "${row.part}" in the word "${row.example}"?`,
    key: { text: row.meaning, rationale: explain(row) },
    distractors: nearMisses(row, rng).map((other) => wrong(other, other.meaning)),
  }),
);

const fromMeaning = rowModel(
  { id: 'english.word-part-for-meaning', objective: OBJECTIVE, difficulty: 0.1 },
  'multiple-choice',
  wordParts.filter((_row, i) => i % 2 === 1),
  (row, rng) => ({
    type: 'multiple-choice',
    stem: `A student builds a word list. Which ${row.kind} carries the meaning "${row.meaning}"?`,
    key: { text: row.part, rationale: explain(row) },
    distractors: nearMisses(row, rng).map((other) => wrong(other, other.part)),
  }),
);

/** `also`: other ways to cut the part out of the word. `rest`: the other part and its meaning. */
const CUTS = readTable(
  `
  bradycardia | brady | slow | brady | card | heart | cardia | the part that names the heart, with its ending
  arthritis | itis | inflammation | itis | arthr | joint | arth | only a piece of the root "arthr," which means "joint"
  hepatology | hepat | liver | hepato | ology | study of | logy | the ending of the part for "study of"
  gastroscopy | gastr | stomach | gastro | scopy | visual examination | oscopy | the linking vowel and the part for "visual examination"
  intravenous | intra | within | intra | ven | vein | venous | the part that refers to a vein
  subcutaneous | sub | under | sub | cutane | skin | cutaneous | the part that refers to the skin
  neuralgia | algia | pain | algia | neur | nerve | neuro | the root for "nerve" with a vowel that the word does not have
  osteoporosis | oste | bone | osteo | por | passage or pore | porosis | the part for "a porous condition"
  appendectomy | ectomy | surgical removal | ectomy | append | appendix | appendec | the root with a piece of the suffix
  dermatology | dermat | skin | dermato/derm/derma | ology | study of | logy | the ending of the part for "study of"
  nephritis | nephr | kidney | nephro | itis | inflammation | ritis | the suffix with the last letter of the root
  transcontinental | trans | across | trans | continent | a large land mass | continental | the part that refers to a land mass
  biography | graph | writing | graphy | bio | life | biog | the root for "life" with a piece of the next root
  hematology | hemat | blood | hemato/hem | ology | study of | logy | the ending of the part for "study of"
  cytology | cyt | cell | cyto | ology | study of | logy | the ending of the part for "study of"
  rhinitis | rhin | nose | rhin | itis | inflammation | rhini | the root with a piece of the suffix
  hepatomegaly | megaly | enlargement | omegaly | hepat | liver | hepato | the part that names the liver, with its linking vowel
  endoscope | endo | inside | end | scope | device for looking | doscope | the second part with a piece of the first
  neuropathy | pathy | disease | opathy | neur | nerve | neuro | the part that names the nerve, with its linking vowel
  phlebotomy | phleb | vein | phlebo | otomy | cutting into | tomy | the ending of the part for "cutting into"
  thermometer | therm | heat | thermo | meter | measuring device | ometer | the linking vowel and the part for "measuring device"
  encephalitis | cephal | head | encephal | itis | inflammation | en | a prefix that means "in"
  `,
  ['word', 'answer', 'meaning', 'also', 'other', 'otherMeaning', 'third', 'thirdWhy'],
);

const cutOut = rowModel(
  { id: 'english.supply-word-part', objective: OBJECTIVE, difficulty: 0.3 },
  'supply',
  CUTS,
  ({ word, answer, meaning: sense, also, other, otherMeaning, third, thirdWhy }) => ({
    type: 'supply',
    stem: `Type the part of the word "${word}" that means "${sense}." Leave out the rest of the word.`,
    answer,
    answerKind: 'word',
    accepted: [...new Set([answer, ...also.split('/')])]
      .flatMap((form) => [form, `${form}-`, `-${form}`])
      .filter((form) => form !== answer),
    rationale: `In "${word}," the part "${answer}" means "${sense}," and "${other}" means "${otherMeaning}."`,
    commonErrors: [
      {
        answer: other,
        misconception: 'confuses-word-parts',
        rationale: `The part "${other}" means "${otherMeaning}," not "${sense}."`,
      },
      {
        answer: third,
        misconception: 'cuts-word-wrongly',
        rationale: `The letters "${third}" are ${thirdWhy}. They do not mean "${sense}."`,
      },
    ],
  }),
);

/** Roots, prefixes and suffixes. */
export const wordPartModels: ItemModel[] = [meaning, fromMeaning, cutOut];
