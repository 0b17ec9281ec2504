import { BRAND } from '@prepward/contracts/brand';
import { isEmailAddress } from '@prepward/contracts/email-rules';
import * as z from 'zod';
import { type AuthSettings, authSettings, authVariables } from './auth-settings.js';
import { ConfigError } from './config-error.js';
import { type PaymentSettings, paymentSettings, paymentVariables } from './payment-settings.js';
import { type StorageSettings, storageSettings, storageVariables } from './storage-settings.js';
import { givenVariables, list, oneOf, port, wholeNumber } from './variables.js';

const POSTGRES = {
  protocol: /^postgres(ql)?$/,
  error: 'a URL such as postgres://user:password@host:5432/name',
};
const SMTP_EXPECTED = 'a URL such as smtp://host:587';

/**
 * Every environment variable that api and worker read, with its default; those of single commands are in
 * `command-settings.ts`. docs/operations.md explains them.
 */
export const environment = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production']).default('development'),
  /** The one origin students see; links in emails and allowed redirects start with it. */
  PUBLIC_URL: z.url('a URL such as https://prepward.example').default('http://localhost:3000'),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  API_PORT: port.default(3001),
  /** 0 switches the metrics server off. */
  API_METRICS_PORT: port.default(0),
  WORKER_METRICS_PORT: port.default(0),
  /** Addresses of proxies whose X-Forwarded-For is trusted, comma-separated; `loopback` is allowed. */
  TRUST_PROXY: list.default(['loopback']),
  /** Origins that may call the API from a browser besides PUBLIC_URL. */
  CORS_ORIGINS: list.default([]),

  DATABASE_URL: z.url(POSTGRES),
  /** The same database as its owner, for `migrate`; if unset, DATABASE_URL is the owner's. */
  DATABASE_OWNER_URL: z.url(POSTGRES).optional(),
  /** The same database, or a replica of it, for reports: a read-only role is enough. */
  DATABASE_REPORTING_URL: z.url(POSTGRES).optional(),
  DATABASE_POOL_MAX: wholeNumber(2, 200).default(20),
  /** If unset, BullMQ runs on PostgreSQL and the rate limiter in memory. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'a URL such as redis://host:6379' }).optional(),

  SMTP_URL: z.url({ protocol: /^smtps?$/, error: SMTP_EXPECTED }).optional(),
  MAIL_FROM: z
    .string()
    .min(3, 'a sender such as Prepward <hello@prepward.example>')
    .default(`${BRAND.name} <${BRAND.contactEmail}>`),
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
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Multiplies every rate limit; for load tests on a closed network. */
  RATE_LIMIT_FACTOR: z.coerce
    .number('a number from 0.01 to 10000')
    .min(0.01)
    .max(10_000)
    .default(1),

  ...authVariables,
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
  /** `ownerUrl` is undefined if one role does everything; `reportingUrl` if reports use `url`. */
  database: {
    url: string;
    ownerUrl: string | undefined;
    reportingUrl: string | undefined;
    poolMax: number;
  };
  redisUrl: string | undefined;
  /** Without `smtpUrl`, nothing can be sent: only commands run without it. */
  mail: { smtpUrl: string | undefined; from: string; staff: string };
  storage: StorageSettings;
  /** Undefined: nothing can be bought, and pages say so. */
  payments: PaymentSettings | undefined;
  /** Undefined: no traces. */
  tracesUrl: string | undefined;
  logLevel: string;
  rateLimitFactor: number;
  auth: AuthSettings;
}

function describe(issue: z.core.$ZodIssue, env: Record<string, string | undefined>): string {
  const name = issue.path.join('.');
  const missing = env[name] === undefined || env[name] === '';
  return `${name} ${missing ? 'is missing' : 'is invalid'}: expected ${issue.message}`;
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
 * Parses the environment of a command, which sends no email and signs nothing: it only needs the
 * database.
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
    auth: authSettings(e, publicUrl),
  };
}
