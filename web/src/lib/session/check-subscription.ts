import type { SubscriptionCheck } from '@prepward/contracts/account';
import { call } from '../api.js';

/** What the account may use. */
export function checkSubscription(token: string): Promise<SubscriptionCheck> {
  return call('account.checkSubscription', { token });
}
