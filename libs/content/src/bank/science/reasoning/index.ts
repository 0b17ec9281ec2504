import type { ItemModel } from '../../kit/types.js';
import { selectModels } from '../support-select.js';
import { CHART_MODELS } from './charts.js';
import { critiqueModel } from './critique.js';
import { DATA_TABLE_MODELS } from './data-tables.js';
import { REASONING_FACT_MODELS } from './fact-models.js';
import {
  cylinderReadingModel,
  kelvinModel,
  percentErrorModel,
  thermometerModel,
} from './measuring.js';
import { relationModel } from './relations.js';
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
  ...CHART_MODELS,
  ...TABLE_CASE_MODELS,
  ...UNIT_MODELS,
];
