import { resolve } from 'node:path';
import { BRAND } from '@prepward/contracts/brand';
import { isEmailAddress } from '@prepward/contracts/email-rules';
import { AUTH_PREFIX } from '@prepward/contracts/route-addresses';
import * as z from 'zod';
import { type CaptchaSettings, captchaSettings, captchaVariables } from './captcha-settings.js';
import { ConfigError } from './config-error.js';
import { type GoogleSettings, googleSettings, googleVariables } from './google-settings.js';
import { type PaymentSettings, paymentSettings, paymentVariables } from './payment-settings.js';
import { type StorageSettings, storageSettings, storageVariables } from './storage-settings.js';
import { flag, givenVariables, list, port } from './variables.js';

const POSTGRES = {
  protocol: /^postgres(ql)?$/,
  error: 'a URL such as postgres://user:password@host:5432/name',
};
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
const seconds = z.coerce.number('a number of seconds').int().min(0);

const SMTP_EXPECTED = 'a URL such as smtp://host:587';

/** Every environment variable the product reads, with its default. docs/operations.md explains them. */
export const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** The one origin students see; links in mails and allowed redirects start with it. */
  PUBLIC_URL: z.url('a URL such as https://prepward.example').default('http://localhost:3000'),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  API_PORT: port.default(3001),
  /** 0 switches the metrics server off. */
  API_METRICS_PORT: port.default(0),
  WORKER_METRICS_PORT: port.default(0),
  /** Addresses of proxies whose X-Forwarded-For is believed, comma-separated; `loopback` is one. */
  TRUST_PROXY: list.default(['loopback']),
  /** Origins that may call the API from a browser beside PUBLIC_URL. */
  CORS_ORIGINS: list.default([]),

  DATABASE_URL: z.url(POSTGRES),
  /** The same database as its owner, for `migrate`; without it DATABASE_URL is the owner's. */
  DATABASE_OWNER_URL: z.url(POSTGRES).optional(),
  /** The same database, or a replica of it, for reports: a role that may only read will do. */
  DATABASE_REPORTING_URL: z.url(POSTGRES).optional(),
  DATABASE_POOL_MAX: z.coerce.number().int().min(2).max(200).default(20),
  /** Without it BullMQ and the limiter work on PostgreSQL and in memory. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'a URL such as redis://host:6379' }).optional(),

  SMTP_URL: z.url({ protocol: /^smtps?$/, error: SMTP_EXPECTED }).optional(),
  MAIL_FROM: z.string().min(3).default(`${BRAND.name} <${BRAND.contactEmail}>`),
  /** Where requests from the site's forms go. */
  STAFF_EMAIL: z
    .string()
    .refine((text): boolean => isEmailAddress(text), 'an email address')
    .default(BRAND.staffEmail),

  ...storageVariables,
  ...paymentVariables,

  /** Where traces are sent by OTLP over HTTP; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'a URL such as http://collector:4318' })
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Multiplies every rate limit; for load tests on a closed network. */
  RATE_LIMIT_FACTOR: z.coerce.number().min(0.01).max(10_000).default(1),

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
  /** Seals secrets that are kept, as those of authenticator apps. */
  AUTH_ENCRYPTION_KEY: z.string().min(32, 'at least 32 characters').optional(),
  /**
   * Roles whose tokens, signed with AUTH_HS256_SECRET by whoever has it, administer accounts. Only for
   * the tests of other clients.
   */
  AUTH_ADMIN_ROLES: list.default([]),
  /** Whether the back-office is open only to admins with two-step sign-in; in production it is, unless set. */
  AUTH_ADMIN_TWO_STEP: flag.optional(),
  /** Where passwords that leaked elsewhere are looked up by the first five digits of their SHA-1. */
  AUTH_BREACHED_PASSWORDS_URL: z
    .url({ protocol: /^https?$/, error: 'a URL such as https://api.pwnedpasswords.com/range' })
    .optional(),
  AUTH_JWT_SECONDS: seconds.default(3600),
  /** Origins beside PUBLIC_URL's that links in mails may lead to, comma-separated. */
  AUTH_REDIRECT_ORIGINS: list
    .refine((origins) => origins.every(isOrigin), 'origins such as https://app.example')
    .default([]),
  AUTH_MAIL_INTERVAL_SECONDS: seconds.default(60),
  AUTH_PASSWORD_MIN: z.coerce.number().int().min(6).max(64).default(6),

  ...captchaVariables,
  ...googleVariables,
});

/** The parsed configuration, grouped by the part of the product that reads it. */
export interface AppConfig {
  production: boolean;
  publicUrl: string;
  api: {
    host: string;
    port: number;
    metricsPort: number;
    trustProxy: string[];
    corsOrigins: string[];
  };
  worker: { metricsPort: number };
  /** `ownerUrl` is undefined where one role does everything; `reportingUrl` where reports use `url`. */
  database: {
    url: string;
    ownerUrl: string | undefined;
    reportingUrl: string | undefined;
    poolMax: number;
  };
  redisUrl: string | undefined;
  /** Without `smtpUrl` nothing can be sent: only commands do without. */
  mail: { smtpUrl: string | undefined; from: string; staff: string };
  storage: StorageSettings;
  /** Undefined: nothing can be bought, and pages say so. */
  payments: PaymentSettings | undefined;
  /** Undefined: no traces. */
  tracesUrl: string | undefined;
  logLevel: string;
  rateLimitFactor: number;
  auth: {
    prefix: string;
    issuer: string;
    autoconfirm: boolean;
    disableSignup: boolean;
    anonymous: boolean;
    /** Undefined only for commands, which sign nothing. */
    signing: { kind: 'file'; path: string } | { kind: 'hs256'; secret: string } | undefined;
    /** Undefined: such secrets are kept as they are. */
    encryptionKey: string | undefined;
    adminRoles: string[];
    /** Staff need a session of level aal2. */
    adminTwoStep: boolean;
    /** Undefined: nothing is looked up. */
    breachedPasswordsUrl: string | undefined;
    jwtSeconds: number;
    /** Where links in mails may lead, PUBLIC_URL's own first. */
    redirectOrigins: string[];
    mailIntervalSeconds: number;
    passwordMin: number;
    /** Undefined: no one is asked. */
    captcha: CaptchaSettings | undefined;
    /** Undefined: no one signs in with Google, and the site says so. */
    google: GoogleSettings | undefined;
  };
}

function describe(issue: z.core.$ZodIssue, env: Record<string, string | undefined>): string {
  const name = issue.path.join('.');
  const missing = env[name] === undefined || env[name] === '';
  return `${name} ${missing ? 'is missing' : 'is wrong'}: expected ${issue.message}`;
}

function signing(env: z.infer<typeof environment>): AppConfig['auth']['signing'] {
  if (env.AUTH_HS256_SECRET !== undefined) {
    return { kind: 'hs256', secret: env.AUTH_HS256_SECRET };
  }
  if (env.AUTH_SIGNING_KEYS_FILE === undefined) return undefined;
  return { kind: 'file', path: resolve(env.AUTH_SIGNING_KEYS_FILE) };
}

function adminRoles(env: z.infer<typeof environment>): string[] {
  if (env.NODE_ENV === 'production' && env.AUTH_ADMIN_ROLES.length > 0) {
    throw new ConfigError('AUTH_ADMIN_ROLES is wrong: expected nothing in production');
  }
  return env.AUTH_ADMIN_ROLES;
}

/** What api and worker can't run without. @throws ConfigError */
function requireServices(config: AppConfig): AppConfig {
  if (config.mail.smtpUrl === undefined) {
    throw new ConfigError(`SMTP_URL is missing: expected ${SMTP_EXPECTED}`);
  }
  if (config.auth.signing === undefined) {
    throw new ConfigError(
      'AUTH_SIGNING_KEYS_FILE is missing: expected the path of a JSON file with private keys ' +
        '(`node api/dist/cli.js ensure-keys` makes one), or AUTH_HS256_SECRET',
    );
  }
  return config;
}

/**
 * Parses the environment of api or worker once, at boot.
 *
 * @throws ConfigError naming every wrong variable and what is expected of it.
 */
export function loadConfig(env: Record<string, string | undefined>): AppConfig {
  return requireServices(loadCommandConfig(env));
}

/**
 * Parses the environment of a command, which sends no mail and signs nothing: it needs the database.
 *
 * @throws ConfigError naming every wrong variable and what is expected of it.
 */
export function loadCommandConfig(env: Record<string, string | undefined>): AppConfig {
  const given = givenVariables(env);
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => describe(issue, given)).join('; '));
  }
  const e = parsed.data;
  const publicUrl = e.PUBLIC_URL.replace(/\/+$/, '');
  return {
    production: e.NODE_ENV === 'production',
    publicUrl,
    api: {
      host: e.API_HOST,
      port: e.API_PORT,
      metricsPort: e.API_METRICS_PORT,
      trustProxy: e.TRUST_PROXY,
      corsOrigins: e.CORS_ORIGINS,
    },
    worker: { metricsPort: e.WORKER_METRICS_PORT },
    database: {
      url: e.DATABASE_URL,
      ownerUrl: e.DATABASE_OWNER_URL,
      reportingUrl: e.DATABASE_REPORTING_URL,
      poolMax: e.DATABASE_POOL_MAX,
    },
    redisUrl: e.REDIS_URL,
    mail: { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM, staff: e.STAFF_EMAIL },
    storage: storageSettings(e),
    payments: paymentSettings(e),
    tracesUrl: e.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: e.LOG_LEVEL,
    rateLimitFactor: e.RATE_LIMIT_FACTOR,
    auth: {
      prefix: e.AUTH_PREFIX,
      issuer: `${publicUrl}${e.AUTH_PREFIX}`,
      autoconfirm: e.AUTH_AUTOCONFIRM,
      disableSignup: e.AUTH_DISABLE_SIGNUP,
      anonymous: e.AUTH_ANONYMOUS,
      signing: signing(e),
      encryptionKey: e.AUTH_ENCRYPTION_KEY,
      adminRoles: adminRoles(e),
      adminTwoStep: e.AUTH_ADMIN_TWO_STEP ?? e.NODE_ENV === 'production',
      breachedPasswordsUrl: e.AUTH_BREACHED_PASSWORDS_URL?.replace(/\/+$/, ''),
      jwtSeconds: e.AUTH_JWT_SECONDS,
      redirectOrigins: [new URL(publicUrl).origin, ...e.AUTH_REDIRECT_ORIGINS],
      mailIntervalSeconds: e.AUTH_MAIL_INTERVAL_SECONDS,
      passwordMin: e.AUTH_PASSWORD_MIN,
      captcha: captchaSettings(e),
      google: googleSettings(e, publicUrl),
    },
  };
}
