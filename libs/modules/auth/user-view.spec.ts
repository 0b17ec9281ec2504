import { expect, it } from '@jest/globals';
import type { Factor } from './factors/factor.entity.js';
import type { Identity } from './identity.entity.js';
import type { Passkey } from './passkeys/passkey.entity.js';
import type { User } from './user.entity.js';
import { toPasskeyView, toUserView } from './user-view.js';

const at = (day: number) => new Date(Date.UTC(2026, 5, day));
const iso = (day: number) => at(day).toISOString();

const whole = {
  id: 'user',
  email: 'ann@example.org',
  passwordHash: 'hash',
  emailConfirmedAt: at(2),
  newEmail: 'new@example.org',
  newEmailConfirmedBy: null,
  invitedAt: at(3),
  userMetadata: { first_name: 'Ann' },
  // What the product states takes precedence over what follows from the ways to sign in.
  appMetadata: { roles: ['x'], providers: ['other'] },
  isAnonymous: false,
  bannedUntil: at(4),
  deletedAt: null,
  lastMailAt: null,
  lastSignInAt: at(5),
  createdAt: at(1),
  updatedAt: at(6),
} satisfies User;
const identity = (provider: string, day: number): Identity => ({
  id: `identity ${day}`,
  userId: 'user',
  provider,
  providerId: `subject ${day}`,
  data: { day },
  createdAt: at(day),
});
const factor = { id: 'factor', type: 'totp', friendlyName: 'Phone', verified: true } as Factor;
const times = { createdAt: at(7), updatedAt: at(8), lastChallengedAt: at(9) };

it('an account is shown with every way into it, and no secret', () => {
  const identities = [identity('https://id.example', 10), identity('https://id.example', 11)];
  const view = toUserView(whole, identities, [{ ...factor, ...times, secret: 'x' }]);
  expect(view).toEqual({
    id: 'user',
    aud: 'authenticated',
    role: 'authenticated',
    email: 'ann@example.org',
    phone: '',
    email_confirmed_at: iso(2),
    confirmed_at: iso(2),
    last_sign_in_at: iso(5),
    invited_at: iso(3),
    banned_until: iso(4),
    new_email: 'new@example.org',
    app_metadata: { provider: 'google', providers: ['other'], roles: ['x'] },
    user_metadata: { first_name: 'Ann' },
    identities: [10, 11].map((day) => ({
      identity_id: `identity ${day}`,
      id: `subject ${day}`,
      user_id: 'user',
      identity_data: { day },
      provider: 'google',
      created_at: iso(day),
      updated_at: iso(day),
    })),
    factors: [
      {
        id: 'factor',
        created_at: iso(7),
        updated_at: iso(8),
        status: 'verified',
        friendly_name: 'Phone',
        factor_type: 'totp',
        last_challenged_at: iso(9),
      },
    ],
    created_at: iso(1),
    updated_at: iso(6),
    is_anonymous: false,
  });
});

it('an account is shown without what it has not', () => {
  const none = { email: null, emailConfirmedAt: null, newEmail: null, invitedAt: null };
  const bare = { ...whole, ...none, bannedUntil: null, lastSignInAt: null, appMetadata: {} };
  const view = JSON.parse(JSON.stringify(toUserView(bare, [], [])));
  expect(view).toEqual({
    id: 'user',
    aud: 'authenticated',
    role: 'authenticated',
    email: '',
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { first_name: 'Ann' },
    identities: [],
    created_at: iso(1),
    updated_at: iso(6),
    is_anonymous: false,
  });
  const visitor = toUserView({ ...bare, isAnonymous: true }, [], []);
  expect([visitor.is_anonymous, visitor.app_metadata]).toEqual([true, {}]);
});

it('the first way into an account is its provider, and all of them are named', () => {
  const identities = [identity('email', 1), identity('https://id.example', 2)];
  expect(toUserView({ ...whole, appMetadata: {} }, identities, []).app_metadata).toEqual({
    provider: 'email',
    providers: ['email', 'google'],
  });
});

it('a passkey is shown with when it was added and last used, and no key', () => {
  const passkey = { id: 'p', friendlyName: 'Phone', createdAt: at(1), publicKey: 'k' };
  const view = (lastUsedAt: Date | null) =>
    toPasskeyView({ ...passkey, lastUsedAt } as unknown as Passkey);
  const shown = { id: 'p', friendly_name: 'Phone', created_at: iso(1) };
  expect(view(at(9))).toEqual({ ...shown, last_used_at: iso(9) });
  expect(view(null)).toEqual(shown);
});
