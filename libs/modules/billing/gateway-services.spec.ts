import { describe, expect, it } from '@jest/globals';
import { SubscriptionClock } from '@prepward/modules/subscriptions';
import { Clock } from '@prepward/platform/clock';
import { ActiveGateway } from './active-gateway.js';
import type { Settlement } from './domain/settle.js';
import type { CustomerTruth } from './domain/truth.js';
import { GatewayError, type GatewayProblem, type PaymentGateway } from './gateway.js';
import { GatewayClock } from './gateway-clock.js';
import { GatewayTruth } from './gateway-truth.service.js';
import { SyncTurns } from './sync-turns.js';
import { GatewayModel } from './test/fake-gateway.js';

const as = (parts: object) => ({ name: 'stripe', ...parts }) as unknown as PaymentGateway;

describe('a call of the gateway', () => {
  it.each<[GatewayProblem, string]>([
    ['unavailable', 'GATEWAY_UNAVAILABLE'],
    ['misconfigured', 'GATEWAY_UNAVAILABLE'],
    ['refused', 'GATEWAY_UNAVAILABLE'],
    ['declined', 'PAYMENT_DECLINED'],
    ['authentication-needed', 'PAYMENT_DECLINED'],
  ])('that is %s is told as %s', async (problem, code) => {
    const active = new ActiveGateway(as({}));
    const call = active.call(async () => {
      throw new GatewayError(problem, 'said so');
    });
    await expect(call).rejects.toMatchObject({ code });
    const words =
      problem === 'authentication-needed' ? /Your bank wants/ : /^(?!.*Your bank wants)/;
    await expect(call).rejects.toMatchObject({ message: expect.stringMatching(words) });
  });

  it('that fails in another way stays what it is, and none is made where there is no gateway', async () => {
    const active = new ActiveGateway(as({}));
    const broken = active.call(async () => {
      throw new TypeError('broken');
    });
    await expect(broken).rejects.toThrow(TypeError);
    expect([active.isOpen, active.orNone?.name, await active.call(async () => 1)]).toEqual([
      true,
      'stripe',
      1,
    ]);
    const closed = new ActiveGateway(undefined);
    expect([closed.isOpen, closed.orNone]).toEqual([false, undefined]);
    await expect(closed.call(async () => 1)).rejects.toMatchObject({ code: 'PAYMENTS_CLOSED' });
  });
});

describe('the clock of subscriptions', () => {
  const now = new Date('2026-06-01T00:00:00Z');
  const follow = async (gateway: PaymentGateway | undefined, times = 1) => {
    const clock = new SubscriptionClock(Object.assign(new Clock(), { now: () => now }));
    const follower = new GatewayClock(new ActiveGateway(gateway), clock);
    for (let n = 0; n < times; n++) await follower.follow();
    return clock.now().getTime() - now.getTime();
  };

  it('runs ahead with that of the gateway, and stays where it was while that is away', async () => {
    expect(await follow(as({ clockOffsetMs: async () => 5000 }))).toBe(5000);
    expect(await follow(undefined)).toBe(0);
    let asked = 0;
    const away = async () => {
      asked++;
      if (asked > 1) throw new GatewayError('unavailable', 'away');
      return 7000;
    };
    expect(await follow(as({ clockOffsetMs: away }), 2)).toBe(7000);
  });

  it('follows the sandbox from the start, and no other', async () => {
    const started = async (name: string) => {
      const clock = new SubscriptionClock(Object.assign(new Clock(), { now: () => now }));
      const gateway = as({ name, clockOffsetMs: async () => 9000 });
      const follower = new GatewayClock(new ActiveGateway(gateway), clock);
      await follower.onApplicationBootstrap();
      follower.onApplicationShutdown();
      return clock.now().getTime() - now.getTime();
    };
    expect([await started('sandbox'), await started('stripe')]).toEqual([9000, 0]);
  });
});

describe('what is to be put right', () => {
  const truth = new GatewayModel().fetch();
  const cancel: Settlement = { kind: 'cancel', subscriptionId: 'sub_1', why: 'duplicate' };
  const credit: Settlement = {
    kind: 'void-credit',
    customerId: 'cus_1',
    cents: 300,
    balanceCents: 500,
    why: 'paid-back',
  };
  const all: Settlement[] = [cancel, { kind: 'refund', paymentId: 'in_1', why: 'erased' }, credit];

  /** Settles this in each round, at a gateway whose refunds may fail. */
  async function settle(rounds: Settlement[][], refund: () => Promise<void> = async () => {}) {
    const calls: unknown[][] = [];
    let read = 0;
    const gateway = as({
      fetchCustomer: async (id: string): Promise<CustomerTruth> => {
        read++;
        return { ...truth, customer: { ...truth.customer, id } };
      },
      cancelNow: async (...args: unknown[]) => calls.push(['cancel', ...args]),
      voidCredit: async (...args: unknown[]) => calls.push(['void', ...args]),
      refund: async (...args: unknown[]) => {
        calls.push(['refund', ...args]);
        await refund();
      },
    });
    let round = -1;
    const next = () => {
      round++;
      return rounds[Math.min(round, rounds.length - 1)] ?? [];
    };
    const done = new GatewayTruth().fetch(gateway, ['cus_1', 'cus_2'], next);
    const customers = await done.then(
      (found) => found.customers.map(({ customer }) => customer.id),
      (error: GatewayError) => error.problem,
    );
    return { calls, read: read / 2, customers };
  }

  it('is done by keys of its own, and read again until nothing is left', async () => {
    const { calls, read, customers } = await settle([all, []]);
    expect(calls).toEqual([
      ['cancel', 'sub_1', 'settle-cancel-sub_1'],
      ['refund', 'in_1', 'settle-refund-in_1'],
      ['void', 'cus_1', 300, expect.stringMatching(/^settle-credit-[0-9a-f]{32}$/)],
    ]);
    expect([read, customers]).toEqual([2, ['cus_1', 'cus_2']]);
    // With another balance, it's another credit.
    const other = await settle([[{ ...credit, balanceCents: 400 }], []]);
    expect(other.calls[0]?.[3]).not.toBe(calls[2]?.[3]);
    expect((await settle([[]])).read).toBe(1);
  });

  it('is left to the next sync after three rounds', async () => {
    const { calls, read, customers } = await settle([[cancel]]);
    expect([calls.length, read, customers]).toEqual([3, 4, ['cus_1', 'cus_2']]);
  });

  it('is passed over where the gateway refuses it, and not where it is away', async () => {
    const failing = (problem: GatewayProblem) =>
      settle([all, []], async () => {
        throw new GatewayError(problem, 'said so');
      });
    expect(await failing('refused')).toMatchObject({ read: 2, customers: ['cus_1', 'cus_2'] });
    expect((await failing('refused')).calls).toHaveLength(3);
    expect(await failing('unavailable')).toMatchObject({ read: 1, customers: 'unavailable' });
  });
});

describe('turns of syncs', () => {
  const held = () => {
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    return { until, release };
  };
  const tick = () => new Promise((resolve) => setImmediate(resolve));

  it('of one student come one after the other, those that wait as one', async () => {
    const turns = new SyncTurns<string>();
    const work: unknown[] = [];
    const gate = held();
    const take = (cause: string | undefined, key = 'ann') =>
      turns.take(key, cause, async (causes) => {
        work.push([key, ...causes]);
        await gate.until;
      });
    const all = [take('first')];
    await tick();
    all.push(take('second'), take(undefined), take('third'), take('other', 'bob'));
    await tick();
    expect(work).toEqual([
      ['ann', 'first'],
      ['bob', 'other'],
    ]);
    gate.release();
    await Promise.all(all);
    expect(work.slice(2)).toEqual([['ann', 'second', undefined, 'third']]);
    await take('fourth');
    expect(work.at(-1)).toEqual(['ann', 'fourth']);
  });

  it('are eight at once, no matter whose, and one that fails leaves its place', async () => {
    const turns = new SyncTurns<string>();
    let running = 0;
    let most = 0;
    const gate = held();
    const take = (key: string) =>
      turns.take(key, undefined, async () => {
        running++;
        most = Math.max(most, running);
        await gate.until;
        running--;
        if (key === 'student 0') throw new Error('failed');
      });
    const all = Array.from({ length: 20 }, (_, n) => take(`student ${n}`));
    await tick();
    expect(running).toBe(8);
    // One failure doesn't make a later turn fail.
    const after = turns.take('student 0', undefined, async () => {});
    gate.release();
    const ends = await Promise.allSettled([...all, after]);
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(most).toBe(8);
  });
});
