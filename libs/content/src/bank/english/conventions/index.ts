import type { ItemModel } from '../../kit/types.js';
import { agreement } from './agreement.js';
import { apostrophes } from './apostrophes.js';
import { capitals } from './capitals.js';
import { commaElements } from './comma-elements.js';
import { comparisons } from './comparisons.js';
import { completeSentences } from './complete-sentences.js';
import { hyphens } from './hyphens.js';
import { joinedClauses } from './joined-clauses.js';
import { judgments } from './judgments.js';
import { lists } from './lists.js';
import { marks } from './marks.js';
import { parallelism } from './parallelism.js';
import { quotations } from './quotations.js';
import { repairs } from './repairs.js';
import { spelling } from './spelling.js';
import { spellingRules } from './spelling-rules.js';
import { verbs } from './verbs.js';

/** Conventions of standard English. */
export const conventions: ItemModel[] = [
  ...agreement,
  ...apostrophes,
  ...capitals,
  ...commaElements,
  ...comparisons,
  ...completeSentences,
  ...hyphens,
  ...joinedClauses,
  ...judgments,
  ...lists,
  ...marks,
  ...parallelism,
  ...quotations,
  ...repairs,
  ...spelling,
  ...spellingRules,
  ...verbs,
];
