import type { SubjectBank } from '../kit/types.js';
import type { ReadingSet } from './authoring.js';
import { computedModels } from './computed/index.js';
import { documentsSets } from './documents/index.js';
import { informationalSets } from './informational/index.js';
import { narrativeSets } from './narrative/index.js';
import { pairedSets } from './paired/index.js';
import { persuasiveSets } from './persuasive/index.js';
import { technicalSets } from './technical/index.js';

const sets: ReadingSet[] = [
  ...informationalSets,
  ...narrativeSets,
  ...persuasiveSets,
  ...technicalSets,
  ...pairedSets,
  ...documentsSets,
];
/** The reading bank: every model and passage of this folder, registered. */
export const readingBank: SubjectBank = {
  subject: 'reading',
  models: [...sets.map((set) => set.model), ...computedModels],
  passages: sets.map((set) => set.passage),
};
