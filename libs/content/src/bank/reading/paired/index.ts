import type { ReadingSet } from '../authoring.js';
import { textRiverTemperatures } from './text-river-temperatures.js';
import { textStepsStudy } from './text-steps-study.js';
import { twoCoaches } from './two-coaches.js';
import { twoDams } from './two-dams.js';
import { twoMistakes } from './two-mistakes.js';
import { twoOffices } from './two-offices.js';
import { twoPatience } from './two-patience.js';
import { twoRecipes } from './two-recipes.js';
import { twoReviews } from './two-reviews.js';
import { twoSkies } from './two-skies.js';
import { twoSupplements } from './two-supplements.js';
import { twoWalks } from './two-walks.js';
import { twoZoos } from './two-zoos.js';

/** The paired texts of the reading bank, with their items. */
export const pairedSets: ReadingSet[] = [
  textRiverTemperatures,
  textStepsStudy,
  twoCoaches,
  twoDams,
  twoMistakes,
  twoOffices,
  twoPatience,
  twoRecipes,
  twoReviews,
  twoSkies,
  twoSupplements,
  twoWalks,
  twoZoos,
];
