import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModels } from '../support.js';

const tables = readTables(import.meta.url, 'writing-process.yaml', {
  activities: columns('stage', 'activity', 'why'),
});

const OBJECTIVE = 'knowledge.writing-process';

const STAGES: Record<string, [name: string, what: string]> = {
  prewriting: ['Prewriting', 'gathers and orders ideas before a text exists'],
  drafting: ['Drafting', 'turns a plan into a first full text'],
  revising: ['Revising', 'improves the content, order, and clarity of a draft'],
  editing: ['Editing', 'corrects grammar, spelling, and punctuation'],
  publishing: ['Publishing', 'hands the finished text to its readers'],
};

const stageOf = rowModels(
  { id: 'english.writing-stage', objective: OBJECTIVE, difficulty: -0.6 },
  'multiple-choice',
  tables.activities,
  ({ stage }) => (stage === 'prewriting' || stage === 'drafting' ? 'early' : 'late'),
  ({ stage, activity, why }, rng) => {
    const [text, task] = STAGES[stage] ?? ['', ''];
    const others = Object.entries(STAGES).filter(([name]) => name !== stage);
    return {
      type: 'multiple-choice',
      stem: `To which stage of the writing process does this activity belong?\n\n> ${activity}`,
      key: { text, rationale: `${text} ${task}. In this activity, ${why}.` },
      distractors: rng.sample(others, 3).map(([, [other, what]]) => ({
        text: other,
        misconception: 'writing-stages-mixed-up',
        rationale: `${other} ${what}, but in this activity, ${why}.`,
      })),
    };
  },
);

/** Steps of the writing process. */
export const writingProcess: ItemModel[] = stageOf;
