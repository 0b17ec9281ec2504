import { kinds, statement } from '@prepward/platform/database';
import type { PersonalData } from '@prepward/platform/personal';

const { bool, json, text, timestamptz, uuid } = kinds;

const ACCOUNT = statement(
  'auth.export-account',
  `SELECT id, email, email_confirmed_at, new_email, user_metadata, last_sign_in_at, created_at
   FROM users WHERE id = $1`,
  {
    params: [uuid],
    row: {
      id: uuid,
      email: text.nullable,
      email_confirmed_at: timestamptz.nullable,
      new_email: text.nullable,
      user_metadata: json<object>(),
      last_sign_in_at: timestamptz.nullable,
      created_at: timestamptz,
    },
  },
);

const SIGN_INS = statement(
  'auth.export-sessions',
  `SELECT created_at, refreshed_at, user_agent, aal FROM sessions WHERE user_id = $1
   ORDER BY created_at`,
  {
    params: [uuid],
    row: {
      created_at: timestamptz,
      refreshed_at: timestamptz,
      user_agent: text.nullable,
      aal: text,
    },
  },
);

const IDENTITIES = statement(
  'auth.export-identities',
  'SELECT provider, data, created_at FROM identities WHERE user_id = $1 ORDER BY created_at',
  { params: [uuid], row: { provider: text, data: json<object>(), created_at: timestamptz } },
);

const FACTORS = statement(
  'auth.export-factors',
  `SELECT type, friendly_name, verified, created_at FROM mfa_factors WHERE user_id = $1
   ORDER BY created_at`,
  {
    params: [uuid],
    row: { type: text, friendly_name: text, verified: bool, created_at: timestamptz },
  },
);

const PASSKEYS = statement(
  'auth.export-passkeys',
  `SELECT friendly_name, created_at, last_used_at FROM passkeys WHERE user_id = $1
   ORDER BY created_at`,
  {
    params: [uuid],
    row: { friendly_name: text, created_at: timestamptz, last_used_at: timestamptz.nullable },
  },
);

const FORGET_REQUESTS = statement(
  'auth.forget-link-requests',
  'DELETE FROM link_requests WHERE email = $1',
  { params: [text] },
);

const FORGET_TOKENS = statement(
  'auth.forget-one-time-tokens',
  'DELETE FROM one_time_tokens WHERE email = $1',
  { params: [text] },
);

const FORGET_WISHES = statement(
  'auth.forget-new-addresses',
  'UPDATE users SET new_email = NULL, new_email_confirmed_by = NULL WHERE new_email = $1',
  { params: [text] },
);

// Sessions, identities, factors and all that other modules keep with the account go with this row.
const FORGET_USER = statement('auth.forget-user', 'DELETE FROM users WHERE id = $1', {
  params: [uuid],
});

const DELETED = { end: 'deleted' } as const;

/** Accounts and how they are signed in to. */
export const AUTH_PERSONAL_DATA: PersonalData = {
  tables: {
    users: DELETED,
    identities: DELETED,
    sessions: DELETED,
    refresh_tokens: DELETED,
    flow_states: DELETED,
    one_time_tokens: DELETED,
    link_requests: DELETED,
    mfa_factors: DELETED,
    mfa_challenges: DELETED,
    recovery_codes: DELETED,
    passkeys: DELETED,
    passkey_challenges: DELETED,
  },
  impersonal: {
    service_tokens: 'of programs',
    google_flows:
      'of browsers that are at Google for five minutes; who comes back is not known yet',
  },
  exports: [
    {
      name: 'account',
      about: 'Your account.',
      rows: (on, { id }) => ACCOUNT.all(on, [id]),
    },
    {
      name: 'sessions',
      about: 'Where you are signed in.',
      rows: (on, { id }) => SIGN_INS.all(on, [id]),
    },
    {
      name: 'sign-in-methods',
      about: 'How you sign in.',
      rows: (on, { id }) => IDENTITIES.all(on, [id]),
    },
    {
      name: 'two-step-devices',
      about: 'Your devices for two-step sign-in.',
      rows: (on, { id }) => FACTORS.all(on, [id]),
    },
    {
      name: 'passkeys',
      about: 'Your passkeys.',
      rows: (on, { id }) => PASSKEYS.all(on, [id]),
    },
  ],
  erasures: [
    (tx, { email }) => FORGET_REQUESTS.run(tx, [email]),
    (tx, { email }) => FORGET_TOKENS.run(tx, [email]),
    (tx, { email }) => FORGET_WISHES.run(tx, [email]),
    (tx, { id }) => FORGET_USER.run(tx, [id]),
  ],
};
