import { readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { fact, namingModel } from '../support.js';

const tables = readTables(import.meta.url, 'integration.yaml', {
  systemPairs: fact,
});

const objective = 'science.anatomy.integration';

/** How the body systems work together. */
export const INTEGRATION_MODELS: readonly ItemModel[] = [
  namingModel({
    id: 'science.system-pair-named',
    objective,
    difficulty: -0.3,
    facts: tables.systemPairs,
    stems: ['Which two body systems {fact}?'],
  }),
];
