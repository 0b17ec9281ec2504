import { describe, expect, it } from '@jest/globals';
import { CLAIMS } from '@prepward/content/site/claims';
import { SAMPLES } from '@prepward/content/site/samples';
import { Audit } from '@prepward/platform/audit';
import { Ids } from '@prepward/platform/clock';
import { Transactions, type Tx } from '@prepward/platform/database';
import type { ConfirmationRow } from './claim-confirmation.repository.js';
import { ClaimsService } from './claims.service.js';

const NOW = new Date('2026-11-23T14:30:00Z');
const ANN = '00000000-0000-4000-8000-000000000001';
const rating = CLAIMS.find(({ id }) => id === 'rating')?.text ?? '';

const DATABASE = { transaction: (work: (tx: Tx) => Promise<unknown>) => work({} as Tx) };

/** The service with given measurements and confirmations; its writes end up in `written`. */
function serviceFor(measured: Record<string, number> = {}, rows: ConfirmationRow[] = []) {
  const written: unknown[] = [];
  const parts = [
    {
      all: async () => rows,
      save: async (_tx: Tx, row: object) => written.push(row),
      delete: async (_tx: Tx, id: string) => written.push(id),
    },
    { now: async () => new Proxy(measured, { get: (from, key) => from[String(key)] ?? null }) },
    new Transactions(DATABASE as never),
    { now: () => NOW },
  ];
  type Parts = ConstructorParameters<typeof ClaimsService>;
  return { service: new ClaimsService(...(parts as unknown as Parts)), written };
}

const verdict = async (id: string, measured: Record<string, number>) => {
  const { claims } = await serviceFor(measured).service.list();
  return claims.find((claim) => claim.id === id)?.verdict;
};

describe('a claim that is measured', () => {
  it.each([
    ['trusted-by', { students: 10_000 }, 'true'],
    ['trusted-by', { students: 10_001 }, 'true'],
    ['trusted-by', { students: 9_999 }, 'not-yet'],
    ['reply-time', { 'reply-minutes': 30 }, 'true'],
    ['reply-time', { 'reply-minutes': 0 }, 'true'],
    ['reply-time', { 'reply-minutes': 30.1 }, 'not-yet'],
    ['most-popular', { 'monthly-rank': 1 }, 'true'],
    ['most-popular', { 'monthly-rank': 2 }, 'not-yet'],
    ['most-popular', { 'monthly-rank': 0 }, 'not-yet'],
    // Without a measurement, nothing is proven.
    ['reply-time', {}, 'not-yet'],
    ['most-popular', {}, 'not-yet'],
    // All of its numbers have to match.
    ['price-weekly', { 'plan-cents:weekly': 1999, 'plan-days:weekly': 7 }, 'true'],
    ['price-weekly', { 'plan-cents:weekly': 1999, 'plan-days:weekly': 8 }, 'not-yet'],
  ])('%s by %j: %s', async (id, measured, expected) => {
    expect(await verdict(id, measured as Record<string, number>)).toBe(expected);
  });

  it('stands beside what was measured, and no one’s word', async () => {
    const confirmed = CLAIMS.find(({ id }) => id === 'trusted-by');
    const row = { claim_id: 'trusted-by', text: confirmed?.text ?? '', reason: 'So it is' };
    const { service } = serviceFor({ students: 12 }, [
      { ...row, confirmed_by: ANN, confirmed_at: NOW },
    ]);
    const { claims, measuredAt } = await service.list();
    expect(measuredAt).toBe(NOW.toISOString());
    expect(claims.find(({ id }) => id === 'trusted-by')).toEqual({
      id: 'trusted-by',
      text: confirmed?.text,
      shownOn: ['/'],
      verdict: 'not-yet',
      measures: [
        { how: 'Accounts with a verified email', claimed: 10_000, rule: 'at-least', measured: 12 },
      ],
      confirmation: null,
    });
  });
});

describe('a claim that someone has to confirm', () => {
  it('names who did, while it is worded as it was then', async () => {
    const row = (claim_id: string, text: string): ConfirmationRow => ({
      ...{ claim_id, text, reason: `About ${claim_id}` },
      ...{ confirmed_by: ANN, confirmed_at: NOW },
    });
    const sample = SAMPLES[0];
    const { service } = serviceFor({}, [
      row('rating', rating),
      row('pass-rate', 'Of another wording'),
      row(sample.id, sample.text),
    ]);
    const { claims } = await service.list();
    const of = (id: string) => claims.find((claim) => claim.id === id);
    expect(of('rating')).toMatchObject({
      verdict: 'operator',
      measures: [],
      confirmation: { at: NOW.toISOString(), by: ANN, reason: 'About rating' },
    });
    expect(of('pass-rate')).toMatchObject({ verdict: 'operator', confirmation: null });
    expect(of('hours')).toMatchObject({ verdict: 'operator', confirmation: null });
    expect(of(sample.id)).toMatchObject({
      verdict: 'sample',
      shownOn: ['/'],
      confirmation: { reason: `About ${sample.id}` },
    });
    const order = [...CLAIMS, ...SAMPLES].map(({ id }) => id);
    expect(claims.map(({ id }) => id)).toEqual(order);
  });

  it('is confirmed by its words of now, and taken back by its name', async () => {
    const { service, written } = serviceFor();
    await service.confirm(ANN, 'rating', 'Counted by hand');
    await service.unconfirm('rating');
    await service.confirm(ANN, SAMPLES[1].id, 'Ours');
    expect(written).toEqual([
      { claimId: 'rating', text: rating, reason: 'Counted by hand', by: ANN },
      'rating',
      { claimId: SAMPLES[1].id, text: SAMPLES[1].text, reason: 'Ours', by: ANN },
    ]);
  });

  it('is in the staff’s log with its words', async () => {
    const entries: object[] = [];
    const log = { add: async (_on: unknown, entry: object) => entries.push(entry) };
    const audit = new Audit(DATABASE as never, log as never, new Ids());
    const { service } = serviceFor();
    const logged = (work: () => Promise<void>) =>
      audit.during({ actorId: ANN, action: 'a test' }, { after: { reason: 'So' } }, work);
    await logged(() => service.confirm(ANN, 'rating', 'So'));
    await logged(() => service.unconfirm('rating'));
    expect(entries).toMatchObject([
      { after: { text: rating, confirmed: true } },
      { after: { text: rating, confirmed: false } },
    ]);
  });

  it.each([
    ['trusted-by', 'CLAIM_IS_MEASURED'],
    ['no-claim', 'CLAIM_NOT_FOUND'],
  ])('is not %s: %s', async (id, code) => {
    const { service, written } = serviceFor();
    await expect(service.confirm(ANN, id, 'No')).rejects.toMatchObject({ code });
    await expect(service.unconfirm(id)).rejects.toMatchObject({ code });
    expect(written).toEqual([]);
  });
});
