import type { Rng } from '../../kit/rng.js';
import type { DraftOption, ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { choiceModel, rowModel } from '../support.js';
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

const wordFromParts = choiceModel(
  { id: 'english.word-from-parts', objective: OBJECTIVE, difficulty: 0.2 },
  `
  ? Judging by its parts, what does "hypoglycemia" mean?
  + Low sugar in the blood :: The part hypo- means "below," glyc means "sugar," and -emia means "blood condition."
  - High sugar in the blood :: hypo-hyper-confused :: A high level would be expressed by hyper-, "excessive."
  - Low pressure in the blood :: root-misread :: The root glyc means "sugar"; pressure is expressed by "tension."
  - Low sugar in the urine :: suffix-misread :: The suffix -emia refers to the blood; urine is expressed by -uria.

  ? What does "pericarditis" mean, according to its parts?
  + Inflammation around the heart :: The part peri- means "around," card means "heart," and -itis means "inflammation."
  - Inflammation inside the heart :: prefix-misread :: "Inside" would be endo-, as in "endocarditis."
  - Surgical removal of the heart sac :: suffix-misread :: Removal would be -ectomy; the suffix -itis means "inflammation."
  - Inflammation around the kidney :: root-misread :: The kidney is expressed by nephr or ren, not by card.

  ? Which definition matches the parts of the word "tachycardia"?
  + A rapid heartbeat :: The part tachy- means "fast," and card means "heart."
  - A slow heartbeat :: tachy-brady-confused :: A slow rate is expressed by brady-.
  - Rapid breathing :: root-misread :: Breathing is expressed by -pnea, as in "tachypnea."
  - A painful heart :: prefix-misread :: Pain is expressed by -algia or -dynia, not by tachy-.

  ? What would a doctor expect in a patient with "osteoarthritis"?
  + Inflamed joints and bones :: The root oste means "bone," arthr means "joint," and -itis means "inflammation."
  - Inflamed muscles and skin :: root-misread :: Muscle would be my, and skin would be derm.
  - Soft bones since childhood :: suffix-misread :: Softening is expressed by -malacia; the suffix -itis means "inflammation."
  - Bones removed by surgery :: suffix-misread :: Removal is expressed by -ectomy, not by -itis.

  ? Which person does the word "misanthrope" describe, judging by its parts?
  + One who dislikes people :: The part mis means "hate," and anthrop means "human being."
  - One who loves people :: prefix-misread :: Love is expressed by phil, as in "philanthropist."
  - One who fears open places :: root-misread :: Fear is expressed by phobia, and no part here means "place."
  - One who studies old bones :: suffix-misread :: Study is expressed by -ology; this word has no such part.

  ? What is a "polyglot," if glot means "tongue"?
  + A speaker of many languages :: The prefix poly- means "many," and a tongue is a language.
  - A speaker of one language :: poly-mono-confused :: "One" is expressed by mono-.
  - A writer of many letters :: root-misread :: Writing is expressed by graph or scrib, not by glot.
  - A student of old languages :: prefix-misread :: The prefix poly- tells how many, not how old.

  ? Given that ven means "vein," what does "intravenous" describe?
  + Given into a vein :: The prefix intra- means "within," so the word means "within a vein."
  - Running between veins :: intra-inter-confused :: "Between" is expressed by inter-, not by intra-.
  - Lying around a vein :: prefix-misread :: "Around" is expressed by peri-.
  - Taken out of a vein :: prefix-misread :: "Out of" is expressed by ex- or e-.

  ? According to its parts, what is "nephrectomy"?
  + Removal of a kidney :: The root nephr means "kidney," and -ectomy means "surgical removal."
  - Removal of a nerve :: root-misread :: Nerve is expressed by neur, which looks similar.
  - Inflammation of a kidney :: suffix-misread :: Inflammation is expressed by -itis, as in "nephritis."
  - Examination of a kidney :: suffix-misread :: Visual examination is expressed by -scopy.

  ? What does the word "retrograde" suggest, if grad means "step"?
  + Moving backward :: The prefix retro- means "backward," so the word describes a step backward.
  - Moving sideways :: prefix-misread :: "Side" is expressed by later, as in "lateral."
  - Moving together :: prefix-misread :: "Together" is expressed by con- or syn-.
  - Moving slowly :: prefix-misread :: "Slow" is expressed by brady-.

  ? What does "malodorous" mean, judging by its prefix?
  + Having a bad smell :: The prefix mal- means "bad," and the base word is "odor."
  - Having a faint smell :: prefix-misread :: Weakness of a smell is not expressed by mal-.
  - Having many smells :: prefix-misread :: "Many" is expressed by poly- or multi-.
  - Having a lost sense of smell :: prefix-misread :: Loss is expressed by an- or a-, as in "anosmia."

  ? A word list contains "antipyretic." If pyr means "fire" or "fever," what does such a drug do?
  + It reduces a fever :: The prefix anti- means "against," so the drug acts against fever.
  - It raises the pulse :: root-misread :: The root pyr has to do with heat, not with the pulse.
  - It causes a fever :: prefix-misread :: The prefix anti- means "against," so it does the opposite.
  - It relieves an itch :: root-misread :: Itching is expressed by prurit, not by pyr.

  ? If somn means "sleep," what is meant by "insomnia"?
  + Inability to sleep :: The prefix in- means "not" here, so the word means "not sleeping."
  - Walking during sleep :: root-added :: Walking is expressed by ambul, as in "somnambulism."
  - A need for long sleep :: prefix-misread :: Excess is expressed by hyper-, as in "hypersomnia."
  - A dream in light sleep :: prefix-misread :: The prefix in- means "not"; nothing in the word means "dream."

  ? Judging by its parts, what does a "chronometer" do?
  + It measures time :: The root chron means "time," and meter means "measure."
  - It measures color :: root-misread :: Color is expressed by chrom, which looks similar.
  - It records sound :: root-misread :: Sound is expressed by phon.
  - It displays maps :: root-misread :: Neither chron nor meter refers to maps.

  ? What does the word "hemiplegia" mean, given that -plegia means "paralysis"?
  + Paralysis of one half of the body :: The prefix hemi- means "half."
  - Paralysis of all four limbs :: prefix-misread :: "Four" is expressed by quadri- or tetra-.
  - Paralysis of the muscles of the eye :: prefix-misread :: The eye is expressed by ophthalm.
  - Paralysis from loss of blood :: hemi-hem-confused :: Blood is expressed by hem or hemat; the prefix here is hemi-.
  `,
);

/** Roots, prefixes and suffixes. */
export const wordPartModels: ItemModel[] = [meaning, fromMeaning, cutOut, wordFromParts];
