export { SubscriptionsHttpModule } from './subscriptions-http.module.js';
