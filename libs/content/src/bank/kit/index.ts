/** What most models need. Fact tables and Markdown are imported from their own files. */
export * from './figures/index.js';
export { formatDecimal, q, type Rational, toNumber } from './rational.js';
export type { Rng } from './rng.js';
export type * from './types.js';
export { writtenModel } from './written.js';
