import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModel } from '../support.js';

const tables = readTables(import.meta.url, 'voice.yaml', {
  actions: columns('doer', 'past', 'participle', 'thing', 'be'),
  passives: columns('passive', 'verb', 'one', 'two', 'three'),
});

const OBJECTIVE = 'knowledge.clarity';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const conversion = rowModel(
  { id: 'english.voice-conversion', objective: OBJECTIVE, difficulty: -0.5 },
  'multiple-choice',
  tables.actions,
  ({ doer, past, participle, thing, be }) => {
    const have = be === 'was' ? 'has' : 'have';
    return {
      type: 'multiple-choice',
      stem: 'Which sentence is in the active voice, with the doer as its subject?',
      key: {
        text: `${capital(doer)} ${past} ${thing}.`,
        rationale: `The subject "${doer}" performs the action, so the verb "${past}" is in the active voice.`,
      },
      distractors: [
        {
          text: `${capital(thing)} ${be} ${participle} by ${doer}.`,
          misconception: 'passive-taken-for-active',
          rationale: `The verb "${be} ${participle}" is passive: the subject "${thing}" receives the action, and the doer follows "by."`,
        },
        {
          text: `By ${doer} ${thing} ${have} been ${participle}.`,
          misconception: 'word-order-for-voice',
          rationale: `The doer comes first, but not as the subject: "${have} been ${participle}" is passive.`,
        },
        {
          text: `${capital(thing)} ${be} ${participle}.`,
          misconception: 'doer-dropped',
          rationale: `No doer is named at all, and "${be} ${participle}" is passive: the subject "${thing}" receives the action.`,
        },
      ],
    };
  },
);

const findPassive = rowModel(
  { id: 'english.find-passive', objective: OBJECTIVE, difficulty: 0 },
  'multiple-choice',
  tables.passives,
  ({ passive, verb, one, two, three }) => ({
    type: 'multiple-choice',
    stem: 'In which statement is something done **to** the subject, so that the verb is passive?',
    key: {
      text: passive,
      rationale: `The verb "${verb}" joins a form of "be" with a past participle, and the subject receives the action.`,
    },
    distractors: [one, two, three].map((text) => ({
      text,
      misconception: 'active-taken-for-passive',
      rationale: `In "${text.replace(/\.$/, '')}," the subject itself acts or is in a state. Nothing is done to it, so the verb is active.`,
    })),
  }),
);

/** Active and passive voice. */
export const voice: ItemModel[] = [conversion, findPassive];
