import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

const OBJECTIVE = 'knowledge.writing-process';

const MATERIALS = readTable(
  `
  an outline | a plan that lists main points and support in order | arranges ideas before a draft is written
  a thesis statement | a sentence that makes the main claim of an essay | tells the reader what the essay will support
  a rough draft | a first full version that will be changed | gets the ideas into sentences
  a bibliography | a list of the sources that were used | shows where facts and ideas come from
  a paraphrase | another writer's idea in one's own words, with credit | uses a source without quoting it
  a topic sentence | a sentence that states the main idea of a paragraph | tells what one paragraph is about
  a summary | a short restatement of the main points of a text | gives the essential content in few words
  a peer review | comments on a draft by a fellow student or colleague | shows how a reader understands the draft
  brainstorming | collecting many ideas without judging them | produces material to choose from
  proofreading | a last check for errors on the surface of a text | removes mistakes before the text is shared
  a transition | a word or phrase that links one idea to the next | shows how ideas are related
  a citation | a note that names the source of a fact or quotation | gives credit at the place of use
  `,
  ['term', 'definition', 'task'],
);

const terms = rowModel(
  { id: 'english.writing-term', objective: OBJECTIVE, difficulty: -0.4 },
  'multiple-choice',
  MATERIALS,
  ({ term, definition, task }, rng) => ({
    type: 'multiple-choice',
    stem: `In a writing course, which term is used for ${definition}?`,
    key: {
      text: term.charAt(0).toUpperCase() + term.slice(1),
      rationale: `This is the definition of ${term}. It ${task}.`,
    },
    distractors: rng
      .sample(
        MATERIALS.filter((other) => other.term !== term),
        3,
      )
      .map((other) => ({
        text: other.term.charAt(0).toUpperCase() + other.term.slice(1),
        misconception: 'confuses-writing-terms',
        rationale: `That term, ${other.term}, stands for ${other.definition}.`,
      })),
  }),
);

/** Problems of drafts and the terms of writing. */
export const drafts: ItemModel[] = [terms];
