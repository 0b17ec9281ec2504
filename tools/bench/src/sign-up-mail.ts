import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from './figures.js';
import type { Stack } from './stack.js';
import { call } from './students.js';

const SIGN_UPS = 200;
const WARM_UP = 20;
/** Time between sign-ups, ms, whether or not the earlier ones are done. */
const PACE_MS = 125;
const LONGEST_WAIT_MS = 20_000;
/** How often libs/platform/src/outbox/outbox-relay.ts polls, in case a notification is lost. */
const OUTBOX_POLL_MS = 1_000;

/** Signs up. @returns when the response arrived, epoch ms */
async function signUp(stack: Stack, email: string): Promise<number> {
  await call(stack, 'auth.signUp', { body: { email, password: 'correct horse 7' } });
  return Date.now();
}

/**
 * Time from each sign-up's response until its email was accepted, ms; below 0 if the email was faster.
 */
async function measure(stack: Stack, name: string, count: number): Promise<number[]> {
  const addresses = Array.from({ length: count }, (_, i) => `${name}-${i}@example.org`);
  const answers: Promise<number>[] = [];
  for (const address of addresses) {
    const answer = signUp(stack, address);
    // Awaited below; an earlier failure must not end the process while the stores are still running.
    answer.catch(() => undefined);
    answers.push(answer);
    await sleep(PACE_MS);
  }
  const answeredAt = await Promise.all(answers);
  const end = Date.now() + LONGEST_WAIT_MS;
  const accepted = () => new Map(stack.mails.mails.map((mail) => [mail.to[0], mail.receivedAt]));
  while (!addresses.every((address) => accepted().has(address))) {
    if (Date.now() > end) throw new Error(`Not all mails came within ${LONGEST_WAIT_MS} ms`);
    await sleep(50);
  }
  const mails = accepted();
  return addresses.map((address, i) => (mails.get(address) ?? NaN) - (answeredAt[i] ?? NaN));
}

/** Time from a sign-up's response until an SMTP server on this machine has its email. */
export async function signUpMail(stack: Stack): Promise<void> {
  await measure(stack, 'warm', WARM_UP);
  const times = await measure(stack, 'student', SIGN_UPS);
  if (stack.mails.mails.length !== WARM_UP + SIGN_UPS) {
    throw new Error(`${stack.mails.mails.length} mails for ${WARM_UP + SIGN_UPS} sign-ups`);
  }
  const [p50, p99, most] = [0.5, 0.99, 1].map((p) => percentile(times, p));
  console.log(
    `Sign-up answered -> mail accepted, ${SIGN_UPS} sign-ups, one each ${PACE_MS} ms: ` +
      `p50 ${p50} ms, p99 ${p99} ms, longest ${most} ms`,
  );
  console.log(
    `The target is a bare queue's time plus the outbox poll of ${OUTBOX_POLL_MS} ms; ` +
      `p99 is ${(p99 ?? NaN) <= OUTBOX_POLL_MS ? 'within' : 'over'} the poll alone`,
  );
}
