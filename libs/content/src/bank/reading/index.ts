import { withLessons } from '../kit/lessons.js';
import { loadTexts } from '../kit/texts/index.js';
import type { SubjectBank } from '../kit/types.js';
import { computedModels } from './computed/index.js';
import { readingFigures } from './figures/index.js';

const texts = loadTexts('reading', import.meta.url, readingFigures);

/** The reading bank: every text file and every model of this folder. */
export const readingBank: SubjectBank = {
  subject: 'reading',
  models: withLessons(import.meta.url, 'reading', [...texts.models, ...computedModels]),
  passages: texts.passages,
};
