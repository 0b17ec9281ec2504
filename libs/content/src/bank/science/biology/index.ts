import type { ItemModel } from '../../kit/types.js';
import { selectModels } from '../support-select.js';
import { CELL_NUMBER_MODELS } from './cell-numbers.js';
import { CELL_SIZE_MODELS } from './cell-sizes.js';
import { CELL_MODELS } from './cells.js';
import {
  aminoAcidCountModel,
  chargaffModel,
  complementModel,
  transcriptModel,
  translationModel,
} from './dna-computed.js';
import { FOOD_AND_ODDS_MODELS } from './food-and-odds.js';
import { GENETICS_FACT_MODELS } from './genetics.js';
import { LIFE_FACT_MODELS } from './life.js';
import { pedigreeModel } from './pedigrees.js';
import { dihybridModel, punnettChoiceModel, punnettSupplyModel } from './punnett.js';
import { bloodTypeModel, xLinkedModel } from './special-crosses.js';

/** All models of biology. */
export const BIOLOGY_MODELS: readonly ItemModel[] = [
  ...CELL_MODELS,
  ...GENETICS_FACT_MODELS,
  ...LIFE_FACT_MODELS,
  punnettChoiceModel,
  punnettSupplyModel,
  dihybridModel,
  ...selectModels(import.meta.url, 'select-lists.yaml'),
  complementModel,
  transcriptModel,
  translationModel,
  chargaffModel,
  aminoAcidCountModel,
  bloodTypeModel,
  xLinkedModel,
  pedigreeModel,
  ...CELL_NUMBER_MODELS,
  ...CELL_SIZE_MODELS,
  ...FOOD_AND_ODDS_MODELS,
];
