import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

const OBJECTIVE = 'vocabulary.word-choice';

const PRECISE = readTable(
  `
  The runner ______ across the finish line, too tired to lift her feet. | staggered | sprinted | strolled | skipped | tired, unsteady movement
  The witness ______ so softly that the clerk asked her to repeat it. | murmured | announced | declared | shouted | very quiet speech
  Steam ______ from the crack in the pipe with a sharp sound. | hissed | dripped | drifted | trickled | a sharp sound made by steam
  The technician ______ the wire with great care until it fit the tiny slot. | adjusted | yanked | tossed | jammed | small and careful changes
  The toddler ______ the last cookie before anyone could stop him. | snatched | received | requested | noticed | quick seizing by hand
  The old gate ______ whenever the wind moved its rusty hinges. | creaked | chimed | purred | rustled | the sound of rusty metal
  The detective ______ the letter for hidden marks, line by line. | examined | glimpsed | skimmed | glanced at | slow and thorough looking
  The rescue team ______ the rubble for survivors, lifting every stone. | searched | visited | noticed | crossed | a thorough hunt
  After the rain, water ______ slowly through the cracks in the basement wall. | seeped | gushed | splashed | poured | slow movement through small openings
  Exhausted, the hiker ______ into the chair without a word. | collapsed | climbed | perched | settled | a sudden fall from lack of strength
  The speaker ______ his main point three times so that nobody would forget it. | emphasized | mentioned | implied | suggested | strong stress on a point
  The surgeon ______ a thin line along the skin with a scalpel. | traced | hacked | chopped | tore | a light and exact movement
  The cat ______ toward the bird without making a sound. | crept | marched | bounced | stomped | slow and silent movement
  The child ______ the medicine in one quick gulp. | swallowed | sipped | tasted | stirred | a single quick act of drinking
  The flag ______ in the strong wind. | flapped | drooped | rested | leaned | quick movement caused by wind
  The crowd ______ when the home team won the final. | cheered | sighed | mumbled | yawned | loud joy
  The old man ______ at the tiny print on the label. | squinted | winked | nodded | grinned | looking with eyes half closed at something small
  The chef ______ the parsley into very small pieces. | minced | sliced | tore | folded | cutting into tiny pieces
  The wheels of the car ______ on the icy road, and it did not move. | spun | rolled | stopped | sank | turning fast without going forward
  Rain ______ on the tin roof so hard that we could not talk. | hammered | whispered | tapped | sprinkled | very loud striking
  `,
  ['sentence', 'key', 'one', 'two', 'three', 'idea'],
);

const precise = rowModel(
  { id: 'english.precise-verb', objective: OBJECTIVE, difficulty: -0.4 },
  'multiple-choice',
  PRECISE,
  ({ sentence, key, one, two, three, idea }) => ({
    type: 'multiple-choice',
    stem: `Which verb gives the most precise picture of the action?\n\n> ${sentence}`,
    key: {
      text: key,
      rationale: `The other words of the sentence call for ${idea}, and that is what "${key}" expresses.`,
    },
    distractors: [one, two, three].map((text) => ({
      text,
      misconception: 'imprecise-word',
      rationale: `The sentence calls for ${idea}, and "${text}" gives a different picture.`,
    })),
  }),
);

/** Words that express an idea exactly. */
export const wordChoiceModels: ItemModel[] = [precise];
