import { describe, expect, it } from '@jest/globals';
import { endingMails } from '../../subscriptions/test/ending-mails.js';
import { letter } from '../../subscriptions/test/letters.js';
import { moneyJobs } from '../test/money-jobs.js';
import { checkoutFailedMail } from './checkout-failed.js';
import { disputeToStaffMail } from './dispute.js';
import { latePaymentToStaffMail } from './late-payment.js';
import { paymentFailedMail } from './payment-failed.js';
import { receiptMail } from './receipt.js';
import { refundDeclinedMail } from './refund-declined.js';
import { refundDoneMail } from './refund-done.js';
import { refundRefusedToStaffMail } from './refund-refused.js';
import { refundRequestToStaffMail } from './refund-request.js';

const id = (n: number) => `${n}0000000-0000-4000-8000-00000000000${n}`;
const [STUDENT, STRANGER, PAYMENT, REFUND, REQUEST, DISPUTE] = [1, 2, 3, 4, 5, 6].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const day = (days: number) => new Date(Date.UTC(2026, 5, days));
const usd = (cents: number) => ({ cents, currency: 'usd' as const });

const payment = {
  id: PAYMENT,
  gatewayId: 'in_1',
  userId: STUDENT,
  item: 'weekly' as string | null,
  amount: usd(2149),
  taxCents: 150,
  period: { start: day(3), end: day(10) } as { start: Date; end: Date } | null,
  paidAt: day(2),
};
const Recipients = {
  find: async (user: string) => (user === STUDENT ? { email: 'ann@example.org' } : null),
};
/** Payments as the service answers them. */
const payments = (changes: Partial<typeof payment> = {}, more: object = {}) => ({
  payment: async (of: string) => (of === PAYMENT ? { ...payment, ...changes } : undefined),
  ...more,
});

describe('a receipt', () => {
  const mail = (services: object, payload = { paymentId: PAYMENT, userId: STUDENT }) =>
    letter(receiptMail, payload, { Recipients, PaymentsService: services });

  it('says what was paid, and for which time', async () => {
    expect(await mail(payments())).toEqual({
      to: 'ann@example.org',
      subject: 'Your receipt for $21.49',
      words: expect.stringMatching(
        /Weekly plan: \$21\.49, paid on June 2, 2026\..*It pays for June 3, 2026 to June 10, 2026\./,
      ),
      links: ['https://prep.example/billing-history'],
    });
    expect((await mail(payments()))?.words).toContain('Receipt PW-30000000');
    const files = (await mail(payments({ period: null, item: 'test-bank-math' })))?.words;
    expect(files).toMatch(/Math test bank: .*We’re making your files now/);
    expect(files).not.toContain('It pays for');
  });

  it('goes to who is there, about what was paid', async () => {
    const to = (payload: { paymentId: string; userId: string }) => mail(payments(), payload);
    expect(await to({ paymentId: PAYMENT, userId: STRANGER })).toBeUndefined();
    expect(await to({ paymentId: REFUND, userId: STUDENT })).toBeUndefined();
  });
});

describe('a first payment that failed', () => {
  it('leads back to what was to be bought', async () => {
    const mail = (item: 'weekly' | 'test-bank-math', userId = STUDENT) =>
      letter(checkoutFailedMail, { orderId: REQUEST, userId, item }, { Recipients });
    expect(await mail('weekly')).toMatchObject({
      subject: 'Your payment for Weekly plan didn’t go through',
      links: ['https://prep.example/checkout?plan=weekly'],
    });
    expect(await mail('test-bank-math')).toMatchObject({
      subject: 'Your payment for Math test bank didn’t go through',
      links: ['https://prep.example/checkout?product=test-bank-math'],
    });
    expect(await mail('weekly', STRANGER)).toBeUndefined();
  });
});

describe('a renewal that failed', () => {
  const mail = (stage: number, paymentProblem: object | null = {}, userId = STUDENT) =>
    letter(
      paymentFailedMail,
      { userId, plan: 'weekly', stage, accessUntil: day(14).toISOString() },
      { Recipients, SubscriptionsService: { access: async () => ({ paymentProblem }) } },
    );

  it('is told in three stages, until it is paid', async () => {
    const subjects = [];
    for (const stage of [1, 2, 3]) subjects.push((await mail(stage))?.subject);
    expect(subjects).toEqual([
      'We couldn’t renew your plan',
      'Your plan still needs a payment method that works',
      'Your access ends tomorrow',
    ]);
    expect(await mail(1)).toMatchObject({
      to: 'ann@example.org',
      words: expect.stringMatching(/your Weekly plan didn’t.*full access until June 14, 2026/),
      links: ['https://prep.example/subscription'],
    });
    expect([await mail(1, null), await mail(1, {}, STRANGER)]).toEqual([undefined, undefined]);
  });
});

describe('a refund', () => {
  const done = (cents: number, userId = STUDENT) =>
    letter(
      refundDoneMail,
      { refundId: REFUND, userId },
      {
        Recipients,
        PaymentsService: {
          refund: async (of: string) =>
            of === REFUND ? { refund: { amount: usd(cents) }, payment } : undefined,
        },
      },
    );

  it('is told with its amount, and ends what it paid for where it is all of it', async () => {
    expect(await done(2149)).toMatchObject({
      to: 'ann@example.org',
      subject: 'Your refund of $21.49',
      words: expect.stringMatching(
        /We refunded \$21\.49.*for Weekly plan, which you paid on June 2, 2026.*no longer have access/,
      ),
      links: ['https://prep.example/billing-history'],
    });
    expect((await done(2148))?.words).not.toContain('no longer have access');
    expect(await done(2149, STRANGER)).toBeUndefined();
  });

  const request = {
    id: REQUEST,
    userId: STUDENT,
    name: 'Weekly plan',
    amountCents: 2149,
    paidAt: day(2).toISOString(),
    reason: 'I passed',
    note: 'You used it a lot.' as string | null,
    problem: 'It is disputed.' as string | null,
  };
  const services = (changes: Partial<typeof request> = {}) => ({
    Recipients,
    RefundsService: { get: async (of: string) => ({ ...request, id: of, ...changes }) },
  });
  const about = { requestId: REQUEST };

  it('that was declined is told with the note of staff', async () => {
    const mail = (changes = {}) => letter(refundDeclinedMail, about, services(changes));
    expect(await mail()).toMatchObject({
      to: 'ann@example.org',
      subject: 'About your refund request',
      words: expect.stringMatching(
        /You asked for \$21\.49 back for Weekly plan.*You used it a lot\./,
      ),
    });
    for (const note of [null, '']) {
      expect((await mail({ note }))?.words).toMatch(/couldn’t approve it\.Reply to this email/);
    }
    expect(await mail({ userId: STRANGER })).toBeUndefined();
  });

  it('that is asked for or refused is told to staff', async () => {
    expect(await letter(refundRequestToStaffMail, about, services())).toMatchObject({
      to: 'staff@prep.example',
      subject: 'Refund request (50000000)',
      words: expect.stringMatching(
        /paid on June 2, 2026\. Request 5.*The student writes: I passed/,
      ),
    });
    const refused = (changes = {}) => letter(refundRefusedToStaffMail, about, services(changes));
    expect(await refused()).toMatchObject({
      to: 'staff@prep.example',
      subject: 'Refund not paid (50000000)',
      words: expect.stringMatching(
        /approved \$21\.49 for Weekly plan.*The provider says: It is disp/,
      ),
    });
    expect((await refused({ problem: null }))?.words).toContain('nothing more');
  });
});

describe('what staff is told of money', () => {
  it('is a dispute, with the bank’s reason and the receipt that it is about', async () => {
    const dispute = { gatewayId: 'dp_1', status: 'open', amount: usd(500), reason: 'fraudulent' };
    const PaymentsService = {
      dispute: async (of: string) =>
        of === DISPUTE ? { ...dispute, paymentId: PAYMENT } : undefined,
    };
    const mail = (disputeId: string) =>
      letter(disputeToStaffMail, { disputeId, userId: STUDENT }, { PaymentsService });
    expect(await mail(DISPUTE)).toMatchObject({
      to: 'staff@prep.example',
      subject: 'Dispute dp_1: open',
      words: expect.stringMatching(
        /\$5\.00 of payment PW-30000000\. The bank’s reason: fraudulent/,
      ),
    });
    expect(await mail(REFUND)).toBeUndefined();
  });

  it('is money for an account that is gone, and whether someone has to pay it back', async () => {
    const mail = (isReturned: boolean, paymentId = PAYMENT) =>
      letter(
        latePaymentToStaffMail,
        { paymentId },
        { PaymentsService: payments({}, { isReturned: async () => isReturned }) },
      );
    expect(await mail(true)).toMatchObject({
      to: 'staff@prep.example',
      subject: 'Refunded: $21.49 for a deleted account',
      words: expect.stringMatching(
        /was refunded.*arrived on June 2, 2026.*There’s nothing for you/,
      ),
    });
    expect(await mail(false)).toMatchObject({
      subject: 'To refund: $21.49 for a deleted account',
      words: expect.stringMatching(/needs a refund.*PW-30000000, in_1.*refused to refund it/),
    });
    expect(await mail(true, REFUND)).toBeUndefined();
  });
});

describe('of subscriptions', endingMails);
describe('in the background', moneyJobs);
