import type { DraftOption, ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

/** Two complete thoughts with a conjunctive adverb that fits between them. */
const WITH_ADVERB = readTable(
  `
  The morning bus arrived late | nevertheless | every student reached the lab on time
  The new monitor is lighter than the old one | moreover | its battery lasts twice as long
  Heavy snow closed the main road | therefore | the blood drive was moved to Saturday
  The first sample was contaminated | consequently | the technician repeated the test
  The cafeteria stops serving at seven | however | the vending machines run all night
  Maria did not take the elevator | instead | she climbed the stairs to the fifth floor
  The library has few printed journals | however | its digital collection is large
  The pool was closed for repairs | therefore | the therapy class met in the gym
  The tomatoes need full sun | furthermore | they require water every day
  The report was due on Monday | nevertheless | nobody complained about the weekend work
  The old files were kept on paper | consequently | each search took several minutes
  The museum charges no entrance fee | moreover | it offers free guided tours
  The patient felt well enough to walk | still | the nurse brought a wheelchair
  The trail was steep and muddy | nonetheless | the hikers reached the summit by noon
  The generator failed its safety check | accordingly | the engineers shut it down
  Rosa studied the map for an hour | otherwise | she would have missed the turn
  The committee read both proposals | afterward | it voted for the cheaper plan
  The clinic hired two more nurses | as a result | waiting times fell by half
  The recipe calls for fresh basil | however | dried leaves will work in winter
  The battery was completely dead | therefore | the alarm made no sound
  The bakery sold out of rye bread by nine | therefore | late customers bought wheat rolls
  The lake looks shallow from the shore | however | it drops to forty feet near the dam
  Ken had never cooked for a crowd before | nevertheless | his stew fed sixty guests
  The new form is only one page long | moreover | it can be filled in by phone
  The heating failed during the night | consequently | the greenhouse lost its orchids
  The interview lasted barely ten minutes | still | Noor left with a good feeling
  The pharmacy does not open on Sundays | instead | patients call the hospital desk
  The river carries sand to the sea | as a result | the harbor must be dredged
  Our flight landed an hour early | however | nobody was there to meet us
  The trial showed no serious side effects | furthermore | most patients slept better
  `,
  ['first', 'adverb', 'second'],
);

/** Two complete thoughts with a coordinating conjunction that fits between them. */
const WITH_CONJUNCTION = readTable(
  `
  The nurse changed the dressing in the morning | and | the surgeon checked the wound after lunch
  The printer was out of paper | so | Daniel sent the form by e-mail
  The soup smelled delicious | but | it had far too much salt for the patient
  You may submit the application online | or | you may bring it to the front office
  The waiting room was nearly full | yet | nobody seemed impatient
  The gardener watered the roses at dawn | for | the afternoon would be very hot
  The experiment ended on Friday | and | the team published its results in May
  Amira wanted to join the night shift | but | the schedule was already complete
  The bridge was closed for painting | so | the ambulance took a longer route
  The orchestra rehearsed for three weeks | and | its first concert sold out
  The bandage must stay dry | or | the wound may become infected
  The lecture lasted two hours | yet | the students asked many questions at the end
  The pharmacist called the doctor's office | for | the dose on the label was unclear
  The storm damaged the roof | but | the equipment inside stayed dry
  The interpreter was already booked | so | the family waited until the afternoon
  The mechanic replaced both brake pads | and | the van was ready before noon
  The baby slept through the storm | but | the dog hid under the bed
  The coach canceled practice | so | the players lifted weights indoors
  The choir sang two encores | and | the audience asked for a third
  You can rinse the cup now | or | you can leave it in the sink
  The mountain hut had no electricity | yet | every room was warm
  The farmers sold their wheat early | for | prices were expected to fall
  The volunteer read a story aloud | and | the children drew pictures of it
  The first attempt failed | but | the engineers learned a great deal from it
  Ms. Abara speaks three languages | so | the clinic asked her to interpret
  The museum closes at six | and | the last tour begins an hour before
  `,
  ['first', 'conjunction', 'second'],
);

const lastWord = (clause: string) => clause.split(' ').at(-1) ?? clause;

function adverbDistractors(first: string, adverb: string, second: string): DraftOption[] {
  return [
    {
      text: `${first}, ${adverb}, ${second}.`,
      misconception: 'comma-splice',
      rationale: `Comma splice: both parts could stand alone, and "${adverb}" is an adverb, not a coordinating conjunction, so a comma after "${lastWord(first)}" is too weak to join them.`,
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
      rationale: `The comma stands on the wrong side of "${word}". It belongs before the conjunction, where the first complete thought ends.`,
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
  rowModel(
    {
      id: 'english.semicolon-adverb',
      objective: 'conventions.punctuation',
      difficulty: 0.1,
    },
    'multiple-choice',
    WITH_ADVERB,
    ({ first, adverb, second }) => ({
      type: 'multiple-choice',
      stem: `In which sentence is the word or phrase "${adverb}" punctuated correctly?`,
      key: {
        text: `${first}; ${adverb}, ${second}.`,
        rationale: `Two complete thoughts are joined by a semicolon, and the conjunctive adverb "${adverb}" that opens the second one is followed by a comma.`,
      },
      distractors: adverbDistractors(first, adverb, second),
    }),
  ),
  rowModel(
    {
      id: 'english.comma-conjunction',
      objective: 'conventions.punctuation',
      difficulty: -0.7,
      stem: 'Which version joins two complete thoughts correctly?',
    },
    'multiple-choice',
    WITH_CONJUNCTION,
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
