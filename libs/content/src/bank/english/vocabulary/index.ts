import type { ItemModel } from '../../kit/types.js';
import { confusedWordModels } from './confused-words.js';
import { contextModels } from './context.js';
import { figurativeModels } from './figurative.js';
import { shadeModels } from './shades.js';
import { wordBuildingModels } from './word-building.js';
import { wordChoiceModels } from './word-choice.js';
import { wordPartModels } from './word-parts.js';

/** Using language and vocabulary to express ideas. */
export const vocabulary: ItemModel[] = [
  ...contextModels,
  ...figurativeModels,
  ...wordPartModels,
  ...wordBuildingModels,
  ...wordChoiceModels,
  ...shadeModels,
  ...confusedWordModels,
];
