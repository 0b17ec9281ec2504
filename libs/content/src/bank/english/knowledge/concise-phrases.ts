import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

/** After `~`: why the shorter wording does not do. */
const PHRASES = readTable(
  `
  in spite of the fact that | The concert went on **in spite of the fact that** the singer had a cold. | although | because ~ gives a cause | unless ~ means "if not" | so that ~ states a purpose
  at the present time | The director is **at the present time** in a meeting. | now | soon ~ refers to the future | then ~ refers to another time | often ~ tells how many times something happens
  in close proximity to | The pharmacy is **in close proximity to** the station. | near | inside ~ changes the place | opposite ~ adds a direction | beyond ~ means "on the far side of"
  a large number of | The clinic received **a large number of** calls. | many | some ~ does not say that the number is large | all ~ means that none is left out | more ~ makes a comparison
  has the ability to | This robot **has the ability to** climb stairs. | can | must ~ expresses a duty | may ~ expresses permission or a chance | will ~ expresses the future
  for the purpose of | The knife is used **for the purpose of** cutting bread. | for | by ~ names a doer or means | after ~ refers to time | without ~ says the opposite
  in the near future | The results will be sent **in the near future**. | soon | now ~ refers to the present | later today ~ adds an exact time | recently ~ refers to the past
  on a daily basis | The floor is mopped **on a daily basis**. | daily | often ~ is less exact | weekly ~ changes the interval | yearly ~ changes the interval
  made the decision to | The family **made the decision to** wait. | decided to | had to ~ expresses a duty | began to ~ tells of a start and not of a choice | hoped to ~ expresses a wish
  with regard to | The nurse called **with regard to** your appointment. | about | after ~ refers to time | despite ~ expresses a contrast | without ~ says that something is missing
  until such time as | Stay in bed **until such time as** the fever is gone. | until | because ~ gives a cause | although ~ expresses a contrast | whenever ~ means "every time that"
  is of the opinion that | The doctor **is of the opinion that** rest will help. | believes that | doubts that ~ says the opposite | proves that ~ claims more than an opinion | hopes that ~ expresses a wish
  in the majority of cases | **In the majority of cases**, the cough clears in a week. | Usually | Always ~ allows no exception | Rarely ~ says the opposite | Recently ~ refers to time
  be in agreement | The two reports **are in agreement**. | agree | differ ~ says the opposite | compete ~ means "try to win" | combine ~ means "join"
  during the course of | Three lamps failed **during the course of** the night. | during | before ~ refers to an earlier time | after ~ refers to a later time | since ~ names a starting point
  give consideration to | The board will **give consideration to** your plan. | consider | approve ~ says that the plan is accepted | ignore ~ says the opposite | describe ~ names another action
  `,
  ['phrase', 'sentence', 'key', 'one', 'two', 'three'],
);

/** Wordy phrases and the words that replace them. */
export const concisePhrases: ItemModel[] = [
  rowModel(
    { id: 'english.concise-phrase', objective: 'knowledge.clarity', difficulty: -0.4 },
    'multiple-choice',
    PHRASES,
    ({ phrase, sentence, key, one, two, three }) => ({
      type: 'multiple-choice',
      stem: `Which shorter wording keeps the meaning of the phrase in bold type?\n\n> ${sentence}`,
      key: {
        text: key,
        rationale: `The wording "${key}" says all that "${phrase}" says, in fewer words.`,
      },
      distractors: [one, two, three].map((cell) => {
        const [text = '', fault = ''] = cell.split(' ~ ');
        return {
          text,
          misconception: 'changes-meaning',
          rationale: `The wording "${text}" is short, but it ${fault}, so the meaning changes.`,
        };
      }),
    }),
  ),
];
