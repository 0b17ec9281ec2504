import { columns, readTables } from '../../kit/texts/index.js';

const tables = readTables(import.meta.url, 'word-part-table.yaml', {
  wordParts: columns('part', 'kind', 'group', 'meaning', 'example', 'sense', 'field'),
});

/**
 * Word parts of Greek and Latin origin, each with a word that has the part and what that word means.
 *
 * `group` keeps medical parts apart from everyday ones, so that wrong answers are plausible.
 * Parts with the same `field` are too near in meaning to be wrong answers to one another.
 */
export const wordParts = tables.wordParts;

export type WordPart = (typeof wordParts)[number];
