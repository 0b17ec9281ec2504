export {
  type CardBehavior,
  type CardField,
  type CardInput,
  cardProblems,
  groupDigits,
  TEST_CARDS,
  type TestCard,
  testCard,
} from './cards.js';
export { type CatalogEntry, type ExpectedPrice, RETRY_DAYS } from './catalog.js';
export type { CheckoutResult, SessionInput } from './checkout.js';
export type { CustomerInput } from './customers.js';
export { type EngineOptions, PaymentEngine } from './engine.js';
export { EngineFailure, type FailureKind } from './failure.js';
export type { ChangePreview } from './proration.js';
export type { RefundInput } from './refunds.js';
export * from './state.js';
export type { CancelOptions, PlanChange } from './subscriptions.js';
export type { CustomerRecord } from './views.js';
