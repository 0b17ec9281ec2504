import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { metadata, otpBody, passwordGrant, resendBody, signUpBody, verifyBody } from './auth.js';
import { changeUserBody, createUserBody, listUsersQuery } from './auth-admin.js';
import { verifyFactorBody } from './factors.js';
import { renamePasskeyBody } from './passkeys.js';

const ID = '5e1d4f0a-0000-4000-8000-000000000001';
const x = (length: number) => 'x'.repeat(length);
const email = 'dana@example.org';
const password = 'secret1';
const verify = { type: 'signup', token_hash: 'h' };

/** Requests of the auth protocol: values accepted at the limits, and values just beyond that are refused. */
const LIMITS: readonly [string, z.ZodType, takes: unknown[], refuses: unknown[]][] = [
  [
    'metadata',
    metadata,
    [{ [x(60)]: 1, first_name: 'Dana' }, {}],
    [{ [x(61)]: 1 }, { first_name: 'see evil.com' }],
  ],
  [
    'a sign-up',
    signUpBody,
    [{ email, password }, {}],
    [{ email }, { password }, { email, password: '' }],
  ],
  [
    'a sign-in',
    passwordGrant,
    [
      { email, password },
      { phone: '1', password },
    ],
    [{ password }],
  ],
  [
    'another email',
    resendBody,
    [{ type: 'signup', email }],
    [{ type: 'signup' }, { type: 'signup', email, phone: '12025550143' }],
  ],
  ['a code', otpBody, [{ email }, { phone: '1' }], [{}]],
  [
    'a link',
    verifyBody,
    [
      verify,
      { type: 'signup', token: '1', email },
      { type: 'sms', token: '1', phone: '12025550143' },
    ],
    [
      { type: 'signup' },
      { ...verify, token: '1', email },
      { type: 'signup', token: '1' },
      { ...verify, type: 'other' },
    ],
  ],
  [
    'a new user',
    createUserBody,
    [{ email }, { email, ban_duration: '1h30m' }, { email, ban_duration: 'none' }],
    [{ password }, { email, ban_duration: '1 day' }, { email, ban_duration: '' }],
  ],
  ['a changed user', changeUserBody, [{}], [{ email: 'x' }]],
  [
    'a page of users',
    listUsersQuery,
    [{ per_page: '1000' }],
    [{ per_page: '1001' }, { page: '0' }],
  ],
  [
    'a code of an app',
    verifyFactorBody,
    [{ challenge_id: ID, code: x(20) }],
    [
      { challenge_id: ID, code: '' },
      { challenge_id: ID, code: x(21) },
    ],
  ],
  [
    'a passkey',
    renamePasskeyBody,
    [{ friendly_name: x(120) }],
    [{ friendly_name: ' ' }, { friendly_name: x(121) }],
  ],
];

describe.each(LIMITS)('%s', (_name, schema, takes, refuses) => {
  it('is taken up to its limits, and not beyond', () => {
    for (const value of takes) {
      expect([value, schema.safeParse(value).error?.issues]).toEqual([value, undefined]);
    }
    for (const value of refuses) {
      expect([value, schema.safeParse(value).success]).toEqual([value, false]);
    }
  });
});

it('what is left out is what is usual', () => {
  expect(listUsersQuery.parse({ page: '', per_page: '' })).toEqual({ page: 1, per_page: 50 });
  expect(otpBody.parse({ email }).create_user).toBe(true);
});
