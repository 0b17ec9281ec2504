import type { ItemModel } from '../../kit/types.js';
import { clarity } from './clarity.js';
import { claritySpots } from './clarity-spots.js';
import { concisePhrases } from './concise-phrases.js';
import { connectors } from './connectors.js';
import { details } from './details.js';
import { drafts } from './drafts.js';
import { formalRewrites } from './formal-rewrites.js';
import { modifiers } from './modifiers.js';
import { paragraphs } from './paragraphs.js';
import { register } from './register.js';
import { registerChecks } from './register-checks.js';
import { theses } from './thesis.js';
import { tone } from './tone.js';
import { transitions } from './transitions.js';
import { unity } from './unity.js';
import { voice } from './voice.js';
import { concision } from './wordiness.js';
import { writingProcess } from './writing-process.js';

/** Knowledge of language. */
export const knowledge: ItemModel[] = [
  ...clarity,
  ...claritySpots,
  ...concisePhrases,
  ...concision,
  ...connectors,
  ...details,
  ...drafts,
  ...formalRewrites,
  ...modifiers,
  ...paragraphs,
  ...register,
  ...registerChecks,
  ...theses,
  ...tone,
  ...transitions,
  ...unity,
  ...voice,
  ...writingProcess,
];
