import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { closeQuotes, rowModel } from '../support.js';

const tables = readTables(import.meta.url, 'shades.yaml', {
  shades: columns('favorable', 'unfavorable', 'neutral'),
  degrees: columns('one', 'two', 'three', 'key', 'idea', 'says'),
});

const OBJECTIVE = 'vocabulary.word-choice';

function connotations(asked: 'favorable' | 'unfavorable', id: string, stem: string): ItemModel {
  const other = asked === 'favorable' ? 'unfavorable' : 'favorable';
  return {
    id,
    objective: `english.${OBJECTIVE}`,
    type: 'multiple-select',
    difficulty: 0.1,
    variants: 12,
    make: (rng) => {
      const rows = rng.sample(tables.shades, 5);
      const right = rng.int(2, 3);
      return closeQuotes({
        type: 'multiple-select',
        stem,
        keys: rows.slice(0, right).map((row) => ({
          text: row[asked],
          rationale: `The word "${row[asked]}" adds ${asked === 'favorable' ? 'approval' : 'disapproval'} to the plain meaning "${row.neutral}."`,
        })),
        distractors: rows.slice(right).map((row) => ({
          text: row[other],
          misconception: 'connotation-reversed',
          rationale: `The word "${row[other]}" adds ${asked === 'favorable' ? 'disapproval' : 'approval'} to the plain meaning "${row.neutral}."`,
        })),
      });
    },
  };
}

const strongest = rowModel(
  { id: 'english.strongest-word', objective: OBJECTIVE, difficulty: -0.5 },
  'multiple-choice',
  tables.degrees,
  ({ one, two, three, key, idea, says }) => ({
    type: 'multiple-choice',
    stem: `A writer wants to express the idea of ${idea} as strongly as possible. Which choice does so?`,
    key: { text: key, rationale: says },
    distractors: [one, two, three].map((text) => ({
      text,
      misconception: 'degree-too-low',
      rationale: `The choice "${text}" is milder: "${key}" expresses the idea of ${idea} more strongly.`,
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
    'A fair report avoids words with an unfavorable connotation. Select **each** word that has one.',
  ),
  strongest,
];
