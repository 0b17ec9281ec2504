import type { ItemModel } from '../../kit/types.js';
import { selectModels } from '../support-select.js';
import { ionElectronsModel, neutronCountModel } from './atom-counts.js';
import { balancingSupplyModel, halfLifeModel, molesToGramsModel } from './balancing.js';
import { densityChoiceModel, densitySupplyModel } from './density.js';
import { ENERGY_RATE_MODELS } from './energy-rates.js';
import { CHEMISTRY_FACT_MODELS } from './fact-models.js';
import { ionicFormulaModel, valenceModel } from './formulas.js';
import { MASS_MODELS } from './masses.js';
import { RATE_FACT_MODELS } from './rates.js';
import { dilutionModel, molarityModel, phRatioModel, phSupplyModel } from './solutions-computed.js';
import { SOLUTION_HEAT_MODELS } from './solutions-heat.js';
import { STOICHIOMETRY_MODELS } from './stoichiometry.js';
import { CHEMISTRY_TABLE_MODELS } from './table-cases.js';

/** All models of chemistry. */
export const CHEMISTRY_MODELS: readonly ItemModel[] = [
  ...CHEMISTRY_FACT_MODELS,
  neutronCountModel,
  ionElectronsModel,
  halfLifeModel,
  densityChoiceModel,
  densitySupplyModel,
  balancingSupplyModel,
  molesToGramsModel,
  phSupplyModel,
  phRatioModel,
  dilutionModel,
  molarityModel,
  ...RATE_FACT_MODELS,
  ...selectModels(import.meta.url, 'select-lists.yaml'),
  ionicFormulaModel,
  valenceModel,
  ...MASS_MODELS,
  ...STOICHIOMETRY_MODELS,
  ...SOLUTION_HEAT_MODELS,
  ...ENERGY_RATE_MODELS,
  ...CHEMISTRY_TABLE_MODELS,
];
