import { resolve } from 'node:path';
import { AUTH_PREFIX } from '@prepward/contracts/site-addresses';
import * as z from 'zod';
import { type CaptchaSettings, captchaSettings, captchaVariables } from './captcha-settings.js';
import { ConfigError } from './config-error.js';
import { type GoogleSettings, googleSettings, googleVariables } from './google-settings.js';
import { flag, list, wholeNumber } from './variables.js';

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
const seconds = z.coerce.number('a number of seconds').int().min(0);

/** Environment variables about accounts and signing in. */
export const authVariables = {
  AUTH_PREFIX: z
    .string()
    .regex(/^(\/[a-z0-9/-]+)?$/, 'empty, or a path such as /auth/v1')
    .default(AUTH_PREFIX),
  AUTH_AUTOCONFIRM: flag.default(false),
  AUTH_DISABLE_SIGNUP: flag.default(false),
  AUTH_ANONYMOUS: flag.default(true),
  /** JSON file with an array of private JWKs; the first one signs, all are published. */
  AUTH_SIGNING_KEYS_FILE: z.string().min(1).optional(),
  /** Signs with HS256 instead of the key file; nothing is published then. */
  AUTH_HS256_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  /** Encrypts stored secrets, like those of authenticator apps. */
  AUTH_ENCRYPTION_KEY: z.string().min(32, 'at least 32 characters').optional(),
  /**
   * Roles whose tokens, signed with AUTH_HS256_SECRET by anyone who has it, can manage accounts.
   * Only for the tests of other clients.
   */
  AUTH_ADMIN_ROLES: list.default([]),
  /** Whether the back office requires two-step sign-in of admins; by default only in production. */
  AUTH_ADMIN_TWO_STEP: flag.optional(),
  /** The service that checks for leaked passwords, by the first five digits of their SHA-1. */
  AUTH_BREACHED_PASSWORDS_URL: z
    .url({ protocol: /^https?$/, error: 'a URL such as https://api.pwnedpasswords.com/range' })
    .optional(),
  /**
   * For this many seconds after signing in, a session can change password and address without
   * further proof, as on servers of the protocol. Only for the tests of other clients.
   */
  AUTH_FRESH_SESSION_SECONDS: seconds.default(0),
  AUTH_JWT_SECONDS: seconds.default(3600),
  /** Origins besides PUBLIC_URL's that links in emails may lead to, comma-separated. */
  AUTH_REDIRECT_ORIGINS: list
    .refine((origins) => origins.every(isOrigin), 'origins such as https://app.example')
    .default([]),
  AUTH_MAIL_INTERVAL_SECONDS: seconds.default(60),
  AUTH_PASSWORD_MIN: wholeNumber(6, 64).default(6),

  ...captchaVariables,
  ...googleVariables,
};

type Variables = z.infer<z.ZodObject<typeof authVariables>> & { NODE_ENV: string };

/** How accounts are made, and how people sign in. */
export interface AuthSettings {
  prefix: string;
  issuer: string;
  autoconfirm: boolean;
  disableSignup: boolean;
  anonymous: boolean;
  /** Undefined only for commands, which sign nothing. */
  signing: { kind: 'file'; path: string } | { kind: 'hs256'; secret: string } | undefined;
  /** Undefined: secrets are stored in plain text. */
  encryptionKey: string | undefined;
  adminRoles: string[];
  /** Staff need a session of level aal2. */
  adminTwoStep: boolean;
  /** Undefined: passwords aren't looked up. */
  breachedPasswordsUrl: string | undefined;
  /** 0: each change of password or address requires proof. */
  freshSessionSeconds: number;
  jwtSeconds: number;
  /** Where links in emails may lead, PUBLIC_URL's own first. */
  redirectOrigins: string[];
  mailIntervalSeconds: number;
  passwordMin: number;
  /** Undefined: no captcha. */
  captcha: CaptchaSettings | undefined;
  /** Undefined: no one signs in with Google, and the site says so. */
  google: GoogleSettings | undefined;
}

function signing(env: Variables): AuthSettings['signing'] {
  if (env.AUTH_HS256_SECRET !== undefined) {
    return { kind: 'hs256', secret: env.AUTH_HS256_SECRET };
  }
  if (env.AUTH_SIGNING_KEYS_FILE === undefined) return undefined;
  return { kind: 'file', path: resolve(env.AUTH_SIGNING_KEYS_FILE) };
}

/** @throws ConfigError in production, for settings that only the tests of other clients may use */
function checkProduction(env: Variables): void {
  if (env.NODE_ENV !== 'production') return;
  if (env.AUTH_ADMIN_ROLES.length > 0) {
    throw new ConfigError('AUTH_ADMIN_ROLES is invalid: expected nothing in production');
  }
  if (env.AUTH_FRESH_SESSION_SECONDS > 0) {
    throw new ConfigError('AUTH_FRESH_SESSION_SECONDS is invalid: expected 0 in production');
  }
}

/**
 * How accounts are made, and how people sign in.
 *
 * @param publicUrl without a trailing slash
 * @throws ConfigError when a setting isn't allowed in production
 */
export function authSettings(env: Variables, publicUrl: string): AuthSettings {
  checkProduction(env);
  return {
    prefix: env.AUTH_PREFIX,
    issuer: `${publicUrl}${env.AUTH_PREFIX}`,
    autoconfirm: env.AUTH_AUTOCONFIRM,
    disableSignup: env.AUTH_DISABLE_SIGNUP,
    anonymous: env.AUTH_ANONYMOUS,
    signing: signing(env),
    encryptionKey: env.AUTH_ENCRYPTION_KEY,
    adminRoles: env.AUTH_ADMIN_ROLES,
    adminTwoStep: env.AUTH_ADMIN_TWO_STEP ?? env.NODE_ENV === 'production',
    breachedPasswordsUrl: env.AUTH_BREACHED_PASSWORDS_URL?.replace(/\/+$/, ''),
    freshSessionSeconds: env.AUTH_FRESH_SESSION_SECONDS,
    jwtSeconds: env.AUTH_JWT_SECONDS,
    redirectOrigins: [new URL(publicUrl).origin, ...env.AUTH_REDIRECT_ORIGINS],
    mailIntervalSeconds: env.AUTH_MAIL_INTERVAL_SECONDS,
    passwordMin: env.AUTH_PASSWORD_MIN,
    captcha: captchaSettings(env),
    google: googleSettings(env, publicUrl),
  };
}
