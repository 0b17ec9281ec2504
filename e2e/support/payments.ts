import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { HOUR_MS } from '@prepward/contracts/durations';
import { DATA_DIR_VARIABLE } from './database.js';

/** The payment sandbox's test cards, by what happens with them. */
export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  authenticated: '4000 0025 0000 3155',
  failsAtRenewal: '4000 0000 0000 0341',
  bankDebit: '4000 0000 0000 4400',
} as const;

function sandboxKey(): string {
  const folder = process.env[DATA_DIR_VARIABLE] ?? '';
  return JSON.parse(readFileSync(path.join(folder, 'pay-sandbox-keys.json'), 'utf8')).key;
}

/** Calls the sandbox's own API, such as `/disputes`. @throws with its message when it refuses */
export async function sandbox<T>(
  request: APIRequestContext,
  place: string,
  body?: unknown,
): Promise<T> {
  const response = await request.fetch(`/sandbox-pay/v1${place}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${sandboxKey()}` },
    ...(body === undefined ? {} : { data: body }),
  });
  if (!response.ok()) throw new Error(await response.text());
  return (await response.json()) as T;
}

/** Moves the clock that all paid access follows forward; everything that falls due meanwhile happens. */
export async function moveClock(
  request: APIRequestContext,
  { days = 0, hours = 0 }: { days?: number; hours?: number },
): Promise<void> {
  await sandbox(request, '/clock', { byMs: (24 * days + hours) * HOUR_MS });
}

/** Fills the card form on screen, and sends it. */
export async function pay(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expires (MM / YY)').fill('12 / 40');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^(Subscribe and pay|Pay|Update card)/ }).click();
}

/** Completes or fails the card bank's authentication. */
export async function authenticate(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  await page.getByRole('button', { name: `${answer} authentication` }).click();
}
