import { withLessons } from '../kit/lessons.js';
import { loadTexts } from '../kit/texts/index.js';
import type { SubjectBank } from '../kit/types.js';
import { ANATOMY_MODELS } from './anatomy/index.js';
import { BIOLOGY_MODELS } from './biology/index.js';
import { CHEMISTRY_MODELS } from './chemistry/index.js';
import { SPOT_MODELS } from './figures/index.js';
import { REASONING_MODELS } from './reasoning/index.js';
import { caseModels } from './support-cases.js';

const texts = loadTexts('science', import.meta.url);

/** Questions about a study apply knowledge to what it reports. */
const models = texts.models.map((model) =>
  model.set ? { ...model, asks: 'apply' as const } : model,
);

/** The science bank: every text file and every model of this folder. */
export const scienceBank: SubjectBank = {
  subject: 'science',
  models: withLessons(import.meta.url, 'science', [
    ...models,
    ...ANATOMY_MODELS,
    ...BIOLOGY_MODELS,
    ...CHEMISTRY_MODELS,
    ...REASONING_MODELS,
    ...SPOT_MODELS,
    ...caseModels(import.meta.url),
  ]),
  passages: texts.passages,
};
