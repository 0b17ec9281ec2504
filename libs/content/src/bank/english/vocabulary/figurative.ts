import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

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

/** Expressions in context, and the clues themselves. */
export const figurativeModels: ItemModel[] = [expression];
