/**
 * Settings that every program requires besides its database, for tests that send no email and sign
 * nothing.
 */
export const TEST_SETTINGS = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  AUTH_HS256_SECRET: 'a secret for tests, which signs nothing at all',
} as const;
