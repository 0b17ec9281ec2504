export { AccountEndService } from './account-end.service.js';
export { BillingModule } from './billing.module.js';
export { GrantsService } from './grants.service.js';
export { type PurchasedProduct, PurchasedProducts } from './purchased-products.js';
