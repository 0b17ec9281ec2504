import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { leave } from '../../lib/leave.js';
import { FakeServer } from '../../test/fake-server.js';
import { renderSignedIn } from '../../test/render-signed-in.js';
import { settled } from '../../test/settled.js';
import { accessOf, activeAccess, planListOf, productListOf } from './test-data.js';

/** The end of the paid period. */
export const DAY = '2026-12-05T12:00:00.000Z';
/** A plan whose renewal failed. */
export const GRACE = activeAccess({
  ...{ state: 'grace', until: DAY, next: null },
  paymentProblem: { since: '2026-11-28T12:00:00.000Z', accessUntil: DAY },
});

/** For tests: the server for a student who owns nothing; `leave.to` goes nowhere. */
export function billingServer(): FakeServer {
  jest.spyOn(leave, 'to').mockImplementation(() => undefined);
  return new FakeServer()
    .on('GET /api/v1/subscription', { status: 200, body: accessOf() })
    .on('GET /api/v1/payments', { status: 200, body: { items: [] } })
    .on('GET /api/v1/purchases', { status: 200, body: { items: [] } })
    .on('GET /api/v1/plans', { status: 200, body: planListOf() })
    .on('GET /api/v1/products', { status: 200, body: productListOf() });
}

/** The look of each state. */
const LOOKS: Record<string, string[]> = {
  correct: ['Active', 'Paid', 'Ready'],
  incorrect: ['Payment failed', 'Disputed', 'Failed'],
  primary: ['Preparing'],
  soft: ['Free', 'Ended', 'Canceled', 'Partly refunded', 'Refunded', 'Processing'],
};
const state = () => document.querySelector('.rounded-full');

/** How the state is shown. */
export const look = () => /text-(?!14)(\w+)/.exec(state()?.className ?? '');

/** How the state shown on the page should look. */
export const lookOfState = () =>
  Object.entries(LOOKS).find(([, states]) => states.includes(state()?.textContent ?? ''))?.[0];

export const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
export const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

export async function shown(server: FakeServer, page: ReactNode, at = '/'): Promise<string> {
  renderSignedIn(page, { at });
  return settled(server);
}
