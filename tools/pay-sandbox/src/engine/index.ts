export {
  type CardField,
  type CardInput,
  cardProblems,
  groupDigits,
  TEST_CARDS,
  testCard,
} from './cards.js';
export type { CatalogEntry } from './catalog.js';
export type { CheckoutResult } from './checkout.js';
export { PaymentEngine } from './engine.js';
export { EngineFailure, type FailureKind } from './failure.js';
export * from './state.js';
export type { CustomerRecord } from './views.js';
