import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '@prepward/platform/clock';
import { Transactions } from '@prepward/platform/database';
import { securityEvent } from '@prepward/platform/telemetry';
import { AuthError } from '../auth.errors.js';
import { hashToken, newToken } from '../domain/tokens.js';
import { Redirects } from '../redirects.js';
import { SignInService } from '../sign-in.service.js';
import { GoogleAccounts } from './google-accounts.js';
import { GoogleFlowRepository, type TakenFlow } from './google-flow.repository.js';
import { type CallbackQuery, GoogleProvider } from './google-provider.js';

/** Seconds that someone may spend at Google: as long as the code that follows is valid. */
export const FLOW_SECONDS = 300;

/** What a browser's cookie holds: 256 bits, for all its flows. */
const BROWSER = /^[\w-]{43}$/;

/** Someone who leaves for Google. */
export interface Leaving {
  /** S256 of the verifier that the browser keeps. */
  codeChallenge: string;
  /** Where to come back to (an allowed address); null for the site's own page. */
  redirectTo: string | null;
  /** What the browser's cookie holds, if it has one. */
  browser: string | undefined;
}

/** Signs in with Google: there, back, and a code for the browser that began. */
@Injectable()
export class GoogleSignInService {
  constructor(
    private readonly provider: GoogleProvider,
    private readonly accounts: GoogleAccounts,
    private readonly flows: GoogleFlowRepository,
    private readonly signIns: SignInService,
    private readonly transactions: Transactions,
    private readonly redirects: Redirects,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Begins a sign-in.
   *
   * @returns where the browser goes: to Google, or back with an error where it can't be reached; and
   *   what its cookie must hold
   */
  async begin({ codeChallenge, redirectTo, browser: kept }: Leaving) {
    const browser = kept !== undefined && BROWSER.test(kept) ? kept : newToken();
    const checks = {
      state: newToken(),
      nonce: newToken(),
      codeVerifier: randomBytes(32).toString('base64url'),
    };
    try {
      const url = await this.provider.pageFor(checks);
      await this.flows.insert({
        id: this.ids.uuid(),
        stateHash: hashToken(checks.state),
        browserHash: hashToken(browser),
        nonce: checks.nonce,
        codeVerifier: checks.codeVerifier,
        codeChallenge,
        redirectTo,
        expiresAt: new Date(this.clock.now().getTime() + FLOW_SECONDS * 1000),
      });
      return { url, browser };
    } catch (error) {
      return { url: this.redirects.withError(redirectTo, known(error)), browser };
    }
  }

  /**
   * Ends a sign-in, whatever came back.
   *
   * @returns where the browser goes: to the page it began at, with a code, or with why there is none
   */
  async end(query: CallbackQuery, browser: string | undefined): Promise<string> {
    const { state } = query;
    const flow = state === undefined ? undefined : await this.flows.take(hashToken(state));
    if (flow === undefined || !isOf(browser, flow)) {
      return this.redirects.withError(null, known(new AuthError('bad_oauth_state')));
    }
    const { redirect_to: redirectTo } = flow;
    if (query.error !== undefined) {
      // Anyone who pressed "Cancel" gets the protocol's own error: without a code of ours.
      return this.redirects.withError(redirectTo, {
        error: query.error,
        description: query.error_description ?? query.error,
      });
    }
    try {
      const code = await this.exchange(query, state ?? '', flow);
      return this.redirects.withCode(redirectTo, code);
    } catch (error) {
      return this.redirects.withError(redirectTo, known(error));
    }
  }

  private async exchange(query: CallbackQuery, state: string, flow: TakenFlow): Promise<string> {
    if (flow.expires_at <= this.clock.now()) throw new AuthError('flow_state_expired');
    const { nonce, code_verifier: codeVerifier, code_challenge: challenge } = flow;
    const account = await this.provider.accountOf(query, { state, nonce, codeVerifier });
    return this.transactions.run(async (tx) => {
      const userId = await this.accounts.find(tx, account);
      return this.signIns.issueCode(tx, userId, challenge, 'oauth');
    });
  }
}

/** Whether a flow was begun in the browser that has this cookie. */
function isOf(browser: string | undefined, flow: TakenFlow): boolean {
  return browser !== undefined && hashToken(browser).equals(flow.browser_hash);
}

/** @throws any error that isn't ours: a 500 has an id by which it's found in the log */
function known(error: unknown): AuthError {
  if (!(error instanceof AuthError)) throw error;
  securityEvent('sign-in.refused');
  return error;
}
