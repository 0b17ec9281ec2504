export { accessAt, samePeriods } from './domain/access.js';
export { SubscriptionClock } from './subscription-clock.js';
export { SubscriptionsModule } from './subscriptions.module.js';
export { SubscriptionsService } from './subscriptions.service.js';
