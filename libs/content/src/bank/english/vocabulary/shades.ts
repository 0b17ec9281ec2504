import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { closeQuotes, rowModel } from '../support.js';

const OBJECTIVE = 'vocabulary.word-choice';

/** Words of nearly one meaning: a favorable one and an unfavorable one. */
const SHADES = readTable(
  `
  slender | scrawny | thin
  thrifty | stingy | careful with money
  curious | nosy | interested
  confident | arrogant | sure of oneself
  youthful | childish | young
  fragrance | stench | smell
  determined | pigheaded | firm in purpose
  easygoing | lazy | not in a hurry
  unique | weird | different
  assertive | pushy | direct
  cozy | cramped | small, of a room
  bold | reckless | ready to take risks
  generous | wasteful | free with money
  scholar | know-it-all | person who has studied
  spirited | unruly | full of energy
  persuasive | manipulative | able to influence others
  vintage | decrepit | old
  leader | tyrant | person in command
  `,
  ['favorable', 'unfavorable', 'neutral'],
);

function connotations(asked: 'favorable' | 'unfavorable', id: string, stem: string): ItemModel {
  const other = asked === 'favorable' ? 'unfavorable' : 'favorable';
  return {
    id,
    objective: `english.${OBJECTIVE}`,
    type: 'multiple-select',
    difficulty: 0.1,
    variants: 12,
    make: (rng) => {
      const rows = rng.sample(SHADES, 5);
      const right = rng.int(2, 3);
      return closeQuotes({
        type: 'multiple-select',
        stem,
        keys: rows.slice(0, right).map((row) => ({
          text: row[asked],
          rationale: `The word "${row[asked]}" adds ${asked === 'favorable' ? 'approval' : 'blame'} to the plain meaning "${row.neutral}."`,
        })),
        distractors: rows.slice(right).map((row) => ({
          text: row[other],
          misconception: 'connotation-reversed',
          rationale: `The word "${row[other]}" adds ${asked === 'favorable' ? 'blame' : 'approval'} to the plain meaning "${row.neutral}."`,
        })),
      });
    },
  };
}

/** From weak to strong; the last is the answer. */
const DEGREES = readTable(
  `
  annoyed | irritated | displeased | furious | anger
  warm | mild | tepid | scorching | heat
  cool | chilly | fresh | frigid | cold
  pleased | content | satisfied | ecstatic | joy
  tired | a bit drowsy | weary | exhausted | tiredness
  hungry | peckish | unfed | starving | hunger
  small | below average | short | microscopic | smallness
  large | big | considerable | gigantic | size
  damp | moist | dewy | drenched | wetness
  dislike | disapprove of | object to | detest | dislike
  surprised | puzzled | startled | flabbergasted | surprise
  interesting | pleasant | entertaining | spellbinding | interest
  sad | disappointed | gloomy | heartbroken | sadness
  ask | request | invite | demand | insistence
  discomfort | soreness | ache | agony | pain
  `,
  ['one', 'two', 'three', 'key', 'idea'],
);

const strongest = rowModel(
  { id: 'english.strongest-word', objective: OBJECTIVE, difficulty: -0.5 },
  'multiple-choice',
  DEGREES,
  ({ one, two, three, key, idea }) => ({
    type: 'multiple-choice',
    stem: `A writer wants to express the greatest degree of ${idea}. Which choice does so?`,
    key: {
      text: key,
      rationale: `Of these words, "${key}" expresses ${idea} in its extreme form.`,
    },
    distractors: [one, two, three].map((text) => ({
      text,
      misconception: 'degree-too-low',
      rationale: `The word "${text}" is milder: it expresses less ${idea} than "${key}" does.`,
    })),
  }),
);

/** Shades of meaning. */
export const shadeModels: ItemModel[] = [
  connotations(
    'favorable',
    'english.select-favorable',
    'Which of these words would flatter the person or thing described? Select **all** that would.',
  ),
  connotations(
    'unfavorable',
    'english.select-unfavorable',
    'A fair report avoids words that blame. Select **each** word that has an unfavorable ring.',
  ),
  strongest,
];
