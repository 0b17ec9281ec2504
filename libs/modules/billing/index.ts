export { BillingModule } from './billing.module.js';
export { GrantsService } from './grants.service.js';
export { type PurchasedProduct, PurchasedProducts } from './purchased-products.js';
export { SubscriptionChangesService } from './subscription-changes.service.js';
