import type { ItemModel } from '../../kit/types.js';
import { selectModel, spotModel } from '../support.js';

const OBJECTIVE = 'vocabulary.word-parts';

const sharedMeaning = selectModel(
  { id: 'english.select-word-part', objective: OBJECTIVE, difficulty: 0.5 },
  `
  ? Select **all** of the words with a part that means "heart."
  + cardiologist :: The root cardi means "heart."
  + electrocardiogram :: The root cardi in the middle of the word means "heart."
  - cartilage :: look-alike-part :: The letters "cart" are not the root cardi; cartilage is a tissue of the joints.
  - carotid :: look-alike-part :: This artery of the neck has a name of another origin.
  - hepatitis :: confuses-word-parts :: The root hepat means "liver."

  ? In which words does the prefix mean "not"? Select **every** such word.
  + irregular :: The prefix ir- means "not": not regular.
  + immature :: The prefix im- means "not": not mature.
  + illegible :: The prefix il- means "not": not readable.
  - import :: prefix-misread :: Here im- means "into": to carry into a country.
  - inhale :: prefix-misread :: Here in- means "in": to breathe in.
  - illness :: look-alike-part :: "Ill" is the base word here, not a prefix.

  ? Which words contain a part that means "write"? Select **each** one.
  + manuscript :: The root script means "write": written by hand.
  + transcribe :: The root scrib means "write": to write out.
  - manicure :: confuses-word-parts :: The root man means "hand," and cur means "care."
  - transfusion :: confuses-word-parts :: The root fus means "pour."
  - portable :: confuses-word-parts :: The root port means "carry."

  ? Select **all** of the words in which a suffix means "without."
  + painless :: The suffix -less means "without": without pain.
  + harmless :: The suffix -less means "without": without harm.
  - unless :: look-alike-part :: "Unless" is a conjunction; its ending is not the suffix -less.
  - careful :: suffix-misread :: The suffix -ful means "full of," the opposite of "without."
  - lessen :: look-alike-part :: "Less" is the base word here, and -en means "to make."

  ? Which terms name an inflammation? Select **every** such term.
  + bronchitis :: The suffix -itis means "inflammation"; bronch refers to the airways.
  + dermatitis :: The suffix -itis means "inflammation"; dermat refers to the skin.
  - neuralgia :: suffix-misread :: The suffix -algia means "pain."
  - cardiology :: suffix-misread :: The suffix -ology means "study of."
  - gastrectomy :: suffix-misread :: The suffix -ectomy means "surgical removal."

  ? In which words does the suffix form a noun? Select **all** of them.
  + kindness :: The suffix -ness turns the adjective "kind" into a noun.
  + treatment :: The suffix -ment turns the verb "treat" into a noun.
  + accuracy :: The suffix -cy forms a noun from the adjective "accurate."
  - hopeful :: suffix-misread :: The suffix -ful forms an adjective from "hope."
  - quickly :: suffix-misread :: The suffix -ly forms an adverb from "quick."
  - modernize :: suffix-misread :: The suffix -ize forms a verb from "modern."

  ? Which words have a part that means "life"? Select **each** one.
  + biology :: The root bio means "life": the study of life.
  + antibiotic :: The root bio means "life": a drug that acts against living germs.
  - bilingual :: look-alike-part :: The prefix bi- means "two": able to use two languages.
  - geology :: confuses-word-parts :: The root geo means "earth."
  - binary :: look-alike-part :: The part bin means "two by two."

  ? Select **all** of the words that express a number through their prefix.
  + triangle :: The prefix tri- means "three."
  + bicycle :: The prefix bi- means "two."
  + monologue :: The prefix mono- means "one."
  - recycle :: prefix-misread :: The prefix re- means "again."
  - dialogue :: prefix-misread :: The part dia- means "through" or "across," not a number.

  ? Which terms refer to a surgical procedure? Select **every** one that does.
  + tonsillectomy :: The suffix -ectomy means "surgical removal."
  + tracheotomy :: The suffix -otomy means "cutting into."
  + rhinoplasty :: The suffix -plasty means "surgical repair."
  - tonsillitis :: suffix-misread :: The suffix -itis means "inflammation."
  - rhinology :: suffix-misread :: The suffix -ology means "study of."

  ? In which words does a part mean "break"? Select **all** of them.
  + fracture :: The root fract means "break."
  + rupture :: The root rupt means "break."
  - structure :: confuses-word-parts :: The root struct means "build."
  - texture :: confuses-word-parts :: The root text means "weave."
  - capture :: confuses-word-parts :: The root capt means "take."
  `,
);

const findPart = spotModel(
  { id: 'english.spot-word-part', objective: OBJECTIVE, difficulty: 0 },
  `
  ? Select the part of the word that means "around."
  # [peri] [card] [itis]
  + peri :: The prefix peri- means "around."
  - card :: confuses-word-parts :: The root card means "heart."
  - itis :: confuses-word-parts :: The suffix -itis means "inflammation."

  ? Which part of this word tells that something is removed? Select it.
  # [gastr] [ectomy]
  + ectomy :: The suffix -ectomy means "surgical removal."
  - gastr :: confuses-word-parts :: The root gastr means "stomach."

  ? Select the word part that means "blood condition."
  # [hyper] [glyc] [emia]
  + emia :: The suffix -emia means "blood condition."
  - hyper :: confuses-word-parts :: The prefix hyper- means "excessive."
  - glyc :: confuses-word-parts :: The root glyc means "sugar."

  ? Which part means "carry"? Select it in the divided word.
  # [trans] [port] [ation]
  + port :: The root port means "carry."
  - trans :: confuses-word-parts :: The prefix trans- means "across."
  - ation :: confuses-word-parts :: The suffix -ation forms a noun of action.

  ? Select the part that gives the word its meaning "not."
  # [in] [cred] [ible]
  + in :: The prefix in- means "not" here: not believable.
  - cred :: confuses-word-parts :: The root cred means "believe."
  - ible :: confuses-word-parts :: The suffix -ible means "capable of being."

  ? Which part of the divided word means "nerve"? Select it.
  # [poly] [neur] [o] [path] [y]
  + neur :: The root neur means "nerve."
  - poly :: confuses-word-parts :: The prefix poly- means "many."
  - o :: combining-vowel-as-root :: This vowel only links two parts and has no meaning.
  - path :: confuses-word-parts :: The root path means "disease."
  - y :: confuses-word-parts :: The ending -y only forms a noun.

  ? Select the part that means "bone."
  # [oste] [o] [arthr] [itis]
  + oste :: The root oste means "bone."
  - o :: combining-vowel-as-root :: This vowel only links two parts and has no meaning.
  - arthr :: confuses-word-parts :: The root arthr means "joint."
  - itis :: confuses-word-parts :: The suffix -itis means "inflammation."

  ? Which part tells that this word names a field of study? Select it.
  # [hemat] [ology]
  + ology :: The suffix -ology means "study of."
  - hemat :: confuses-word-parts :: The root hemat means "blood."

  ? Select the part of the word that means "under."
  # [sub] [terr] [anean]
  + sub :: The prefix sub- means "under."
  - terr :: confuses-word-parts :: The root terr means "earth."
  - anean :: confuses-word-parts :: This ending forms an adjective.

  ? Which part of this word means "look"? Select it.
  # [retro] [spect] [ive]
  + spect :: The root spect means "look."
  - retro :: confuses-word-parts :: The prefix retro- means "backward."
  - ive :: confuses-word-parts :: The suffix -ive forms an adjective.

  ? Select the combining vowel, the part that only links two others.
  # [therm] [o] [meter]
  + o :: The vowel o links the two roots and has no meaning of its own.
  - therm :: root-as-linking-vowel :: The root therm means "heat."
  - meter :: root-as-linking-vowel :: The root meter means "measure."

  ? Which part means "time"? Select it in the divided word.
  # [syn] [chron] [ize]
  + chron :: The root chron means "time."
  - syn :: confuses-word-parts :: The prefix syn- means "together."
  - ize :: confuses-word-parts :: The suffix -ize forms a verb.
  `,
);

/** Parts found in whole words. */
export const dividedWordModels: ItemModel[] = [sharedMeaning, findPart];
