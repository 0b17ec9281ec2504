import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

/** What each kind of transition does. */
const RELATIONS: Record<string, string> = {
  contrast: 'sets a fact against another one',
  result: 'introduces a result',
  addition: 'adds a further point of the same kind',
  example: 'introduces an example',
  time: 'puts events in order of time',
  similarity: 'points to a likeness',
  concession: 'admits a point and then goes on against it',
  summary: 'sums up what was said',
};

/** Wrong transitions are written `word ~ relation`. */
const GAPS = readTable(
  `
  result | The river rose overnight. ______, the lower road was closed. | Therefore | Similarly ~ similarity | For example ~ example | Nevertheless ~ contrast | the closing follows from the high water
  contrast | Most of the class passed. ______, three students must repeat the test. | However | In addition ~ addition | Likewise ~ similarity | As a result ~ result | failing is set against passing
  example | Some foods are rich in iron. ______, lentils and spinach contain a great deal. | For example | In contrast ~ contrast | Meanwhile ~ time | Consequently ~ result | lentils and spinach are cases of such foods
  addition | The new scanner is fast. ______, it is quieter than the old one. | Moreover | However ~ contrast | For instance ~ example | As a result ~ result | quietness is a further advantage
  time | Add the yeast to the warm water. ______, stir in the flour. | Next | Otherwise ~ contrast | Similarly ~ similarity | In summary ~ summary | stirring is the following step
  similarity | A camera lens focuses light on film. ______, the lens of the eye focuses light on the retina. | Similarly | As a result ~ result | In contrast ~ contrast | For example ~ example | the eye works as the camera does
  summary | The plan saves time, paper, and money. ______, it benefits the whole office. | In short | In contrast ~ contrast | Meanwhile ~ time | For instance ~ example | the last sentence draws the three points together
  contrast | Ms. Ito prefers tea. Her husband, ______, drinks nothing but coffee. | on the other hand | for example ~ example | as a result ~ result | in addition ~ addition | the two people prefer different drinks
  result | The label was missing. ______, the lab could not accept the sample. | Consequently | Likewise ~ similarity | Nevertheless ~ contrast | Meanwhile ~ time | the refusal follows from the missing label
  concession | The hike was long and steep. ______, everyone reached the top in good spirits. | Even so | Therefore ~ result | For instance ~ example | Similarly ~ similarity | the good ending is surprising after such a hike
  time | The nurse cleaned the wound. ______, she covered it with gauze. | Afterward | In contrast ~ contrast | For example ~ example | Likewise ~ similarity | covering followed cleaning
  example | Many inventions were made by accident. ______, the first microwave oven grew out of a melted candy bar. | For instance | Therefore ~ result | In contrast ~ contrast | Finally ~ time | the oven is one such invention
  addition | Regular walking strengthens the heart. ______, it improves sleep. | Furthermore | Nevertheless ~ contrast | For instance ~ example | In contrast ~ contrast | better sleep is another benefit
  contrast | Cats usually dislike water. ______, the Turkish Van loves to swim. | By contrast | Likewise ~ similarity | Therefore ~ result | Furthermore ~ addition | this breed is the opposite of most cats
  result | Nobody had watered the plants for a month. ______, all but the cactus had died. | As a result | Nevertheless ~ contrast | For example ~ example | Likewise ~ similarity | the lack of water caused the deaths
  time | The guests will be seated at six. ______, dinner will be served. | Then | Nonetheless ~ contrast | For instance ~ example | In other words ~ summary | dinner follows in time
  result | The nurse noticed the allergy on the chart. ______, she stopped the order in time. | As a result | Nevertheless ~ contrast | For example ~ example | Similarly ~ similarity | the order was stopped on account of what she noticed
  contrast | The recipe looks complicated. ______, it takes only ten minutes. | However | Therefore ~ result | Likewise ~ similarity | For instance ~ example | the short time is set against the look of the recipe
  example | Several birds cannot fly. ______, the ostrich and the penguin stay on the ground. | For instance | In contrast ~ contrast | Meanwhile ~ time | As a result ~ result | the two birds are cases of birds that cannot fly
  addition | The apartment is close to work. ______, the rent is low. | In addition | Nevertheless ~ contrast | For example ~ example | Otherwise ~ contrast | the low rent is another advantage
  time | The dough must rise for an hour. ______, you can prepare the filling. | Meanwhile | Therefore ~ result | In contrast ~ contrast | For example ~ example | both things happen during the same hour
  similarity | A sponge soaks up water through tiny holes. ______, a paper towel draws liquid into its fibers. | Likewise | As a result ~ result | On the contrary ~ contrast | For example ~ example | the towel works much as the sponge does
  summary | He feeds the goats, mends the fences, and sells the cheese. ______, he runs the whole farm. | In short | For example ~ example | Nevertheless ~ contrast | Meanwhile ~ time | the last sentence sums up the tasks
  concession | The map was fifty years old. ______, it led us straight to the spring. | Nonetheless | For instance ~ example | As a result ~ result | Similarly ~ similarity | the success is surprising with such an old map
  result | The freezer door was left open. ______, the ice cream melted. | Consequently | In contrast ~ contrast | Similarly ~ similarity | For example ~ example | the melting followed from the open door
  contrast | Summers there are dry. Winters, ______, bring weeks of rain. | by contrast | for example ~ example | as a result ~ result | in addition ~ addition | rainy winters are set against dry summers
  time | The patient signed the form. ______, the technician started the scan. | Then | In contrast ~ contrast | For instance ~ example | Likewise ~ similarity | the scan started when the form was signed
  addition | The drug lowers fever. ______, it eases pain. | Also | However ~ contrast | For example ~ example | Meanwhile ~ time | easing pain is a second effect
  `,
  ['relation', 'sentence', 'key', 'one', 'two', 'three', 'why'],
);

const SIGNALS: Record<string, string[]> = {
  contrast: ['however', 'on the other hand', 'nevertheless', 'in contrast'],
  result: ['therefore', 'as a result', 'consequently', 'thus'],
  addition: ['moreover', 'furthermore', 'in addition', 'besides'],
  example: ['for example', 'for instance', 'to illustrate', 'as an example'],
  time: ['meanwhile', 'afterward', 'at last', 'in the meantime'],
};

const ASKED: Record<string, string> = {
  contrast: 'set one idea against another',
  result: 'introduce a result',
  addition: 'add a further point',
  example: 'introduce an example',
  time: 'place an event in time',
};

/** Each kind of signal is asked for three times, with other phrases. */
const ROUNDS = Object.keys(SIGNALS).flatMap((relation) =>
  [0, 1, 2].map((round) => ({ relation, round })),
);

const selectSignals = rowModel(
  { id: 'english.select-transition', objective: 'knowledge.paragraphs', difficulty: -0.2 },
  'multiple-select',
  ROUNDS,
  ({ relation, round }, rng) => {
    const own = SIGNALS[relation] ?? [];
    const keys = own.filter((_signal, i) => (round === 0 ? i < 2 : round === 1 ? i > 1 : i > 0));
    const others = Object.entries(SIGNALS).filter(([name]) => name !== relation);
    const wrong = rng.sample(others, round === 2 ? 2 : 3);
    return {
      type: 'multiple-select',
      stem: `Which transitions ${ASKED[relation]}? Select **all** that do.`,
      keys: keys.map((text) => ({
        text,
        rationale: `The transition "${text}" is used to ${ASKED[relation]}.`,
      })),
      distractors: wrong.map(([name, signals]) => {
        const text = rng.pick(signals);
        return {
          text,
          misconception: `takes-${name}-for-${relation}`,
          rationale: `The transition "${text}" is used to ${ASKED[name]}, which is another task.`,
        };
      }),
    };
  },
);

/** Transitions between sentences. */
export const transitions: ItemModel[] = [
  rowModel(
    { id: 'english.transition', objective: 'knowledge.paragraphs', difficulty: -0.5 },
    'multiple-choice',
    GAPS,
    ({ relation, sentence, key, one, two, three, why }) => ({
      type: 'multiple-choice',
      stem: `Which transition shows how the two ideas are related?\n\n> ${sentence}`,
      key: {
        text: key,
        rationale: `The transition "${key}" ${RELATIONS[relation]}. That is the relation here: ${why}.`,
      },
      distractors: [one, two, three].map((cell) => {
        const [text = '', kind = ''] = cell.split(' ~ ');
        return {
          text,
          misconception: `signals-${kind}`,
          rationale: `The transition "${text}" ${RELATIONS[kind]}, but here ${why}.`,
        };
      }),
    }),
  ),
  selectSignals,
];
