import { bankLoaded, itemCorrected } from '@prepward/contracts/events';
import type { ModuleManifest } from '@prepward/platform/manifest';
import { QUESTIONS_ERRORS } from './questions.errors.js';

export const questions = {
  name: 'questions',
  http: async () => {
    const { QuestionsHttpModule } = await import('./http/index.js');
    return [{ module: QuestionsHttpModule }];
  },
  events: [bankLoaded, itemCorrected],
  commands: {
    'correct-item': {
      takes: '<item> --key <id>[,<id>…] [--rationale <id>=<reason> …]',
      help: 'gives an item a new key and rescores finished attempts',
      load: async () => (await import('./commands/correct-item.command.js')).correctItem,
    },
  },
  errors: QUESTIONS_ERRORS,
  personal: async () => (await import('./personal-data.js')).QUESTIONS_PERSONAL_DATA,
} as const satisfies ModuleManifest;
