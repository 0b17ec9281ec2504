import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

const INTRODUCTIONS = readTable(
  `
  Because the elevator was out of order | the visitors | used the stairs
  After the nurse had read the chart twice | she | called the pharmacy
  Although the test is short | many students | find it difficult
  When the fire alarm rang during lunch | the staff | left the building at once
  If the fever does not fall by tomorrow | the parents | should call the clinic
  While the technician prepared the scanner | the patient | filled out a form
  Before the volunteers enter the kitchen | they | must wash their hands
  Since the new policy took effect in March | the number of falls | has dropped
  Unless the weather improves this afternoon | the coach | will cancel the race
  As soon as the results arrive from the laboratory | the physician | will phone you
  Even though the jacket was expensive | the zipper | broke within a week
  Until the paint in the hallway is dry | the children | should play outside
  Once the committee had heard both sides | the chair | asked for a vote
  Whenever the river rises above its banks | the town | closes the lower bridge
  Having finished the inventory a day early | the clerks | went home at noon
  To reach the orthopedic ward from the lobby | visitors | follow the blue line
  If the wound begins to bleed again at home | the patient | should press on it firmly
  After the last guest had left the hall | the waiters | folded the tablecloths
  Although nobody had expected snow in May | the gardener | had covered the seedlings
  While the bread was cooling on the rack | its smell | filled the entire house
  Because the bridge was closed for the week | the school bus | took a longer route
  When the first symptoms appear in the fall | many people | mistake them for a cold
  Since she had worked in a bakery for years | Ivana | knew how to shape a loaf
  Before the surgeon begins any operation | the team | checks the patient's name
  Unless the committee objects by Friday noon | the new rules | will take effect
  Having lived near the coast all his life | Mr. Duarte | could read the clouds
  `,
  ['introduction', 'subject', 'rest'],
);

const APPOSITIVES = readTable(
  `
  Dr. Elena Ortiz | the director of the burn unit | will speak at noon
  Mercury | the smallest planet in the solar system | has no moons
  My only brother | a paramedic in Denver | works three nights a week
  Mount Everest | the highest peak on Earth | attracts hundreds of climbers a year
  Florence Nightingale | a pioneer of modern nursing | kept careful statistics
  Insulin | a hormone made in the pancreas | lowers the level of sugar in the blood
  Lake Superior | the largest of the Great Lakes | borders three states
  The femur | the longest bone in the human body | supports the weight of the trunk
  Mr. Okafor | our new payroll manager | answered every question patiently
  Sacramento | the capital of California | lies on two rivers
  Marie Curie | the first woman to win a Nobel Prize | studied radioactivity
  Vitamin C | a nutrient found in citrus fruit | helps wounds to heal
  The Nile | a river more than four thousand miles long | flows north
  Ms. Tran | the supervisor of the evening shift | updated the schedule
  Mr. Brandt | the oldest member of our chess club | has won the title again
  Ottawa | the capital of Canada | lies on a wide river
  Penicillin | a drug made from mold | saved countless soldiers
  The cornea | the clear front layer of the eye | contains no blood vessels
  Our landlady | a retired opera singer | still practices every morning
  Jupiter | the largest planet in our solar system | has dozens of moons
  The Amazon | the widest river in the world | crosses a vast rain forest
  Ms. Haddad | the author of two cookbooks | teaches at the college
  The patella | a small bone in front of the knee | protects the joint
  Captain Ruiz | a pilot with thirty years of experience | landed the plane safely
  `,
  ['head', 'aside', 'rest'],
);

const RESTRICTIONS = readTable(
  `
  Any visitor | who has a cough | must wear a mask
  Every student | who missed the first lecture | should watch the recording
  The only exit | that stays open at night | is next to the gift shop
  Anyone | who needs a parking permit | can apply at the front desk
  No medicine | that has passed its expiration date | should be given to a patient
  All employees | who work on Sundays | receive extra pay
  The one question | that nobody could answer | was the last
  Each patient | whose appointment was canceled | will get a call today
  Only drivers | who hold a special license | may operate the ambulance
  Everyone | who attended the workshop | received a certificate
  Any cut | that is deeper than half an inch | may need stitches
  The very first book | that Lena borrowed | was about the human heart
  All patients | who take this drug | must avoid grapefruit juice
  The only key | that opens the cabinet | is in the safe
  Nobody | who saw the play | left before the end
  Every bicycle | that is left in the hallway | will be removed
  Any child | who can swim two lengths | may join the team
  The one page | that was missing | contained the answer
  Only the nurses | who work at night | have a key to this door
  Each package | that arrives after noon | is delivered the next day
  `,
  ['head', 'clause', 'rest'],
);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const introductory = rowModel(
  { id: 'english.introductory-comma', objective: 'conventions.punctuation', difficulty: -0.5 },
  'multiple-choice',
  INTRODUCTIONS,
  ({ introduction, subject, rest }) => ({
    type: 'multiple-choice',
    stem: 'Which version punctuates the introductory word group correctly?',
    key: {
      text: `${introduction}, ${subject} ${rest}.`,
      rationale: `A comma marks the place where the introductory word group ends and the main clause, which begins with "${subject}," starts.`,
    },
    distractors: [
      {
        text: `${introduction}; ${subject} ${rest}.`,
        misconception: 'semicolon-after-dependent-clause',
        rationale: `A semicolon needs a complete thought on each side. The group "${introduction}" depends on what follows, so it cannot stand before a semicolon.`,
      },
      {
        text: `${introduction}. ${capital(subject)} ${rest}.`,
        misconception: 'dependent-clause-as-sentence',
        rationale: `The period turns "${introduction}" into a fragment: it depends on the main clause and cannot stand alone.`,
      },
      {
        text: `${introduction} ${subject}, ${rest}.`,
        misconception: 'comma-between-subject-and-verb',
        rationale: `The comma comes too late. It separates the subject "${subject}" from its verb instead of closing the introductory word group.`,
      },
    ],
  }),
);

const appositive = rowModel(
  { id: 'english.appositive-commas', objective: 'conventions.punctuation', difficulty: -0.2 },
  'multiple-choice',
  APPOSITIVES,
  ({ head, aside, rest }, rng) => ({
    type: 'multiple-choice',
    stem: `Which version sets off the words that rename "${head}" correctly?`,
    key: {
      text: `${head}, ${aside}, ${rest}.`,
      rationale: `The words "${aside}" only add information about the subject, "${head}." Such a nonessential appositive needs a comma before it and a comma after it.`,
    },
    distractors: rng.sample(
      [
        {
          text: `${head}, ${aside} ${rest}.`,
          misconception: 'second-comma-missing',
          rationale: `The interruption is opened but never closed: a second comma is missing before "${rest.split(' ')[0]}."`,
        },
        {
          text: `${head} ${aside}, ${rest}.`,
          misconception: 'first-comma-missing',
          rationale: `The interruption is closed but never opened: a comma is missing between "${head}" and "${aside.split(' ')[0]}."`,
        },
        {
          text: `${head}; ${aside}; ${rest}.`,
          misconception: 'semicolons-around-appositive',
          rationale: `Semicolons divide complete thoughts. The group "${aside}" is only a phrase, so commas are needed here.`,
        },
        {
          text: `${head} ${aside} ${rest}.`,
          misconception: 'appositive-not-set-off',
          rationale: `Nothing marks "${aside}" as an interruption, so the two names for the same thing run into each other.`,
        },
      ],
      3,
    ),
  }),
);

const restrictive = rowModel(
  { id: 'english.essential-clause', objective: 'conventions.punctuation', difficulty: 0.6 },
  'multiple-choice',
  RESTRICTIONS,
  ({ head, clause, rest }) => ({
    type: 'multiple-choice',
    stem: `Which version treats the clause "${clause}" correctly?`,
    key: {
      text: `${head} ${clause} ${rest}.`,
      rationale: `The clause "${clause}" tells which one is meant. Without it the statement would not be true, so this essential clause takes no commas.`,
    },
    distractors: [
      {
        text: `${head}, ${clause}, ${rest}.`,
        misconception: 'commas-around-essential-clause',
        rationale: `The two commas mark the clause as extra information, but the sentence needs it to say which one is meant.`,
      },
      {
        text: `${head} ${clause}, ${rest}.`,
        misconception: 'comma-between-subject-and-verb',
        rationale: `The single comma after "${clause.split(' ').at(-1)}" separates the subject and its clause from the verb that follows.`,
      },
      {
        text: `${head}, ${clause} ${rest}.`,
        misconception: 'comma-before-essential-clause',
        rationale: `The single comma after "${head}" cuts the essential clause off from the word that it limits.`,
      },
    ],
  }),
);

/** Commas around parts of a sentence. */
export const commaElements: ItemModel[] = [introductory, appositive, restrictive];
