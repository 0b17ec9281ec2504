import type { SubscriptionCheck } from '@prepward/contracts/account';
import { call } from '../api.js';

/** The subscription is asked for again this often while somebody is signed in, in ms. */
export const SUBSCRIPTION_INTERVAL_MS = 300_000;

/** What the account may use. */
export function checkSubscription(token: string): Promise<SubscriptionCheck> {
  return call('account.checkSubscription', { token });
}
