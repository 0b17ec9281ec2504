import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

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

/** Agreement and case. */
export const agreement: ItemModel[] = [subjectVerb, pronounCase];
