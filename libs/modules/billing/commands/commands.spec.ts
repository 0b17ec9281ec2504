import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';

// The commands ask for services by their classes; no module is started here.
jest.unstable_mockModule('../billing.module.js', () => ({ BillingModule: class {} }));
jest.unstable_mockModule('../refunds.service.js', () => ({ RefundsService: class {} }));
jest.unstable_mockModule('../ledger-audit.service.js', () => ({ LedgerAudit: class {} }));
const { decideRefund, refundRequests } = await import('./refund-requests.command.js');
const { verifyLedger } = await import('./verify-ledger.command.js');

let lines: string[];
const log = console.log;
beforeEach(() => {
  lines = [];
  console.log = (line: string) => lines.push(line);
  process.env.OPERATOR = 'keeper';
});
afterEach(() => {
  console.log = log;
  delete process.env.OPERATOR;
});
const appOf = (service: object) => ({ get: () => service }) as unknown as INestApplicationContext;

const REQUEST = '8c5e0c5e-6d0b-4b3b-9c39-3c3d8f0f2b10';
const request = {
  id: REQUEST,
  createdAt: '2026-06-02T10:00:00.000Z',
  name: 'Weekly plan',
  amountCents: 1999,
  reason: 'I passed',
  problem: null as string | null,
  state: 'approved',
};

describe('the refund requests', () => {
  it('are listed oldest first, those that were not paid before those that wait', async () => {
    const asked: unknown[] = [];
    const list = async (query: { filter: { state: string } }) => {
      asked.push(query);
      return query.filter.state === 'failed'
        ? { rows: [{ ...request, problem: 'It is disputed.' }], total: 1 }
        : { rows: [request], total: 102 };
    };
    await refundRequests.run([], appOf({ list }));
    const about = { sort: ['createdAt', 'ASC'], range: [0, 99] };
    expect(asked).toEqual([
      { ...about, filter: { state: 'failed' } },
      { ...about, filter: { state: 'pending' } },
    ]);
    const line = `${REQUEST}  2026-06-02  $19.99  Weekly plan: I passed`;
    expect(lines).toEqual([
      `${line}\n  not paid: It is disputed.`,
      '1 approved and not refunded (decide again to retry)',
      line,
      'and 2 more',
      '102 waiting for a decision',
    ]);
    lines = [];
    await refundRequests.run([], appOf({ list: async () => ({ rows: [], total: 100 }) }));
    expect(lines.some((each) => each.startsWith('and'))).toBe(false);
  });

  it('are decided by who is at the command line, with a note', async () => {
    const decided: unknown[] = [];
    const decide = async (...args: unknown[]) => {
      decided.push(args);
      return { ...request, state: args[1] };
    };
    const run = (...args: string[]) => decideRefund.run(args, appOf({ decide }));
    await run(REQUEST, 'declined', 'Used', 'a', 'lot');
    await run(REQUEST, 'approved');
    expect(decided).toEqual([
      [REQUEST, 'declined', { operator: 'keeper', note: 'Used a lot' }],
      [REQUEST, 'approved', { operator: 'keeper', note: '' }],
    ]);
    expect(lines).toEqual([
      'Weekly plan, $19.99: declined, the student gets an email',
      'Weekly plan, $19.99: approved, the worker refunds it',
    ]);
    await expect(run(REQUEST, 'maybe')).rejects.toThrow('Expected: decide-refund');
    await expect(run('', 'approved')).rejects.toThrow('Expected: decide-refund');
    await expect(run('12', 'approved')).rejects.toThrow('No request has the id 12');
    await expect(run(REQUEST, 'declined', 'a'.repeat(2001))).rejects.toThrow('too long');
    expect(decided).toHaveLength(2);
  });
});

describe('the check of the ledger', () => {
  const run = (students: number, differences: string[]) =>
    verifyLedger.run([], appOf({ verify: async () => ({ students, differences }) }));

  it('says how many students agree, and fails with the differences', async () => {
    await run(1, []);
    await run(2, []);
    expect(lines).toEqual([
      'The ledger of 1 student matches the stored access.',
      'The ledger of 2 students matches the stored access.',
    ]);
    await expect(run(2, ['one'])).rejects.toThrow('one');
    await expect(run(2, ['one', 'two'])).rejects.toThrow('one\ntwo');
  });
});
