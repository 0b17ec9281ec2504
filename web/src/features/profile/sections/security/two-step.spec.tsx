import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SESSION_KEY } from '@prepward/browser/session-storage';
import { screen, waitFor, within } from '@testing-library/react';
import { SessionProvider } from '../../../../lib/session/session-provider.js';
import { newStore } from '../../../../lib/session/test-store.js';
import { FACTOR, FakeServer, sessionFor } from '../../../../test/fake-server.js';
import { renderSignedIn } from '../../../../test/render-signed-in.js';
import { DANA_USER, GivenSession } from '../../../../test/session.js';
import { TwoStep } from './two-step.js';

const DANA = { id: 'dana', email: 'dana@example.com' };
const FACTORS = '/auth/v1/factors';
const CODES = `${FACTORS}/recovery-codes`;
const TEN = Array.from({ length: 10 }, (_, index) => `ABCDE-2345${index}`);
const SECRET = 'ABCDEFGHIJKLMNOP';
const codesAnswer = (codes: string[]) => ({
  status: 200,
  body: { id: 'codes', type: 'recovery_code', friendly_name: '', total: codes.length, codes },
});

let server: FakeServer;
let undo: () => void;
let factors: object[];

/** A server on which two-step sign-in can be set up, and taken away. */
beforeEach(() => {
  factors = [];
  const user = () => ({ ...sessionFor(DANA).user, factors });
  const raised = () => {
    factors = [FACTOR];
    return { status: 200, body: { ...sessionFor({ ...DANA, aal: 'aal2' }), user: user() } };
  };
  server = new FakeServer()
    .on('POST /functions/v1/check-subscription', { status: 200, body: {} })
    .on('GET /auth/v1/user', () => ({ status: 200, body: user() }))
    .on(`POST ${FACTORS}`, () => ({
      status: 200,
      body: {
        id: FACTOR.id,
        type: 'totp',
        friendly_name: 'Authenticator app',
        totp: { qr_code: '<svg/>', secret: SECRET, uri: `otpauth://totp/x?secret=${SECRET}` },
      },
    }))
    .on(`POST ${FACTORS}/${FACTOR.id}/challenge`, {
      status: 200,
      body: { id: 'challenge', type: 'totp', expires_at: 0 },
    })
    .on(`POST ${FACTORS}/${FACTOR.id}/verify`, raised)
    .on(`DELETE ${FACTORS}/${FACTOR.id}`, () => {
      factors = [];
      return { status: 200, body: { id: FACTOR.id } };
    })
    .on(`GET ${CODES}`, {
      status: 200,
      body: { id: 'codes', type: 'recovery_code', total: 10, remaining: 2 },
    })
    .on(`POST ${CODES}`, codesAnswer(TEN))
    .on(`POST ${CODES}/regenerate`, codesAnswer(TEN));
  undo = server.install();
});

afterEach(() => undo());

function open(aal: 'aal1' | 'aal2' = 'aal1') {
  const twoStep = aal === 'aal2';
  factors = twoStep ? [FACTOR] : [];
  localStorage.setItem(SESSION_KEY, JSON.stringify(sessionFor({ ...DANA, aal, twoStep })));
  return renderSignedIn(
    <SessionProvider store={newStore()}>
      <GivenSession user={DANA_USER}>
        <TwoStep />
      </GivenSession>
    </SessionProvider>,
  );
}

const press = (name: string | RegExp) => screen.findByRole('button', { name });

describe('two-step sign-in', () => {
  it('is set up by scanning or typing a key, and gives ten codes once', async () => {
    const user = open();
    await user.click(await press('Set up two-step sign-in'));
    expect((await screen.findByRole('img')).getAttribute('src')).toMatch(/^data:image\/svg\+xml/);
    expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open it in your app' }).getAttribute('href')).toMatch(
      /^otpauth:/,
    );
    await user.click(await press('Copy key'));
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    await user.type(screen.getByLabelText('Six-digit code'), '123456');
    await user.click(await press('Turn on'));
    for (const code of TEN) {
      expect(await screen.findByText(code)).toBeTruthy();
    }
    await user.click(await press('Copy'));
    expect(await navigator.clipboard.readText()).toBe(TEN.join('\n'));
    await user.click(await press("I've saved them"));
    expect(screen.queryByText(TEN[0] ?? '')).toBeNull();
    expect(await screen.findByText('On')).toBeTruthy();
  });

  it('says at the field that a code is wrong, and stays off', async () => {
    server.on(`POST ${FACTORS}/${FACTOR.id}/verify`, {
      status: 422,
      body: { code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' },
    });
    const user = open();
    await user.click(await press('Set up two-step sign-in'));
    await user.type(await screen.findByLabelText('Six-digit code'), '000000');
    await user.click(await press('Turn on'));
    expect((await screen.findAllByText(/^That code isn't right/)).length).toBeGreaterThan(0);
    expect(screen.getByText('Off')).toBeTruthy();
    // The next code is typed over the one that was refused.
    await user.keyboard('123456');
    expect(screen.getByLabelText<HTMLInputElement>('Six-digit code').value).toBe('123456');
    await user.click(await press('Cancel'));
    await press('Set up two-step sign-in');
    expect(server.asked(`DELETE ${FACTORS}/${FACTOR.id}`)).toHaveLength(1);
  });

  it('is turned off after a code, and not without', async () => {
    const user = open('aal2');
    expect(await screen.findByText(/^2 recovery codes are left/)).toBeTruthy();
    await user.click(await press(/^Turn off/));
    const dialog = await screen.findByRole('dialog', { name: 'Turn off two-step sign-in' });
    expect(server.asked(`DELETE ${FACTORS}/${FACTOR.id}`)).toHaveLength(0);
    await user.type(within(dialog).getByLabelText('Six-digit code'), '123456');
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Off')).toBeTruthy();
    expect(server.asked(`DELETE ${FACTORS}/${FACTOR.id}`)).toHaveLength(1);
  });

  it('gives new recovery codes after a code', async () => {
    server.on(`POST ${CODES}`, {
      status: 422,
      body: { code: 'mfa_factor_name_conflict', message: 'Recovery codes already exist' },
    });
    const user = open('aal2');
    await user.click(await press('Get new recovery codes'));
    const dialog = await screen.findByRole('dialog', { name: 'Get new recovery codes' });
    await user.type(within(dialog).getByLabelText('Six-digit code'), '123456');
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(TEN[9] ?? '')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.asked(`POST ${CODES}/regenerate`)).toHaveLength(1);
  });
});
