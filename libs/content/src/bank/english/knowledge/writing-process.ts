import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

const OBJECTIVE = 'knowledge.writing-process';

const STAGES: Record<string, [name: string, what: string]> = {
  prewriting: ['Prewriting', 'gathers and orders ideas before a text exists'],
  drafting: ['Drafting', 'turns a plan into a first full text'],
  revising: ['Revising', 'improves the content, order, and clarity of a draft'],
  editing: ['Editing', 'corrects grammar, spelling, and punctuation'],
  publishing: ['Publishing', 'hands the finished text to its readers'],
};

const ACTIVITIES = readTable(
  `
  prewriting | Mei lists everything that comes to mind about night shifts. | a free list of ideas comes before any text
  prewriting | Carlos draws a web that links "sleep" to causes and effects. | a web of ideas is a tool of planning
  prewriting | Before he starts, Sam decides who his readers will be. | the choice of audience is part of planning
  prewriting | Ana reads three articles and takes notes for a future report. | research is done before the text is written
  prewriting | Priya makes an outline with three main points. | an outline plans a text that is not yet written
  drafting | Following her outline, Jo writes the body of the essay without stopping to fix mistakes. | ideas become a first text
  drafting | Ken turns his notes into full paragraphs for the first time. | a first version is written
  drafting | Lila writes a rough introduction that she expects to change. | a rough version is put on paper
  drafting | With her plan beside her, Noor writes a first version of each section. | a first version is written
  revising | Ben moves the second paragraph to the end so that the argument builds. | the order of ideas is improved
  revising | Rita cuts a section that does not support her thesis. | the content of the draft is improved
  revising | Paul adds an example because a reader found one claim unconvincing. | the support in a draft is strengthened
  revising | Tess rewrites her thesis, since the draft proves something else. | the central idea of a draft is changed
  revising | Amir adds a transition that shows how two paragraphs are related. | the connection of ideas is improved
  editing | Gail corrects "it's" to "its" in the final version. | an error of punctuation and spelling is corrected
  editing | Hugo checks that each sentence ends with a period or question mark. | punctuation is checked
  editing | Ivy reads her text backward, word by word, to find misspellings. | spelling is checked
  editing | Omar changes "they was" to "they were." | an error of agreement is corrected
  publishing | Dana posts her finished article on the clinic's website. | the text reaches its readers
  publishing | Eli hands in the clean final copy of his report. | the finished text reaches its reader
  prewriting | Olga asks herself six questions about her topic: who, what, when, where, why, and how. | questions open up a topic before any text exists
  prewriting | Ravi compares two possible topics and picks the narrower one. | a topic is chosen before any text exists
  drafting | Using her notes, Kim writes her conclusion for the first time. | a part of the text is written for the first time
  drafting | Leaving gaps for missing facts, Lars writes the whole story in one evening. | a first full version is written
  revising | Nadia splits one long paragraph into two, because it treats two ideas. | the organization of the draft is improved
  revising | After a friend's comments, Tom replaces his opening with a stronger one. | the content of the draft is improved
  revising | Zoe asks whether each paragraph supports her thesis and removes one that does not. | the unity of the draft is improved
  editing | Malik looks up whether "advice" or "advise" is right in his sentence. | a spelling that depends on the word class is checked
  editing | Beth adds the closing quotation marks that she had left out. | punctuation is corrected
  editing | Yuri runs a spelling check and then reads the final page once more. | spelling is checked
  publishing | Cora reads her finished poem aloud at the library. | the finished text reaches its audience
  publishing | Finn submits his corrected story to a magazine. | the finished text is sent to its readers
  `,
  ['stage', 'activity', 'why'],
);

const stageOf = rowModel(
  { id: 'english.writing-stage', objective: OBJECTIVE, difficulty: -0.6 },
  'multiple-choice',
  ACTIVITIES,
  ({ stage, activity, why }, rng) => {
    const [text] = STAGES[stage] ?? [''];
    const others = Object.entries(STAGES).filter(([name]) => name !== stage);
    return {
      type: 'multiple-choice',
      stem: `To which stage of the writing process does this activity belong?\n\n> ${activity}`,
      key: { text, rationale: `This stage fits, because ${why}.` },
      distractors: rng.sample(others, 3).map(([name, [other, what]]) => ({
        text: other,
        misconception: `takes-${stage}-for-${name}`,
        rationale: `${other} ${what}, but in this activity ${why}.`,
      })),
    };
  },
);

/** Steps of the writing process. */
export const writingProcess: ItemModel[] = [stageOf];
