import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModel } from '../support.js';

const tables = readTables(import.meta.url, 'details.yaml', {
  topics: columns('topic', 'key', 'one', 'two', 'how'),
});

/** A topic sentence as it reads after "that"; a name keeps its capital. */
const claimOf = (topic: string) =>
  /^M(?:s|r)\. /.test(topic) ? topic : topic.charAt(0).toLowerCase() + topic.slice(1);

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
          rationale: row.how,
        },
        distractors: [
          ...[row.one, row.two].map((cell) => {
            const [text = '', why] = cell.split(' ~ ');
            return why === undefined
              ? {
                  text,
                  misconception: 'same-subject-other-point',
                  rationale: `This detail is about the same subject, but it doesn't show that ${claimOf(row.topic)}`,
                }
              : { text, misconception: 'off-topic', rationale: why };
          }),
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
