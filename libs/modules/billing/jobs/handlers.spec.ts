import { expect, it } from '@jest/globals';
import { WatchSubscriptions } from '../../subscriptions/jobs/subscriptions.handlers.js';
import { CarryOutRefund, CheckRenewal, NoteFailedRefund, Reconcile } from './billing.handlers.js';

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
