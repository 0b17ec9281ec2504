import { quotedAtEnd } from '../../kit/series.js';
import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModel, rowModels } from '../support.js';

const tables = readTables(import.meta.url, 'transitions.yaml', {
  gaps: columns('relation', 'sentence', 'key', 'one', 'two', 'three', 'why'),
});

/** What each kind of transition does. */
const RELATIONS: Record<string, string> = {
  contrast: 'introduces a contrast',
  result: 'introduces a result',
  addition: 'adds a further point of the same kind',
  example: 'introduces an example',
  time: 'shows when things happen',
  similarity: 'points out a likeness',
  concession: 'grants the first idea and then adds one that goes against it',
  summary: 'sums up what was said',
  condition: "tells what happens if something isn't so",
};

/** The signals of each kind, and what each says in other words. */
const SIGNALS: Record<string, Record<string, string>> = {
  contrast: {
    however: 'but',
    'on the other hand': 'from the opposite point of view',
    nevertheless: 'in spite of that',
    'in contrast': 'as the opposite of that',
  },
  result: {
    therefore: 'for that reason',
    'as a result': 'because of what happened',
    consequently: 'as an effect of that',
    thus: 'for this reason',
  },
  addition: {
    moreover: 'and what is more',
    furthermore: 'and beyond that',
    'in addition': 'and also',
    besides: 'and apart from that',
  },
  example: {
    'for example': 'as one case of this',
    'for instance': 'as one case of this',
    'to illustrate': 'to show this by a case',
    'as an example': 'as one case of this',
  },
  time: {
    meanwhile: 'while that is going on',
    afterward: 'later than that',
    'at last': 'after a long time',
    'in the meantime': 'until then',
  },
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
    const own = Object.entries(SIGNALS[relation] ?? {});
    const keys = own.filter((_signal, i) => (round === 0 ? i < 2 : round === 1 ? i > 1 : i > 0));
    const others = Object.entries(SIGNALS).filter(([name]) => name !== relation);
    const wrong = rng.sample(others, round === 2 ? 2 : 3);
    return {
      type: 'multiple-select',
      stem: `Which transitions ${ASKED[relation]}? Select **all** that do.`,
      keys: keys.map(([text, meaning]) => ({
        text,
        rationale: `The transition "${text}" means "${meaning}," so it can ${ASKED[relation]}.`,
      })),
      distractors: wrong.map(([name, signals]) => {
        const text = rng.pick(Object.keys(signals));
        return {
          text,
          misconception: `signals-${name}`,
          rationale: `The transition "${text}" is used to ${ASKED[name]}, which is a different job.`,
        };
      }),
      remember: `Each of these can ${ASKED[relation]}: ${quotedAtEnd(own.map(([signal]) => signal))}`,
    };
  },
);

const GROUPS: Record<string, string> = {
  contrast: 'contrast',
  concession: 'contrast',
  similarity: 'contrast',
  addition: 'addition',
  time: 'addition',
};

/** Transitions between sentences. */
export const transitions: ItemModel[] = [
  ...rowModels(
    { id: 'english.transition', objective: 'knowledge.paragraphs', difficulty: -0.5 },
    'multiple-choice',
    tables.gaps,
    ({ relation }) => GROUPS[relation] ?? 'result',
    ({ relation, sentence, key, one, two, three, why }) => ({
      type: 'multiple-choice',
      stem: `Which transition shows how the two ideas are related?\n\n> ${sentence}`,
      key: {
        text: key,
        rationale: `The transition "${key}" ${RELATIONS[relation]}. That is the relationship here: ${why}.`,
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
