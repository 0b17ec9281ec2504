import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

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

/** Words built with prefixes and suffixes. */
export const wordBuildingModels: ItemModel[] = [opposite, wordForm];
