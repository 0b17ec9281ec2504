export { SubscriptionsModule } from './subscriptions.module.js';
export { SubscriptionsService } from './subscriptions.service.js';
