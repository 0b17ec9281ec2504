import type { ItemModel } from '../../kit/types.js';
import { concisePhrases } from './concise-phrases.js';
import { connectors } from './connectors.js';
import { details } from './details.js';
import { drafts } from './drafts.js';
import { formalRewrites } from './formal-rewrites.js';
import { register } from './register.js';
import { theses } from './thesis.js';
import { tone } from './tone.js';
import { transitions } from './transitions.js';
import { unity } from './unity.js';
import { voice } from './voice.js';
import { writingProcess } from './writing-process.js';

/** Knowledge of language. */
export const knowledge: ItemModel[] = [
  ...concisePhrases,
  ...connectors,
  ...details,
  ...drafts,
  ...formalRewrites,
  ...register,
  ...theses,
  ...tone,
  ...transitions,
  ...unity,
  ...voice,
  ...writingProcess,
];
