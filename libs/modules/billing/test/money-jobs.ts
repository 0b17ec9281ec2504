import { expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import { WatchSubscriptions } from '../../subscriptions/jobs/subscriptions.handlers.js';
import { SUBSCRIPTIONS_JOBS } from '../../subscriptions/jobs/subscriptions.jobs.js';
import {
  CarryOutRefund,
  CheckRenewal,
  NoteFailedRefund,
  Reconcile,
} from '../jobs/billing.handlers.js';
import { BILLING_JOBS } from '../jobs/billing.jobs.js';

/** Tests of the jobs; with the emails, which are jobs too. */
export function moneyJobs(): void {
  type Service<T extends new (...parts: never[]) => unknown> = ConstructorParameters<T>[0];

  it('the jobs of money do what their events ask for', async () => {
    const done: unknown[] = [];
    const note =
      (name: string, answer?: unknown) =>
      async (...args: unknown[]) => {
        done.push([name, ...args]);
        return answer;
      };
    const { signal } = new AbortController();
    const context = { eventId: 'event-1', attempt: 1, signal };
    const counts = { students: 3, failed: 1, left: 0 };
    const sync = { syncStudent: note('sync'), reconcile: note('reconcile', counts) };
    const refunds = { carryOut: note('carry out'), failed: note('failed') };
    const its = sync as unknown as Service<typeof CheckRenewal>;
    const theirs = refunds as unknown as Service<typeof CarryOutRefund>;
    const watch = { run: note('watch') } as unknown as Service<typeof WatchSubscriptions>;
    await new CheckRenewal(its).handle({ userId: 'student' });
    await new Reconcile(its).handle({}, context);
    await new CarryOutRefund(theirs).handle({ requestId: 'request' });
    await new NoteFailedRefund(theirs).handle({ refundId: 'refund', userId: 'student' });
    await new WatchSubscriptions(watch).handle({}, context);
    expect(done).toEqual([
      ['sync', 'student'],
      ['reconcile', signal],
      ['carry out', 'request'],
      ['failed', 'refund'],
      ['watch', signal],
    ]);
  });

  it('the jobs and mails of money run when they should', () => {
    const when = [...BILLING_JOBS, ...SUBSCRIPTIONS_JOBS].map(({ name, on, every }) => [
      name,
      on?.name ?? every,
    ]);
    expect(Object.fromEntries(when)).toEqual({
      'billing.reconcile': DAY_MS,
      'billing.check-renewal': 'subscription.renewal-due',
      'billing.carry-out-refund': 'refund.approved',
      'billing.note-failed-refund': 'refund.failed',
      'billing.send-receipt': 'payment.received',
      'billing.send-checkout-failed': 'checkout.failed',
      'billing.send-payment-failed': 'payment.failed',
      'billing.send-refund-done': 'refund.completed',
      'billing.send-refund-declined': 'refund.declined',
      'billing.send-refund-request-to-staff': 'refund.requested',
      'billing.send-refund-refused-to-staff': 'refund.refused',
      'billing.send-dispute-to-staff': 'dispute.changed',
      'billing.send-late-payment-to-staff': 'payment.late',
      'subscriptions.watch': 30_000,
      'subscriptions.send-ending': 'subscription.expiring',
      'subscriptions.send-ended': 'subscription.expired',
    });
  });
}
