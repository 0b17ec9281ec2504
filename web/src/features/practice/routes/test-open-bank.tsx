import type { BankOverview } from '@prepward/contracts/bank';
import { screen, within } from '@testing-library/react';
import { FakeServer } from '../../../test/fake-server.js';
import { renderSignedIn } from '../../../test/render-signed-in.js';
import { bankOf, profileOf, progressOf } from '../../../test/student-data.js';
import TestBankPage from './test-bank-page.js';

export const START = 'POST /api/v1/attempts';
export const MATCHING = 'POST /api/v1/attempts/matching';
export const OPEN = 'GET /api/v1/attempts';
export const STARTED = '6f0c1d9e-58b1-4a5f-9d53-4a1f0a3f2c11';

/** For tests: the server for the test bank page; every start succeeds. */
export function bankServer(): FakeServer {
  return new FakeServer()
    .on('GET /api/v1/progress', { status: 200, body: progressOf() })
    .on('GET /api/v1/profile', { status: 200, body: profileOf({ accommodation: 1.5 }) })
    .on(OPEN, { status: 200, body: { items: [], nextCursor: null } })
    .on(MATCHING, { status: 200, body: { items: 214, atOnce: 120 } })
    .on(START, { status: 201, body: { id: STARTED } });
}

export function openBank(
  server: FakeServer,
  access: Partial<BankOverview['access']> = {},
  at = '/test-bank',
) {
  server.on('GET /api/v1/bank', { status: 200, body: bankOf(access) });
  return renderSignedIn(<TestBankPage />, { at });
}

export async function openDialog(
  user: ReturnType<typeof openBank>,
  name: string | RegExp = 'Configure practice',
  options = true,
) {
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Configure practice' }));
  if (options) await user.click(dialog.getByText('All options'));
  return dialog;
}
