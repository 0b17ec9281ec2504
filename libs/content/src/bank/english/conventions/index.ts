import type { ItemModel } from '../../kit/types.js';
import { agreement } from './agreement.js';
import { apostrophes } from './apostrophes.js';
import { commaElements } from './comma-elements.js';
import { hyphens } from './hyphens.js';
import { joinedClauses } from './joined-clauses.js';
import { judgments } from './judgments.js';
import { lists } from './lists.js';
import { parallelism } from './parallelism.js';
import { quotations } from './quotations.js';
import { spelling } from './spelling.js';
import { verbs } from './verbs.js';

/** Conventions of standard English. */
export const conventions: ItemModel[] = [
  ...agreement,
  ...apostrophes,
  ...commaElements,
  ...hyphens,
  ...joinedClauses,
  ...judgments,
  ...lists,
  ...parallelism,
  ...quotations,
  ...spelling,
  ...verbs,
];
