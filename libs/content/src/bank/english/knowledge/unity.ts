import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModel } from '../support.js';

const tables = readTables(import.meta.url, 'unity.yaml', {
  paragraphs: columns('subject', 'one', 'two', 'three', 'four', 'five', 'odd', 'why'),
  parts: columns('sentence', 'does'),
});

/** What each sentence that belongs does in its paragraph. */
const parts = new Map(tables.parts.map(({ sentence, does }) => [sentence, does]));

const sentences = new Set(
  tables.paragraphs.flatMap(({ one, two, three, four, five }) => [one, two, three, four, five]),
);
for (const sentence of parts.keys()) {
  if (!sentences.has(sentence)) {
    throw new RangeError(`unity.yaml: "${sentence}" of parts is in no paragraph`);
  }
}

/** Unity of a paragraph. */
export const unity: ItemModel[] = [
  rowModel(
    { id: 'english.off-topic-sentence', objective: 'knowledge.paragraphs', difficulty: -0.6 },
    'multiple-choice',
    tables.paragraphs,
    ({ subject, one, two, three, four, five, odd, why }) => {
      const sentences = [one, two, three, four, five];
      const off = sentences[Number(odd) - 1] ?? '';
      const rest = sentences.slice(1).filter((sentence) => sentence !== off);
      return {
        type: 'multiple-choice',
        stem: `Which sentence should be removed because it does not belong in the paragraph?\n\n> ${sentences.join(' ')}`,
        key: { text: off, rationale: `The subject of the paragraph is ${subject}. ${why}` },
        distractors: rest.map((text) => ({
          text,
          misconception: 'removes-supporting-sentence',
          rationale:
            parts.get(text) ?? `This sentence belongs in the paragraph: it is about ${subject}.`,
        })),
      };
    },
  ),
];
