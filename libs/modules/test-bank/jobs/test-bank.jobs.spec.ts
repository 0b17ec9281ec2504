import { describe, expect, it, jest } from '@jest/globals';
import type { AppConfig } from '@prepward/platform/config';
import { type Recipient, Recipients } from '@prepward/platform/mail';
import type { ReactElement } from 'react';
import { renderMail } from '../../../platform/src/mail/render-mail.js';
import type { CopyMaker } from '../copy-maker.service.js';
import type { TestBankService as Bank } from '../test-bank.service.js';

// The copy maker would load all of the typesetting, and the service all of billing.
jest.unstable_mockModule('../test-bank.service.js', () => ({ TestBankService: class {} }));
jest.unstable_mockModule('../copy-maker.service.js', () => ({ CopyMaker: class {} }));
const { TestBankService } = await import('../test-bank.service.js');
const { correctedMail } = await import('../mails/paper-corrected.js');
const { readyMail } = await import('../mails/purchase-ready.js');
const { TEST_BANK_JOBS } = await import('./test-bank.jobs.js');
const handlers = await import('./test-bank.handlers.js');

const [EVENT, COPY, ANN] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];
const context = { eventId: EVENT, attempt: 1, signal: new AbortController().signal };

describe('the jobs of the test bank', () => {
  it('follow payments, refunds, disputes and papers, and look each minute', () => {
    const jobs = TEST_BANK_JOBS.map(({ name, queue, on, every, concurrency }) => {
      return [name, queue, on?.name ?? every, concurrency];
    });
    expect(jobs).toEqual([
      ['test-bank.make-copies', 'domain', 'purchase.completed', 2],
      ['test-bank.follow-refund', 'domain', 'refund.completed', 2],
      ['test-bank.follow-dispute', 'domain', 'dispute.changed', 2],
      ['test-bank.follow-paper', 'domain', 'paper.made', 1],
      ['test-bank.keep', 'upkeep', 60_000, 1],
      ['test-bank.send-ready-mail', 'mail', 'purchase.ready', undefined],
      ['test-bank.send-corrected-mail', 'mail', 'purchase.corrected', undefined],
    ]);
  });

  it('bring a student’s copies, or all that are stale, to what they should be', async () => {
    const done: unknown[] = [];
    const maker = {
      sync: async (userId: string) => void done.push(['sync', userId]),
      refreshStale: async (signal: AbortSignal) => void done.push(['stale', signal]),
      removeOrphans: async () => void done.push(['orphans']),
    } as unknown as CopyMaker;
    const of = { userId: ANN, orderId: EVENT, refundId: EVENT, disputeId: EVENT };
    await new handlers.MakeCopies(maker).handle({ ...of, product: 'test-bank-all' });
    await new handlers.FollowRefund(maker).handle(of);
    await new handlers.FollowDispute(maker).handle(of);
    expect(done.splice(0)).toEqual([1, 2, 3].map(() => ['sync', ANN]));
    await new handlers.FollowPaper(maker).handle({}, context);
    expect(done.splice(0)).toEqual([['stale', context.signal]]);
    await new handlers.KeepCopies(maker).handle({}, context);
    expect(done).toEqual([['orphans'], ['stale', context.signal]]);
  });
});

interface Sent {
  to: string;
  subject: string;
  content: ReactElement;
  unsubscribing?: { url: string };
}

const buyerOf = (firstName: string): Recipient => ({
  email: 'ann@example.org',
  firstName,
  lastName: 'Lee',
});

/** What is emailed, with its text in one line; undefined where nothing is. */
async function mailed<Payload>(
  {
    handler,
  }: {
    handler: new (
      ...parts: never[]
    ) => { handle: (p: Payload, c: typeof context) => Promise<void> };
  },
  payload: Payload,
  known: { buyer: Recipient | null; bank: Partial<Bank> },
) {
  const mails: Sent[] = [];
  const services = new Map<unknown, unknown>([
    [Recipients, { find: async () => known.buyer }],
    [TestBankService, known.bank],
  ]);
  const choices = { unsubscribePath: async (who: string, kind: string) => `/stop/${kind}/${who}` };
  const parts = [
    { get: (token: unknown) => services.get(token) ?? choices },
    { isSent: async () => false, send: async (mail: Sent) => void mails.push(mail) },
    { publicUrl: 'https://prep.example', mail: { staff: '' } } as AppConfig,
  ] as never[];
  await new handler(...parts).handle(payload, context);
  const [sent] = mails;
  if (sent === undefined) return undefined;
  const { text } = await renderMail(sent.content, 'https://prep.example');
  return { ...sent, text: text.replace(/\s+/g, ' ') };
}

describe('the mail that files are ready', () => {
  const ready = (buyer: Recipient | null, subjects: unknown) =>
    mailed(
      readyMail,
      { purchaseId: COPY, userId: ANN },
      {
        buyer,
        bank: {
          completedBy: async (...of) =>
            (of.join() === `${ANN},${COPY}` ? subjects : undefined) as never,
        },
      },
    );

  it('names one, or all of an order by name', async () => {
    const one = await ready(buyerOf('Ann'), ['math']);
    expect(one?.subject).toBe('Your Prepward test bank is ready');
    expect(one?.text).toContain('Hi Ann, your Math test bank is ready to download.');
    expect(one?.text).toContain('download it as often');
    const all = await ready(buyerOf(''), ['science', 'math', 'reading']);
    expect(all).toMatchObject({
      to: 'ann@example.org',
      subject: 'Your Prepward test banks are ready',
    });
    expect(all?.text).toContain('Hi, your Math, Reading, and Science test banks are ready');
    expect(all?.text).toContain('download them as often');
    expect(all?.text).toContain('https://prep.example/my-purchases');
  });

  it('is none where the account is gone, or files are missing still', async () => {
    expect(await ready(null, ['math'])).toBeUndefined();
    expect(await ready(buyerOf('Ann'), undefined)).toBeUndefined();
  });
});

describe('the mail about corrected keys', () => {
  const corrected = (buyer: Recipient | null, subject: unknown, questions: number[]) =>
    mailed(
      correctedMail,
      { purchaseId: COPY, userId: ANN, questions },
      {
        buyer,
        bank: { subjectOf: async (id) => (id === COPY ? subject : undefined) as never },
      },
    );

  it('says which questions, and how to get no more of its kind', async () => {
    const one = await corrected(buyerOf('Ann'), 'english', [7]);
    expect(one).toMatchObject({
      to: 'ann@example.org',
      subject: expect.stringMatching(/^We corrected your English.* test bank from Prepward$/),
      unsubscribing: { url: `https://prep.example/stop/corrections/${ANN}` },
    });
    expect(one?.text).toContain('had a wrong key.');
    expect(one?.text).toContain('question 7 now has the right answer, with the reasons');
    const many = await corrected(buyerOf(''), 'math', [7, 12]);
    expect(many?.text).toContain('Hi, your Math test bank had wrong keys.');
    expect(many?.text).toContain('questions 7 and 12 now have the right answers');
  });

  it('is none where the account is gone, or the file was taken back', async () => {
    expect(await corrected(null, 'math', [7])).toBeUndefined();
    expect(await corrected(buyerOf('Ann'), undefined, [7])).toBeUndefined();
  });
});
