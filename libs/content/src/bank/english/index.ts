import { withLessons } from '../kit/lessons.js';
import { loadTexts } from '../kit/texts/index.js';
import type { SubjectBank } from '../kit/types.js';
import { conventions } from './conventions/index.js';
import { knowledge } from './knowledge/index.js';
import { vocabulary } from './vocabulary/index.js';

const texts = loadTexts('english', import.meta.url);

/** The English bank: every text file and every model of this folder. */
export const englishBank: SubjectBank = {
  subject: 'english',
  models: withLessons(import.meta.url, 'english', [
    ...texts.models,
    ...conventions,
    ...knowledge,
    ...vocabulary,
  ]),
  passages: texts.passages,
};
