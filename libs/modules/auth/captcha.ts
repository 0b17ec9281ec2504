import { Injectable, Logger } from '@nestjs/common';
import type { CaptchaSettings } from '@prepward/platform/config';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import * as z from 'zod';
import { AuthError } from './auth.errors.js';

/** How long to wait for its answer, ms. */
const TIMEOUT_MS = 5000;

const verdict = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string().max(100)).max(20).default([]),
});

/** Tells people from programs. */
export abstract class Captcha {
  /**
   * Passes where no captcha is set up.
   *
   * @param token what the browser got for solving it; valid once
   * @throws AuthError captcha_failed; request_timeout if the captcha's server gives no answer
   */
  abstract check(token: string | undefined, ip: string): Promise<void>;
}

/** In the protocol's words, with the reason its clients look for. */
function refusal(reason: string): AuthError {
  return new AuthError('captcha_failed', `captcha protection: request disallowed (${reason})`);
}

/**
 * Asks a server that speaks Turnstile's `siteverify`. Off unless AUTH_CAPTCHA_SITE_KEY is set.
 * While the server doesn't respond, no one gets through; otherwise taking it down would be a way
 * around it.
 */
@Injectable()
export class SiteVerify extends Captcha {
  private readonly log = new Logger('Captcha');

  constructor(@InjectConfig() private readonly config: AppConfig) {
    super();
  }

  async check(token: string | undefined, ip: string): Promise<void> {
    const { captcha } = this.config.auth;
    if (captcha === undefined) return;
    if (token === undefined || token.trim() === '') throw refusal('no captcha_token found');
    const { success, 'error-codes': codes } = await this.ask(captcha, token, ip);
    if (success) return;
    if (codes.some((code) => code.endsWith('-input-secret'))) {
      this.log.error('The captcha’s server refuses AUTH_CAPTCHA_SECRET: no one can sign in.');
    }
    throw refusal(codes.join(', ') || 'no reason given');
  }

  private async ask(
    { verifyUrl, secret }: CaptchaSettings,
    token: string,
    ip: string,
  ): Promise<z.infer<typeof verdict>> {
    try {
      const answer = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, remoteip: ip }),
        // Follow no redirect: the secret must not go anywhere else.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      // A refusal may come with any status.
      return verdict.parse(await answer.json());
    } catch (error) {
      const { name } = error instanceof Error ? error : { name: 'unknown' };
      this.log.warn(`The captcha’s server gave no answer (${name}); no one passes.`);
      throw new AuthError('request_timeout', 'captcha verification process failed');
    }
  }
}
