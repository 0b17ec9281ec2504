import type { SubscriptionCheck } from '@prepward/contracts/account';
import { call } from '../api.js';

/** Reads what the account has access to. */
export function checkSubscription(token: string): Promise<SubscriptionCheck> {
  return call('account.checkSubscription', { token });
}
