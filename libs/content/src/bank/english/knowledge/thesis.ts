import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModel } from '../support.js';

const tables = readTables(import.meta.url, 'thesis.yaml', {
  theses: columns('topic', 'key', 'announcement', 'fact', 'question'),
  claims: columns('key', 'common', 'plan', 'own', 'what'),
});

const OBJECTIVE = 'knowledge.writing-process';

/** A sentence that says what its subject is. */
const DEFINITION = /\bis\b.*\bthat\b/;

const thesis = rowModel(
  { id: 'english.thesis-statement', objective: OBJECTIVE, difficulty: -0.2 },
  'multiple-choice',
  tables.theses,
  ({ topic, key, announcement, fact, question }) => ({
    type: 'multiple-choice',
    stem: `A student is writing an argumentative essay about ${topic}. Which sentence would make the best thesis statement?`,
    key: {
      text: key,
      rationale: `The sentence takes a position and ${/should/.test(key) ? 'gives a reason' : 'names effects'} that the essay can develop.`,
    },
    distractors: [
      {
        text: announcement,
        misconception: 'announcement-as-thesis',
        rationale: `The sentence announces ${topic} as the topic but takes no position on it.`,
      },
      {
        text: fact,
        misconception: 'fact-as-thesis',
        rationale: DEFINITION.test(fact)
          ? 'The sentence defines the topic, and a definition needs no argument.'
          : 'The sentence states a fact that anyone can check, so it needs no argument.',
      },
      {
        text: question,
        misconception: 'question-as-thesis',
        rationale: 'A question may open an essay, but it states no claim that can be supported.',
      },
    ],
  }),
);

/** A sentence about the paper itself or in the first person needs no source. */
const OWN = /\b(?:I|my|this (?:paper|essay|report)|next (?:section|chapter)|third part)\b/i;

const citation = rowModel(
  { id: 'english.citation-needed', objective: OBJECTIVE, difficulty: 0.1 },
  'multiple-choice',
  tables.claims,
  ({ key, common, plan, own, what }, rng) => ({
    type: 'multiple-choice',
    stem: 'Four statements appear in a research paper. For which one must the writer cite a source?',
    key: {
      text: key,
      rationale: `The statement contains ${what}, so the reader must be told where it comes from.`,
    },
    distractors: rng.shuffle([common, plan, own]).map((text) => ({
      text,
      misconception: 'source-for-own-or-common-knowledge',
      rationale: OWN.test(text)
        ? 'This comes from the writer of the paper, so no source is needed.'
        : 'This is common knowledge, so no source is needed.',
    })),
  }),
);

/** Claims and sources in planned texts. */
export const theses: ItemModel[] = [thesis, citation];
