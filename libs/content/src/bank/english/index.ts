import type { SubjectBank } from '../kit/types.js';
import { conventions } from './conventions/index.js';
import { knowledge } from './knowledge/index.js';
import { vocabulary } from './vocabulary/index.js';

/** The english bank: every model and passage of this folder, registered. */
export const englishBank: SubjectBank = {
  subject: 'english',
  models: [...conventions, ...knowledge, ...vocabulary],
  passages: [],
};
