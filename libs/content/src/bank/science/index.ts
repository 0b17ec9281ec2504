import type { SubjectBank } from '../kit/types.js';
import { ANATOMY_MODELS } from './anatomy/index.js';
import { BIOLOGY_MODELS } from './biology/index.js';
import { CHEMISTRY_MODELS } from './chemistry/index.js';
import { SPOT_MODELS } from './figures/index.js';
import { EXPERIMENT_PASSAGES } from './reasoning/experiment-sets.js';
import { REASONING_MODELS } from './reasoning/index.js';

/** The science bank: every model and passage of this folder, registered. */
export const scienceBank: SubjectBank = {
  subject: 'science',
  models: [
    ...ANATOMY_MODELS,
    ...BIOLOGY_MODELS,
    ...CHEMISTRY_MODELS,
    ...REASONING_MODELS,
    ...SPOT_MODELS,
  ],
  passages: [...EXPERIMENT_PASSAGES],
};
