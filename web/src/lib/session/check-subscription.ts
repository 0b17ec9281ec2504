import type { SubscriptionCheck } from '@prepward/contracts/account';
import { callApi } from '../api.js';

/** What the account may use. */
export function checkSubscription(token: string): Promise<SubscriptionCheck> {
  return callApi<SubscriptionCheck>('/functions/v1/check-subscription', { method: 'POST', token });
}
