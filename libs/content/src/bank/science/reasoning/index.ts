import type { ItemModel } from '../../kit/types.js';
import { selectModels } from '../support-select.js';
import { CHART_SPOT_MODELS } from './chart-spots.js';
import { CHART_MODELS } from './charts.js';
import { critiqueModel } from './critique.js';
import { DATA_RATIO_MODELS } from './data-ratios.js';
import { DATA_SHARE_MODELS } from './data-shares.js';
import { DATA_TABLE_MODELS } from './data-tables.js';
import { REASONING_FACT_MODELS } from './fact-models.js';
import { FAIR_PAIR_MODELS } from './fair-pairs.js';
import {
  cylinderReadingModel,
  kelvinModel,
  percentErrorModel,
  thermometerModel,
} from './measuring.js';
import { relationModel } from './relations.js';
import { SCALE_MODELS } from './scale-readings.js';
import { TABLE_CASE_MODELS } from './table-cases.js';
import { UNIT_MODELS } from './units-computed.js';

/** All models of scientific reasoning. */
export const REASONING_MODELS: readonly ItemModel[] = [
  ...REASONING_FACT_MODELS,
  critiqueModel,
  ...selectModels(import.meta.url, 'select-lists.yaml'),
  cylinderReadingModel,
  kelvinModel,
  thermometerModel,
  percentErrorModel,
  relationModel,
  ...DATA_TABLE_MODELS,
  ...DATA_SHARE_MODELS,
  ...DATA_RATIO_MODELS,
  ...CHART_MODELS,
  ...CHART_SPOT_MODELS,
  ...TABLE_CASE_MODELS,
  ...FAIR_PAIR_MODELS,
  ...UNIT_MODELS,
  ...SCALE_MODELS,
];
