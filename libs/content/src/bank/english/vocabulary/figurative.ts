import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel, spotModel } from '../support.js';

const OBJECTIVE = 'vocabulary.context';

const EXPRESSIONS = readTable(
  `
  a drop in the bucket | Ten new chairs were **a drop in the bucket**; the school needed four hundred. | far too little | a great expense | a pleasant surprise | a serious mistake | ten is set against four hundred
  turned a blind eye | The manager **turned a blind eye** when the tired clerk arrived late, and he said nothing. | ignored it on purpose | watched it closely | lost his eyesight | became very angry | he knew of the lateness and said nothing
  on the fence | Maya was still **on the fence** about the job: one day she wanted it, the next she did not. | undecided | delighted | in danger | well informed | her wish changed from day to day
  a piece of cake | After a year of practice, the final exam was **a piece of cake**, and she finished early. | very easy | a reward | a disappointment | worth eating | she finished early after long practice
  under the weather | Leo stayed in bed because he felt **under the weather** and had a slight fever. | ill | sad | cold and wet | lazy | he stayed in bed with a fever
  broke the ice | A funny story **broke the ice**, and soon the strangers were chatting. | eased the shyness | started a quarrel | cooled the room | ended the meeting | strangers began to chat
  cut corners | The builders **cut corners**, and within a year the cheap roof leaked. | saved effort at the cost of quality | worked with great care | made the building smaller | finished ahead of others by skill | the cheap roof soon leaked
  a blessing in disguise | Losing that job was **a blessing in disguise**, since it led him to nursing, which he loves. | a misfortune that turned out well | a punishment that was deserved | a secret kept for many years | a gift from an unknown person | a loss led to work that he loves
  in the same boat | "We are **in the same boat**," she said. "My rent has gone up, too." | facing the same problem | traveling together | living in one house | hoping for better jobs | both people have a higher rent
  went the extra mile | The aide **went the extra mile** and stayed after her shift to comfort the family. | did more than was required | walked a long way home | made an unusual mistake | arrived later than usual | she stayed when her shift was over
  a breath of fresh air | After months of dull talks, her lively lecture was **a breath of fresh air**. | a welcome change | a moment of rest | a brief lesson | a strong wind | the lively lecture is set against dull talks
  bite the bullet | The tooth had hurt for weeks; at last he decided to **bite the bullet** and call the dentist. | face something unpleasant | chew with more care | wait a little longer | ask for a discount | he had put off an unpleasant visit
  `,
  ['phrase', 'sentence', 'key', 'one', 'two', 'three', 'clue'],
);

const expression = rowModel(
  { id: 'english.expression-in-context', objective: OBJECTIVE, difficulty: -0.3 },
  'multiple-choice',
  EXPRESSIONS,
  ({ phrase, sentence, key, one, two, three, clue }) => ({
    type: 'multiple-choice',
    stem: `What does the expression in bold type mean as it is used here?\n\n> ${sentence}`,
    key: {
      text: key,
      rationale: `The rest of the passage is the clue: ${clue}. So "${phrase}" means "${key}."`,
    },
    distractors: [one, two, three].map((text) => ({
      text,
      misconception: 'overlooks-context-clue',
      rationale: `The meaning "${text}" does not agree with the clue: ${clue}.`,
    })),
  }),
);

const clueSpot = spotModel(
  { id: 'english.spot-context-clue', objective: OBJECTIVE, difficulty: 0.2 },
  `
  ? Select the boxed words that show most clearly what "arid" means.
  # [On our trip] we crossed an arid plain [where rain had not fallen] [for two years] [with a guide].
  + where rain had not fallen :: A place without rain is dry, and that is what "arid" means.
  - On our trip :: overlooks-context-clue :: A trip may lead through any kind of land.
  - for two years :: overlooks-context-clue :: The length of time alone does not tell what was missing.
  - with a guide :: overlooks-context-clue :: A guide says nothing of the nature of the plain.

  ? Which boxed words give the meaning of "sutures"? Select them.
  # [The surgeon] closed the wound with sutures, [or stitches], [and then] [washed her hands].
  + or stitches :: "Or" introduces another word for the same thing.
  - The surgeon :: overlooks-context-clue :: These words name the person, not the thing.
  - and then :: overlooks-context-clue :: These words only continue the events.
  - washed her hands :: overlooks-context-clue :: The washing came later and explains nothing.

  ? Select the boxed words that help most with "taciturn."
  # Unlike [his talkative sister], [who lives in Ohio], [Ray] was taciturn [last night].
  + his talkative sister :: "Unlike" sets Ray against someone who talks much, so "taciturn" means "not talkative."
  - who lives in Ohio :: overlooks-context-clue :: Where the sister lives tells nothing about Ray's speech.
  - Ray :: overlooks-context-clue :: The name does not explain the word.
  - last night :: overlooks-context-clue :: The time does not explain the word.

  ? Which box holds the clue to the meaning of "ravenous"? Select it.
  # [By evening] the ravenous hikers [ate three bowls of stew each] [at a table] [by the fire].
  + ate three bowls of stew each :: People who eat so much are very hungry, and that is what "ravenous" means.
  - By evening :: overlooks-context-clue :: The time of day fits hungry and full people alike.
  - at a table :: overlooks-context-clue :: The place does not explain the word.
  - by the fire :: overlooks-context-clue :: The fire may suggest cold, but not hunger.

  ? Select the boxed words that explain "tremor."
  # [The doctor] noticed a tremor: [the patient's hand] [shook without stopping] [while he held the cup].
  + shook without stopping :: The colon introduces what was noticed: the shaking.
  - The doctor :: overlooks-context-clue :: These words name the observer.
  - the patient's hand :: overlooks-context-clue :: These words name the place of the tremor but not what it is.
  - while he held the cup :: overlooks-context-clue :: These words give the occasion only.

  ? Which boxed words show what "vacant" means? Select them.
  # [The house on Elm Street] had been vacant [for a year]; [nobody lived in it], [said the agent].
  + nobody lived in it :: After the semicolon, the statement is explained: "vacant" means "empty."
  - The house on Elm Street :: overlooks-context-clue :: These words name the house.
  - for a year :: overlooks-context-clue :: The length of time does not explain the word.
  - said the agent :: overlooks-context-clue :: These words name the speaker.

  ? Select the boxed words that make the meaning of "reckless" clear.
  # [My cousin] is a reckless driver [who speeds and ignores red lights] [on his way] [to work].
  + who speeds and ignores red lights :: Speeding and ignoring lights show that "reckless" means "careless of danger."
  - My cousin :: overlooks-context-clue :: These words name the person.
  - on his way :: overlooks-context-clue :: Every driver is on a way somewhere.
  - to work :: overlooks-context-clue :: The goal does not explain the word.

  ? Which boxed words point to the meaning of "brittle"? Select them.
  # [In old age] bones become brittle [and break easily], [the nurse explained] [to the class].
  + and break easily :: Bones that break easily are fragile, and that is what "brittle" means.
  - In old age :: overlooks-context-clue :: Age brings many changes and does not say which one is meant.
  - the nurse explained :: overlooks-context-clue :: These words name the speaker.
  - to the class :: overlooks-context-clue :: These words name the listeners.
  `,
);

/** Expressions in context, and the clues themselves. */
export const figurativeModels: ItemModel[] = [expression, clueSpot];
