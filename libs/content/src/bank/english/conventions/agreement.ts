import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { choiceModel, rowModel } from '../support.js';

/** The verb agrees with `subject`; `other` stands nearer and misleads. */
export const VERBS = readTable(
  `
  The box of sterile bandages ______ on the top shelf. | box | singular | bandages | belongs | belong | are kept | have stood
  The effects of the new medicine ______ mild so far. | effects | plural | medicine | have been | has been | is | was
  Each of the volunteers ______ a bright orange vest. | each | singular | volunteers | wears | wear | are wearing | have worn
  The keys to the supply cabinet ______ from the hook. | keys | plural | cabinet | are missing | is missing | was missing | has vanished
  One of the elevators ______ out of service. | one | singular | elevators | is | are | were | have been
  The teacher, along with two aides, ______ the field trip. | teacher | singular | aides | leads | lead | are leading | have led
  Either the cooks or the manager ______ the kitchen at night. | manager | singular | cooks | locks | lock | are locking | have locked
  Neither the manager nor the cooks ______ the new oven. | cooks | plural | manager | like | likes | is using | has tried
  Everybody in the two classes ______ the same textbook. | everybody | singular | classes | uses | use | are using | have bought
  The list of emergency numbers ______ beside the phone. | list | singular | numbers | hangs | hang | are posted | were taped
  The nurses on this floor ______ twelve-hour shifts. | nurses | plural | floor | work | works | is working | has worked
  A bowl of ripe peaches ______ on the counter. | bowl | singular | peaches | sits | sit | are standing | were left
  The quality of the photographs ______ me. | quality | singular | photographs | surprises | surprise | have surprised | are surprising
  The reasons for the delay ______ in the memo. | reasons | plural | delay | are explained | is explained | was given | has been listed
  Here ______ the forms that the clinic requested. | forms | plural | clinic | are | is | was | comes
  The patient in the first of the two beds ______ more water. | patient | singular | beds | needs | need | are drinking | have asked for
  The color of the curtains and chairs ______ with the walls. | color | singular | curtains and chairs | clashes | clash | are clashing | have clashed
  Neither of the proposals ______ the cost of parking. | neither | singular | proposals | mentions | mention | are covering | have included
  The branches of the oak near the window ______ the roof. | branches | plural | window | touch | touches | is scraping | has damaged
  Anyone with questions about the rules ______ welcome to call. | anyone | singular | questions | is | are | were | have been
  The bouquet of yellow roses ______ wonderful. | bouquet | singular | roses | smells | smell | are smelling | have smelled
  The workers in the packing room ______ ear protection. | workers | plural | room | wear | wears | is wearing | has worn
  Every one of the samples ______ a label. | every one | singular | samples | has | have | carry | bear
  The wheels of the old cart ______ loudly. | wheels | plural | cart | squeak | squeaks | is squeaking | has squeaked
  The captain, as well as her players, ______ early. | captain | singular | players | arrives | arrive | are arriving | have arrived
  Neither the guards nor the driver ______ the password. | driver | singular | guards | knows | know | have known | were told
  Either the coach or the players ______ after the game. | players | plural | coach | clean up | cleans up | is cleaning up | has cleaned up
  There ______ two reasons for the change in the schedule. | reasons | plural | change | were | was | is | has been
  The smell of the freshly baked pies ______ everyone to the kitchen. | smell | singular | pies | draws | draw | have drawn | are drawing
  The pages of this ancient book ______ when you touch them. | pages | plural | book | crumble | crumbles | is crumbling | has crumbled
  No one among the witnesses ______ the face of the thief. | no one | singular | witnesses | remembers | remember | recall | have seen
  The cost of the repairs ______ our budget. | cost | singular | repairs | exceeds | exceed | have exceeded | are exceeding
  The patients on the third floor ______ breakfast at eight. | patients | plural | floor | eat | eats | is eating | has eaten
  Somebody from one of the offices ______ you on line two. | somebody | singular | offices | wants | want | are calling | have called
  The instructions on the side of the box ______ clear. | instructions | plural | box | are | is | was | seems
  `,
  ['sentence', 'subject', 'number', 'other', 'key', 'one', 'two', 'three'],
);

const subjectVerb = rowModel(
  { id: 'english.subject-verb', objective: 'conventions.sentences', difficulty: 0 },
  'multiple-choice',
  VERBS,
  ({ sentence, subject, number, other, key, one, two, three }) => {
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
    };
  },
);

/** Pronouns joined by "and": first word of the pair, then the second, each as subject and object. */
export const PAIRS = readTable(
  `
  subject | she | her | I | me | ______ will present the results on Friday.
  object | she | her | I | me | The manager asked ______ to close the store.
  object | he | him | we | us | The coach divided the work between ______ in a fair way.
  subject | he | him | I | me | Last summer ______ painted the entire fence.
  object | they | them | we | us | The interview gave ______ new ideas.
  subject | they | them | we | us | On Monday ______ shared the large table.
  object | she | her | we | us | A package arrived for ______ this morning.
  subject | he | him | we | us | Before the exam ______ studied in the library.
  object | he | him | I | me | The dog followed ______ all the way home.
  subject | she | her | they | them | Every evening ______ walk along the river.
  object | they | them | I | me | The nurse spoke kindly to ______ after the surgery.
  subject | they | them | I | me | Because ______ arrived early, the seats were still empty.
  object | she | her | he | him | Nobody except ______ knew the code.
  subject | she | her | he | him | As the lights went out, ______ reached for a candle.
  object | they | them | he | him | The prize was shared by ______ last year.
  subject | she | her | we | us | In the end ______ decided to take the train.
  object | she | her | I | me | The guide showed ______ a hidden path.
  subject | they | them | he | him | Every Sunday ______ play cards with the neighbors.
  object | he | him | they | them | The letter was meant for ______ from the start.
  subject | he | him | they | them | ______ have known each other since college.
  object | they | them | she | her | Grandmother left the house to ______ in her will.
  subject | she | her | I | me | When the bus stopped, ______ were the first to get off.
  `,
  ['use', 'firstSubject', 'firstObject', 'secondSubject', 'secondObject', 'sentence'],
);

const pronounCase = rowModel(
  { id: 'english.pronoun-case', objective: 'conventions.sentences', difficulty: 0.2 },
  'multiple-choice',
  PAIRS,
  ({ use, firstSubject, firstObject, secondSubject, secondObject, sentence }) => {
    const isSubject = use === 'subject';
    const join = (first: string, second: string) => {
      const text = `${first} and ${second}`;
      return sentence.startsWith('_') ? text.charAt(0).toUpperCase() + text.slice(1) : text;
    };
    const bothSubject = join(firstSubject, secondSubject);
    const bothObject = join(firstObject, secondObject);
    const needed = isSubject ? 'the subject of a verb' : 'the object of a verb or preposition';
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

const antecedent = choiceModel(
  { id: 'english.pronoun-antecedent', objective: 'conventions.sentences', difficulty: 0.1 },
  `
  ? Which pronoun agrees with "each" in the sentence?
  | > Each of the cats has ______ own bowl.
  + its :: The pronoun refers to "each," which is singular, and a cat of unknown sex is "it," so the possessive is "its."
  - their :: agrees-with-nearer-noun :: "Their" is plural and agrees with "cats," but the antecedent is the singular "each."
  - it's :: its-its-confused :: "It's" is short for "it is," not a possessive pronoun.
  - there :: their-there-confused :: "There" names a place and is not a pronoun that shows possession.

  ? Which pronoun refers correctly to the two sisters?
  | > Lena and Rosa packed ______ bags before sunrise.
  + their :: Two people joined by "and" form a plural antecedent, so the plural possessive "their" is needed.
  - her :: singular-for-compound-antecedent :: "Her" refers to one person, but the antecedent names two.
  - they're :: their-theyre-confused :: "They're" is short for "they are."
  - theirs :: pronoun-as-modifier :: "Theirs" stands alone and cannot come before the noun "bags."

  ? Which pronoun agrees with its antecedent in this sentence?
  | > Neither of the women left ______ umbrella at the clinic.
  + her :: "Neither" is singular and refers to a woman, so the singular "her" agrees with it.
  - their :: agrees-with-nearer-noun :: "Their" agrees with the plural "women," but the antecedent is the singular "neither."
  - hers :: pronoun-as-modifier :: "Hers" stands alone and cannot come before the noun "umbrella."
  - his :: wrong-gender :: The antecedent refers to women, so a masculine pronoun does not fit.

  ? Which word refers correctly to the hospital?
  | > The hospital is proud of ______ new burn unit.
  + its :: "Hospital" names one institution, so the singular possessive "its" refers to it.
  - it's :: its-its-confused :: "It's" is short for "it is," which makes no sense before "new burn unit."
  - there :: their-there-confused :: "There" names a place and cannot show possession.
  - they're :: their-theyre-confused :: "They're" is short for "they are," and the hospital is one institution.

  ? Which pronoun correctly introduces the clause about the surgeon?
  | > The surgeon ______ repaired my knee has retired.
  + who :: The pronoun is the subject of "repaired" and refers to a person, so "who" is needed.
  - whom :: who-whom-confused :: "Whom" is an object form, but the pronoun is the subject of "repaired."
  - which :: which-for-person :: "Which" refers to things, not to a person.
  - whose :: possessive-for-subject :: "Whose" shows possession and needs a noun after it.

  ? Which pronoun correctly introduces the clause about the mentor?
  | > She is the mentor to ______ I owe my career.
  + whom :: The pronoun is the object of the preposition "to," so the object form "whom" is needed.
  - who :: who-whom-confused :: "Who" is a subject form, but the pronoun follows the preposition "to."
  - which :: which-for-person :: "Which" refers to things, but the mentor is a person.
  - whose :: possessive-for-object :: "Whose" shows possession and needs a noun after it.

  ? Which pronoun completes the comparison correctly? (The meaning is "than I can.")
  | > My brother can swim farther than ______.
  + I :: The full comparison is "than I can swim," so the pronoun is a subject.
  - me :: object-form-in-comparison :: The words "can swim" are understood after the pronoun, and "me can swim" is wrong.
  - myself :: reflexive-without-antecedent :: A reflexive pronoun needs the same person as the subject, but the subject is "my brother."
  - mine :: possessive-in-comparison :: "Mine" shows possession, but two swimmers are compared here.

  ? Which pronoun is correct after the verb in this sentence?
  | > The director thanked Omar and ______ for the late shift.
  + me :: The pronoun is an object of "thanked." Leave out "Omar and" to hear it: the director thanked me.
  - I :: subject-form-as-object :: "I" is a subject form, but the pronoun is an object of "thanked."
  - myself :: reflexive-without-antecedent :: A reflexive pronoun must refer to the subject, but the subject is "the director."
  - mine :: possessive-as-object :: "Mine" shows possession and does not name a person who is thanked.

  ? Which pronoun refers correctly to the scissors?
  | > The scissors are dull, so please sharpen ______.
  + them :: "Scissors" is grammatically plural, as the verb "are" shows, so the plural object "them" is needed.
  - it :: singular-for-plural-noun :: "It" is singular, but "scissors" is a plural noun.
  - they :: subject-form-as-object :: "They" is a subject form, but the pronoun is the object of "sharpen."
  - those ones :: wordy-pronoun :: A plain pronoun refers to the scissors already named; "those ones" would point to other scissors.

  ? Which word shows that the girls acted without help?
  | > The girls built the bookcase ______.
  + themselves :: The reflexive pronoun "themselves" refers back to the plural subject "girls" and stresses that they acted alone.
  - theirselves :: nonstandard-reflexive :: "Theirselves" is not a standard form; the reflexive is built on "them."
  - herself :: singular-for-plural-antecedent :: "Herself" refers to one girl, but the subject is plural.
  - themself :: mixed-number-reflexive :: The plural "girls" requires the plural ending -selves.
  `,
);

/** Agreement and case. */
export const agreement: ItemModel[] = [subjectVerb, pronounCase, antecedent];
