import * as z from 'zod';
import { ConfigError } from './config-error.js';

function address(example: string) {
  return z.url({ protocol: /^https?$/, error: `a URL such as ${example}` }).optional();
}

/** Environment variables about a captcha before sign-in: all of them, or none. */
export const captchaVariables = {
  AUTH_CAPTCHA_SITE_KEY: z.string().min(1).max(200, 'at most 200 characters').optional(),
  AUTH_CAPTCHA_SECRET: z.string().min(1).optional(),
  /** Where captcha tokens are verified, using the protocol of Turnstile's `siteverify`. */
  AUTH_CAPTCHA_VERIFY_URL: address('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  /** The script browsers load, with the same interface as Turnstile's. Pages allow its origin. */
  AUTH_CAPTCHA_SCRIPT_URL: address('https://challenges.cloudflare.com/turnstile/v0/api.js'),
};

/** A captcha that browsers answer before they sign in or up. */
export interface CaptchaSettings {
  siteKey: string;
  secret: string;
  verifyUrl: string;
  scriptUrl: string;
}

type Variables = z.infer<z.ZodObject<typeof captchaVariables>>;

/** @throws ConfigError when some are missing */
export function captchaSettings(env: Variables): CaptchaSettings | undefined {
  const { AUTH_CAPTCHA_SITE_KEY: siteKey, AUTH_CAPTCHA_SECRET: secret } = env;
  const { AUTH_CAPTCHA_VERIFY_URL: verifyUrl, AUTH_CAPTCHA_SCRIPT_URL: scriptUrl } = env;
  if (siteKey && secret && verifyUrl && scriptUrl) return { siteKey, secret, verifyUrl, scriptUrl };
  const names = Object.keys(captchaVariables) as (keyof Variables)[];
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === names.length) return undefined;
  throw new ConfigError(`${missing.join(', ')}: missing; expected all of ${names.join(', ')}`);
}
