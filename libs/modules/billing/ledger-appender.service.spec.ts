import { expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import { truthOfStudent } from './domain/truth.js';
import { LedgerAppender } from './ledger-appender.service.js';
import { GatewayModel } from './test/fake-gateway.js';
import { MemoryLedger } from './test/memory-ledger.js';

type Parts = ConstructorParameters<typeof LedgerAppender>;

const NOW = new Date('2026-06-30T12:00:00Z');

/** What is recorded, and which events, if the checkout of an order this many days old has failed. */
async function failing(days: number): Promise<{ states: string[]; events: string[] }> {
  const gateway = new GatewayModel();
  const orderId = 'order-1';
  gateway.subscribe('weekly', orderId);
  const truth = gateway.fetch();
  const [session] = truth.sessions;
  if (session === undefined) throw new Error('There is no session');
  session.state = 'failed';
  truth.payments = [];
  truth.subscriptions = [];
  const createdAt = new Date(NOW.getTime() - days * DAY_MS);
  const order = { id: orderId, userId: 'student', item: 'weekly', amountCents: 1999, createdAt };
  const checkout = { sessionId: session.id, state: 'complete' };
  const states: string[] = [];
  const events: string[] = [];
  const parts = [
    {
      of: async () => [{ ...order, checkout }],
      addState: async (_: unknown, { state }: { state: string }) => states.push(state),
    },
    { of: async () => new MemoryLedger().latest },
    {},
    { follow: async () => undefined },
    { record: async (_: unknown, { name }: { name: string }) => events.push(name) },
    { now: () => NOW },
    {},
  ];
  const appender = new LedgerAppender(...(parts as unknown as Parts));
  const source = { userId: 'student', gateway: 'stripe' } as const;
  const known = new Set([session.id]);
  await appender.append(
    {} as Parameters<LedgerAppender['append']>[0],
    source,
    truthOfStudent([truth]),
    known,
  );
  return { states, events };
}

it('mails about a checkout that failed, and about none that is long over', async () => {
  expect(await failing(29)).toEqual({ states: ['failed'], events: ['checkout.failed'] });
  expect(await failing(30)).toEqual({ states: ['failed'], events: ['checkout.failed'] });
  expect(await failing(31)).toEqual({ states: ['failed'], events: [] });
});
