import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModel } from '../support.js';

const tables = readTables(import.meta.url, 'details.yaml', {
  topics: columns('topic', 'key', 'one', 'two'),
});

/** Details that support a given topic sentence. */
export const details: ItemModel[] = [
  rowModel(
    { id: 'english.detail-for-topic', objective: 'knowledge.paragraphs', difficulty: -0.4 },
    'multiple-choice',
    tables.topics,
    (row, rng) => {
      const stranger = rng.pick(tables.topics.filter(({ topic }) => topic !== row.topic));
      return {
        type: 'multiple-choice',
        stem: `A paragraph opens with the topic sentence shown. Which detail supports it?\n\n> ${row.topic}`,
        key: {
          text: row.key,
          rationale: `This detail gives a reason or an example for the point of the paragraph: "${row.topic}"`,
        },
        distractors: [
          ...[row.one, row.two].map((text) => ({
            text,
            misconception: 'same-subject-other-point',
            rationale:
              'The detail concerns the same subject, but it does not support the point that the topic sentence makes.',
          })),
          {
            text: stranger.key,
            misconception: 'off-topic',
            rationale: `The detail belongs to another paragraph, one with the topic sentence "${stranger.topic}"`,
          },
        ],
      };
    },
  ),
];
