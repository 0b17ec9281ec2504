import { type APIRequestContext, expect } from '@playwright/test';
import type { AccessAnswer, CheckoutBody, PaymentView } from '@prepward/contracts/billing';
import { makeStudent, type Student, tokenOf } from './attempts.js';
import { call } from './call.js';
import { CARDS, moveClock, sandbox } from './payments.js';
import { ADMIN } from './ports.js';

/** The student's access, according to the API. */
export async function accessOf(
  request: APIRequestContext,
  student: Student,
): Promise<AccessAnswer> {
  return (await call(request, student, 'subscription.view', {})).body;
}

/** What the student paid, newest first. */
export async function paymentsOf(
  request: APIRequestContext,
  student: Student,
): Promise<PaymentView[]> {
  return (await call(request, student, 'billing.payments', {})).body.items;
}

/** Pays for a checkout without the screens. @returns the checkout session's id */
export async function payFor(
  request: APIRequestContext,
  student: Student,
  body: CheckoutBody,
  card: string,
): Promise<string> {
  const { url, session } = (await call(request, student, 'billing.checkout', { body })).body;
  const [number, expMonth, expYear, cvc] = [card, 12, 2040, '123'];
  await sandbox(request, `/sessions/${new URL(url).pathname.split('/').at(-1)}/pay`, {
    number,
    expMonth,
    expYear,
    cvc,
  });
  return session;
}

/** Buys without the screens, and waits until the checkout is complete. */
export async function buy(
  request: APIRequestContext,
  student: Student,
  body: CheckoutBody,
  card: string = CARDS.good,
): Promise<void> {
  const session = await payFor(request, student, body, card);
  await expect
    .poll(async () => {
      const params = { session };
      return (await call(request, student, 'billing.checkoutStatus', { params })).body.state;
    })
    .toBe('complete');
}

/** Asks for the newest payment back, and returns the request's id. */
export async function askForRefund(
  request: APIRequestContext,
  student: Student,
  reason: string,
): Promise<string> {
  const [payment] = await paymentsOf(request, student);
  const answer = await call(request, student, 'billing.requestRefund', {
    params: { id: payment?.id ?? '' },
    body: { reason },
  });
  expect(answer.status).toBe(202);
  return answer.body.id;
}

/** Decides a refund request, as staff. */
export async function decideRefund(
  request: APIRequestContext,
  id: string,
  decision: 'approved' | 'declined',
  note = '',
): Promise<void> {
  const staff = { email: ADMIN.email, ...(await tokenOf(request, ADMIN.email, ADMIN.password)) };
  const body = { decision, note };
  const answer = await call(request, staff, 'admin.decideRefund', { params: { id }, body });
  expect(answer.status).toBeLessThan(300);
}

/** The states that billing screens tell apart. */
export const BUYERS = [
  'nothing',
  'active',
  'canceled',
  'grace',
  'ended',
  'asked',
  'refused',
  'paper',
] as const;
export type Buyer = (typeof BUYERS)[number];

const DOES: Record<Buyer, (request: APIRequestContext, student: Student) => Promise<unknown>> = {
  nothing: async () => undefined,
  active: (request, student) => buy(request, student, { plan: 'monthly' }),
  canceled: async (request, student) => {
    await buy(request, student, { plan: 'monthly' });
    await call(request, student, 'subscription.cancel', { body: { reason: 'exam-passed' } });
  },
  // This plan and the next one run out when the clock moves forward.
  grace: (request, student) => buy(request, student, { plan: 'weekly' }, CARDS.failsAtRenewal),
  ended: async (request, student) => {
    await buy(request, student, { plan: 'weekly' });
    await call(request, student, 'subscription.cancel', { body: { reason: 'exam-passed' } });
  },
  asked: async (request, student) => {
    await buy(request, student, { plan: 'monthly' });
    await askForRefund(request, student, 'My exam was canceled.');
  },
  refused: async (request, student) => {
    await buy(request, student, { plan: 'monthly' });
    const id = await askForRefund(request, student, 'I changed my mind.');
    await decideRefund(request, id, 'declined', 'The plan was used for all of its time.');
  },
  paper: async (request, student) => {
    await buy(request, student, { product: 'test-bank-math' });
    await expect
      .poll(async () => (await call(request, student, 'purchases.list', {})).body.items[0]?.state, {
        timeout: 100_000,
      })
      .toBe('ready');
  },
};

/** Makes a student in each state, and moves the clock forward until the weekly plans have ended. */
export async function makeBuyers(request: APIRequestContext): Promise<Record<Buyer, Student>> {
  const students = await Promise.all(
    BUYERS.map(async (buyer) => {
      const student = await makeStudent(request, buyer);
      await DOES[buyer](request, student);
      return [buyer, student] as const;
    }),
  );
  const buyers = Object.fromEntries(students) as Record<Buyer, Student>;
  await moveClock(request, { days: 8 });
  for (const state of ['grace', 'ended'] as const) {
    await expect.poll(async () => (await accessOf(request, buyers[state])).state).toBe(state);
  }
  return buyers;
}
