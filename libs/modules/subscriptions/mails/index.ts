import { subscriptionEnded } from './subscription-ended.js';
import { subscriptionEnding } from './subscription-ending.js';

/** Every email of the module. */
export const SUBSCRIPTIONS_MAILS = [subscriptionEnding, subscriptionEnded];
