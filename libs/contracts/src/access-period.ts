import type { Money } from './money.js';
import type { GrantPlan } from './plans.js';

/**
 * A time of access: `billing` computes it from its ledger, `subscriptions` stores and answers it. Ends
 * are exclusive.
 */
export interface AccessPeriod {
  source: 'payment' | 'grant';
  /** Of the subscription at the gateway, or of the grant. */
  sourceId: string;
  plan: GrantPlan;
  startsAt: Date;
  /** End of what is paid or granted; null: permanent. */
  paidUntil: Date | null;
  /** `paidUntil` and, while a renewal is awaited, the grace. */
  endsAt: Date | null;
  renews: boolean;
  next: Money | null;
  /** When the renewal that is due failed. */
  failedAt: Date | null;
  /** What ended it early. */
  cutBy: 'refund' | 'dispute' | null;
}
