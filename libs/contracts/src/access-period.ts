import type { Money } from './money.js';
import type { GrantPlan } from './plans.js';

/**
 * A period of access: `billing` computes it from its ledger, `subscriptions` stores and returns it. Ends
 * are exclusive.
 */
export interface AccessPeriod {
  source: 'payment' | 'grant';
  /** Id of the subscription at the gateway, or of the grant. */
  sourceId: string;
  plan: GrantPlan;
  startsAt: Date;
  /** End of what is paid or granted; null: permanent. */
  paidUntil: Date | null;
  /** `paidUntil` plus, while a renewal is awaited, the grace period. */
  endsAt: Date | null;
  renews: boolean;
  next: Money | null;
  /** When the renewal that is due failed. */
  failedAt: Date | null;
  /** What ended it early. */
  cutBy: 'refund' | 'dispute' | null;
}
