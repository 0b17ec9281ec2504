import { expect, it } from '@jest/globals';
import { LedgerAudit } from './ledger-audit.service.js';

type Parts = ConstructorParameters<typeof LedgerAudit>;

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
/** Everyone but the first is in the ledger; the first has access anyway. */
const IN_LEDGER = Array.from({ length: 210 }, (_, n) => id(n + 2));
const EMPTY = { payments: [], failures: [], refunds: [], disputes: [], subscriptions: [] };
const after = (from: string, all: readonly string[], count: number) =>
  all.filter((one) => one > from).slice(0, count);

const audit = new LedgerAudit(
  {
    studentsAfter: async (from: string, count: number) => after(from, IN_LEDGER, count),
    of: async () => ({ ...EMPTY, grants: [] }),
    lock: async () => {},
  } as unknown as Parts[0],
  {
    subscribersAfter: async (from: string, count: number) => after(from, [id(1)], count),
    periodsOf: async (userId: string) => (userId === id(1) ? [{ plan: 'lifetime' }] : []),
  } as unknown as Parts[1],
  { addressOf: async () => 'ann@example.org' } as unknown as Parts[2],
  { run: async (work: (tx: unknown) => unknown) => work({}) } as unknown as Parts[3],
);

it('checks everyone in the order of their ids, in parts, whether in the ledger or not', async () => {
  const first = await audit.verifyPart();
  expect(first).toMatchObject({ students: 200, next: id(200) });
  expect(first.differences.map(({ userId }) => userId)).toEqual([id(1)]);
  const second = await audit.verifyPart(first.next ?? '');
  expect(second).toEqual({ students: 11, differences: [], next: null });
});
