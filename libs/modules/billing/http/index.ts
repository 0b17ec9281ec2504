export { BillingHttpModule } from './billing-http.module.js';
