import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

const OBJECTIVE = 'knowledge.clarity';

/** Doer, verb in the past, its participle, the thing acted on, and "was" or "were" for that thing. */
const ACTIONS = readTable(
  `
  the nurse | cleaned | cleaned | the wound | was
  two students | found | found | the lost keys | were
  the committee | chose | chosen | a new director | was
  a sudden storm | damaged | damaged | the old pier | was
  the chef | wrote | written | the winter menu | was
  our neighbors | planted | planted | the oak trees | were
  the pharmacist | checked | checked | each label | was
  a retired teacher | led | led | the tour | was
  the mechanics | repaired | repaired | both buses | were
  the engineer | drew | drawn | the first plans | were
  a young pilot | flew | flown | the small plane | was
  the volunteers | served | served | hot soup | was
  the lab | lost | lost | two samples | were
  my grandmother | made | made | this quilt | was
  the jury | heard | heard | nine witnesses | were
  the wind | broke | broken | the kitchen window | was
  a reporter | took | taken | these photographs | were
  the manager | forgot | forgotten | the meeting | was
  `,
  ['doer', 'past', 'participle', 'thing', 'be'],
);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const conversion = rowModel(
  { id: 'english.voice-conversion', objective: OBJECTIVE, difficulty: -0.5 },
  'multiple-choice',
  ACTIONS,
  ({ doer, past, participle, thing, be }) => {
    const have = be === 'was' ? 'has' : 'have';
    return {
      type: 'multiple-choice',
      stem: `A writer wants a direct statement about ${thing} in which the doer is the subject. Which one is it?`,
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
          rationale: `The doer stands first, but not as the subject: "${have} been ${participle}" is passive.`,
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

const PASSIVES = readTable(
  `
  The results were mailed on Monday. | were mailed | The results arrived on Monday. | The clerk mailed the results. | The results are in the mail.
  The bridge was closed for a week. | was closed | The bridge is under repair now. | The city closed the bridge. | The bridge will open soon.
  Dinner will be served at seven. | will be served | Dinner will begin at seven. | We will serve dinner soon. | The cook is making dinner.
  The child has been found. | has been found | The child has come home safe. | A guard has found the child. | The child had lost her way.
  The song was sung in Welsh. | was sung | The song sounds sad. | The choir sang it in Welsh. | The singers came from Wales.
  The gate is locked at night. | is locked | The gate creaks at night. | The guard locks the gate. | The gate stays shut all night.
  The letters had been hidden. | had been hidden | The letters had vanished. | He had hidden the letters well. | The letters were in a drawer.
  The patient is being moved. | is being moved | The patient is moving his arm. | Two aides move the patient. | The patient was resting.
  The tea was made with mint. | was made | The tea smelled of mint. | She made tea with mint. | The tea has cooled.
  A new law has been passed. | has been passed | A new law takes effect today. | The senate passed a new law. | The law changes very little.
  The rumor was started by a joke. | was started | The rumor spread quickly. | A harmless joke started the rumor. | The rumor was not true.
  The tickets will be checked. | will be checked | The tickets will cost more. | A guard checks all of the tickets. | The tickets have arrived.
  `,
  ['passive', 'verb', 'one', 'two', 'three'],
);

const findPassive = rowModel(
  { id: 'english.find-passive', objective: OBJECTIVE, difficulty: 0 },
  'multiple-choice',
  PASSIVES,
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
      rationale: `The verb of "${text}" is active: the subject itself acts or is in a state, and nobody acts on it.`,
    })),
  }),
);

/** Active and passive voice. */
export const voice: ItemModel[] = [conversion, findPassive];
