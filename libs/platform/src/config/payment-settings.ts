import * as z from 'zod';
import { ConfigError } from './config-error.js';
import { flag, oneOf, port } from './variables.js';

const STRIPE_HOST = 'api.stripe.com';

/** Environment variables about payments. */
export const paymentVariables = {
  /** Stripe's secret key. If neither this nor the sandbox is set, nothing can be bought. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_[A-Za-z0-9_]+$/, 'a secret or restricted key such as sk_live_…')
    .optional(),
  /** Signing secret of the endpoint `/api/v1/webhooks/stripe`. */
  STRIPE_WEBHOOK_SECRET: z.string().min(8, 'a signing secret such as whsec_…').optional(),
  /** Stripe's host; other hosts are for tests. */
  STRIPE_API_HOST: z.string().min(1).default(STRIPE_HOST),
  STRIPE_API_PORT: port.default(443),
  STRIPE_API_PROTOCOL: oneOf(['http', 'https']).default('https'),
  /** A staging server: production's settings with Stripe's test mode, where no money moves. */
  STRIPE_TEST_MODE: flag.default(false),
  /** Whether Stripe Tax calculates taxes. */
  STRIPE_TAX: flag.default(false),
  /** Whether the checkout accepts promotion codes. */
  STRIPE_PROMOTION_CODES: flag.default(false),
  /** The gateway for trying everything without money; `npm start` runs one. Never in production. */
  SANDBOX_GATEWAY_URL: z
    .url({ protocol: /^https?$/, error: 'a URL such as http://127.0.0.1:3010' })
    .optional(),
  /** The product uses it to call the sandbox … */
  SANDBOX_GATEWAY_KEY: z.string().min(16, 'at least 16 characters').optional(),
  /** … and the sandbox signs its webhooks with this. */
  SANDBOX_WEBHOOK_SECRET: z.string().min(16, 'at least 16 characters').optional(),
};

type Variables = z.infer<z.ZodObject<typeof paymentVariables>> & { NODE_ENV: string };

/** Stripe, and how to use it. */
export interface StripeSettings {
  kind: 'stripe';
  secretKey: string;
  webhookSecret: string;
  api: { host: string; port: number; protocol: 'http' | 'https' };
  tax: boolean;
  promotionCodes: boolean;
}

/** The gateway to try everything with. */
export interface SandboxSettings {
  kind: 'sandbox';
  url: string;
  key: string;
  webhookSecret: string;
}

export type PaymentSettings = StripeSettings | SandboxSettings;

/** Production takes real money, over encrypted connections; a staging server takes none. */
function checkProduction(env: Variables, secretKey: string): void {
  const isTestKey = /^(sk|rk)_test_/.test(secretKey);
  if (env.STRIPE_TEST_MODE && !isTestKey) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY is invalid: expected a test key such as sk_test_… with STRIPE_TEST_MODE=true',
    );
  }
  if (env.NODE_ENV !== 'production' || env.STRIPE_TEST_MODE) return;
  if (isTestKey) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY is invalid: expected a live key such as sk_live_… in production; on a staging box set STRIPE_TEST_MODE=true',
    );
  }
  if (env.STRIPE_API_PROTOCOL !== 'https' || env.STRIPE_API_HOST !== STRIPE_HOST) {
    throw new ConfigError(
      `STRIPE_API_HOST and STRIPE_API_PROTOCOL are invalid: expected ${STRIPE_HOST} and https in production; on a staging box set STRIPE_TEST_MODE=true`,
    );
  }
}

function stripe(env: Variables, secretKey: string): StripeSettings {
  checkProduction(env, secretKey);
  if (env.STRIPE_WEBHOOK_SECRET === undefined) {
    throw new ConfigError(
      'STRIPE_WEBHOOK_SECRET is missing: expected the signing secret of the webhook endpoint',
    );
  }
  return {
    kind: 'stripe',
    secretKey,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    api: {
      host: env.STRIPE_API_HOST,
      port: env.STRIPE_API_PORT,
      protocol: env.STRIPE_API_PROTOCOL,
    },
    tax: env.STRIPE_TAX,
    promotionCodes: env.STRIPE_PROMOTION_CODES,
  };
}

function sandbox(env: Variables, url: string): SandboxSettings {
  if (env.NODE_ENV === 'production') {
    throw new ConfigError(
      'SANDBOX_GATEWAY_URL is invalid: expected nothing in production, where only Stripe may be used',
    );
  }
  const { SANDBOX_GATEWAY_KEY: key, SANDBOX_WEBHOOK_SECRET: webhookSecret } = env;
  if (key === undefined || webhookSecret === undefined) {
    throw new ConfigError(
      'SANDBOX_GATEWAY_KEY and SANDBOX_WEBHOOK_SECRET are missing: expected both with SANDBOX_GATEWAY_URL',
    );
  }
  return { kind: 'sandbox', url: url.replace(/\/+$/, ''), key, webhookSecret };
}

/**
 * The payment gateway; undefined if nothing can be bought.
 *
 * @throws ConfigError when something is missing, there are two gateways, or there's a sandbox in
 * production
 */
export function paymentSettings(env: Variables): PaymentSettings | undefined {
  const { STRIPE_SECRET_KEY: stripeKey, SANDBOX_GATEWAY_URL: sandboxUrl } = env;
  if (stripeKey !== undefined && sandboxUrl !== undefined) {
    throw new ConfigError('STRIPE_SECRET_KEY and SANDBOX_GATEWAY_URL: expected one of them');
  }
  if (stripeKey !== undefined) return stripe(env, stripeKey);
  return sandboxUrl === undefined ? undefined : sandbox(env, sandboxUrl);
}
