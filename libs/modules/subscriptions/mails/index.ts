import { subscriptionEndedMail } from './subscription-ended.js';
import { subscriptionEndingMail } from './subscription-ending.js';

/** Every email of the module. */
export const SUBSCRIPTIONS_MAILS = [subscriptionEndingMail, subscriptionEndedMail];
