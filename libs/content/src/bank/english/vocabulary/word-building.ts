import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { choiceModel, rowModel } from '../support.js';

const OBJECTIVE = 'vocabulary.word-parts';

/** Words whose opposite is made with one prefix; the wrong forms use another. */
const OPPOSITES = readTable(
  `
  possible | impossible | im- | unpossible | inpossible
  regular | irregular | ir- | inregular | unregular
  legal | illegal | il- | unlegal | inlegal
  complete | incomplete | in- | uncomplete | imcomplete
  honest | dishonest | dis- | unhonest | inhonest
  able | unable | un- | inable | disable
  mature | immature | im- | unmature | inmature
  logical | illogical | il- | unlogical | inlogical
  familiar | unfamiliar | un- | infamiliar | disfamiliar
  responsible | irresponsible | ir- | unresponsible | inresponsible
  accurate | inaccurate | in- | unaccurate | disaccurate
  polite | impolite | im- | unpolite | inpolite
  agree | disagree | dis- | unagree | inagree
  healthy | unhealthy | un- | inhealthy | dishealthy
  `,
  ['word', 'answer', 'prefix', 'one', 'two'],
);

const opposite = rowModel(
  { id: 'english.supply-opposite', objective: OBJECTIVE, difficulty: -0.5 },
  'supply',
  OPPOSITES,
  ({ word, answer, prefix, one, two }) => ({
    type: 'supply',
    stem: `Add a prefix to "${word}" to make a word with the opposite meaning. Type the new word.`,
    answer,
    answerKind: 'word',
    rationale: `The prefix "${prefix}" turns "${word}" into its opposite, "${answer}."`,
    commonErrors: [one, two].map((wrong) => ({
      answer: wrong,
      misconception: 'wrong-negative-prefix',
      rationale: `The form "${wrong}" is not the opposite of "${word}"; the word takes the prefix "${prefix}" instead.`,
    })),
  }),
);

/** `form` is the word class asked for. */
const FORMS = readTable(
  `
  decide | noun | decision | decidement | decideness | The committee has not yet reached a ______.
  strong | noun | strength | strongness | stronghood | The exercises will improve the ______ of your arm.
  able | noun | ability | ableness | ablement | Her ______ to stay calm impressed the team.
  permit | noun | permission | permittance | permitment | You need the nurse's ______ to leave the ward.
  describe | noun | description | describement | describance | Please write a ______ of the symptoms.
  danger | adjective | dangerous | dangery | dangerful | Mixing the two cleaners is ______.
  rely | adjective | reliable | relyable | reliful | We need a ______ source for these figures.
  muscle | adjective | muscular | musclar | muscleful | The heart is a ______ organ.
  economy | adjective | economical | economous | economyal | The small car is more ______ than the van.
  diagnose | noun | diagnosis | diagnosement | diagnosation | The ______ was confirmed by a blood test.
  easy | adverb | easily | easyly | easly | The lid came off ______.
  simple | verb | simplify | simplen | simplize | A diagram would ______ the instructions.
  memory | verb | memorize | memorify | memoryze | The actors had a week to ______ their lines.
  wide | verb | widen | widify | widden | The city plans to ______ the road next year.
  `,
  ['word', 'form', 'answer', 'one', 'two', 'sentence'],
);

const wordForm = rowModel(
  { id: 'english.supply-word-form', objective: OBJECTIVE, difficulty: 0.1 },
  'supply',
  FORMS,
  ({ word, form, answer, one, two, sentence }) => ({
    type: 'supply',
    stem: `The sentence needs ${form === 'noun' ? 'a noun' : form === 'verb' ? 'a verb' : `an ${form}`} made from "${word}." Type it.\n\n> ${sentence}`,
    answer,
    answerKind: 'word',
    rationale: `The ${form} that belongs to "${word}" is "${answer}."`,
    commonErrors: [one, two].map((wrong) => ({
      answer: wrong,
      misconception: 'wrong-suffix',
      rationale: `The form "${wrong}" is not a standard English word; the ${form} made from "${word}" has another ending or spelling.`,
    })),
  }),
);

const suffixTask = choiceModel(
  { id: 'english.suffix-task', objective: OBJECTIVE, difficulty: 0 },
  `
  ? What does the suffix -en do in "shorten," "widen," and "soften"?
  + It turns an adjective into a verb. :: "Short," "wide," and "soft" are adjectives; with -en they mean "make short," "make wide," and "make soft."
  - It turns a verb into a noun. :: suffix-misread :: The base words are adjectives, and the new words express actions.
  - It turns a noun into an adjective. :: suffix-misread :: The base words are adjectives already.
  - It makes an adjective negative. :: suffix-misread :: "Shorten" does not mean "not short"; it means "make short."

  ? What does the suffix -ist add to "art," "pian(o)," and "chem(istry)"?
  + The meaning "a person who works with" :: An artist, a pianist, and a chemist are people who work with art, a piano, and chemistry.
  - The meaning "a place where one finds" :: suffix-misread :: A place is expressed by endings such as -ory or -ery.
  - The meaning "in the manner of" :: suffix-misread :: Manner is expressed by the adverb ending -ly.
  - The meaning "too much of" :: suffix-misread :: Excess is expressed by prefixes such as hyper- or over-.

  ? Which suffix turns the verb "treat" into a noun?
  + -ment :: "Treatment" is the noun formed from "treat."
  - -able :: suffix-misread :: "Treatable" is an adjective.
  - -ed :: suffix-misread :: "Treated" is a verb form.
  - -s :: suffix-misread :: "Treats" is a form of the verb; the noun "treat" names something pleasant and has no suffix.

  ? How does the prefix change the meaning from "heat" to "preheat"?
  + It adds the idea of doing something beforehand. :: The prefix pre- means "before": to heat in advance.
  - It adds the idea of doing something once more. :: prefix-misread :: Repetition is expressed by re-, as in "reheat."
  - It adds the idea of doing something too much. :: prefix-misread :: Excess is expressed by over-, as in "overheat."
  - It adds the idea of undoing an action. :: prefix-misread :: Undoing is expressed by un- or de-.

  ? Which word means "to examine again"?
  + reexamine :: The prefix re- means "again."
  - cross-examine :: prefix-misread :: To cross-examine is to question a witness of the other side.
  - examinable :: suffix-misread :: "Examinable" means "that can be examined."
  - examiner :: suffix-misread :: An examiner is a person who examines.

  ? What do "antiseptic," "antidote," and "antibody" have in common?
  + Each acts against something harmful. :: The prefix anti- means "against": against germs, poison, or invaders.
  - Each existed before something else. :: prefix-misread :: "Before" is expressed by ante- or pre-.
  - Each is a part of the blood. :: shared-part-misread :: An antiseptic and an antidote are not parts of the blood.
  - Each is too small to be seen. :: prefix-misread :: "Small" is expressed by micro-.

  ? The root "vis" or "vid" means "see." Which word does **not** contain it?
  + division :: "Division" comes from a verb that means "separate"; its letters only look like the root.
  - television :: contains-the-root :: "Television" means "seeing from afar."
  - evident :: contains-the-root :: What is evident is plainly seen.
  - invisible :: contains-the-root :: "Invisible" means "that cannot be seen."

  ? If "tele-" means "far," what does a telescope let a person do?
  + Look at things that are far away :: The parts are tele-, "far," and scop, "look."
  - Listen to sounds inside the chest :: root-misread :: That is the task of a stethoscope.
  - Look at things that are very small :: prefix-misread :: That is the task of a microscope.
  - Write messages to distant places :: root-misread :: Writing is expressed by graph, as in "telegraph."

  ? What is the relation of "symmetry" to "asymmetry"?
  + The prefix a- makes the second word negative. :: The prefix a- means "without": without symmetry.
  - The prefix a- makes the second word stronger. :: prefix-misread :: The prefix a- does not strengthen a word.
  - The prefix a- turns a noun into a verb. :: prefix-misread :: Both words are nouns.
  - The prefix a- gives the meaning "two." :: prefix-misread :: "Two" is expressed by bi- or di-.

  ? Which ending shows that a word is most likely an adverb?
  + -ly, as in "gently" :: The suffix -ly forms an adverb from the adjective "gentle."
  - -ness, as in "kindness" :: suffix-misread :: The suffix -ness forms nouns.
  - -ous, as in "nervous" :: suffix-misread :: The suffix -ous forms adjectives.
  - -ize, as in "realize" :: suffix-misread :: The suffix -ize forms verbs.
  `,
);

/** Words built with prefixes and suffixes. */
export const wordBuildingModels: ItemModel[] = [opposite, wordForm, suffixTask];
