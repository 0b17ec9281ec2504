import { Injectable, Logger } from '@nestjs/common';
import { HOUR_MS } from '@prepward/contracts/durations';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import * as oidc from 'openid-client';
import * as z from 'zod';
import { AuthError } from '../auth.errors.js';

/** Google's published configuration is read again after this. */
const KNOWN_MS = HOUR_MS;
/** Google usually answers within a second, and a person is waiting. */
const TIMEOUT_SECONDS = 8;

const claims = z.looseObject({
  sub: z.string().min(1).max(255),
  email: z.string().max(320).optional(),
  email_verified: z.boolean().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});

/** A Google account, as a verified token names it. */
export interface GoogleAccount {
  issuer: string;
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  firstName: string | undefined;
  lastName: string | undefined;
}

/** What was sent along to Google, and must come back. */
export interface GoogleChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** What came back in the address. */
export type CallbackQuery = Readonly<Record<string, string | undefined>>;

/** Google as an OpenID provider: redirects, and tokens whose every claim is checked. */
@Injectable()
export class GoogleProvider {
  private readonly log = new Logger('Google');
  private known: { configuration: Promise<oidc.Configuration>; until: number } | undefined;

  constructor(@InjectConfig() private readonly config: AppConfig) {}

  /** Whether anyone can sign in this way. */
  get isSetUp(): boolean {
    return this.config.auth.google !== undefined;
  }

  /**
   * Where the browser goes to choose an account.
   *
   * @throws AuthError unexpected_failure when Google can't be reached
   */
  async pageFor({ state, nonce, codeVerifier }: GoogleChecks): Promise<string> {
    const configuration = await this.configuration();
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.callback,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      // On a shared computer no one ends up in someone else's account.
      prompt: 'select_account',
    });
    return url.href;
  }

  /**
   * Exchanges the code that came back. Accepts the token only if its signature, issuer, audience,
   * nonce, and times are valid.
   *
   * @throws AuthError bad_oauth_callback when anything isn't; unexpected_failure when Google can't be
   *   reached
   */
  async accountOf(query: CallbackQuery, checks: GoogleChecks): Promise<GoogleAccount> {
    const configuration = await this.configuration();
    const url = new URL(this.callback);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, value);
    }
    try {
      const tokens = await oidc.authorizationCodeGrant(configuration, url, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.codeVerifier,
        idTokenExpected: true,
      });
      return this.read(configuration, tokens.claims());
    } catch (error) {
      if (error instanceof AuthError) throw error;
      this.log.warn({ reason: reasonOf(error) }, 'A sign-in with Google was refused');
      throw new AuthError(isUnreachable(error) ? 'unexpected_failure' : 'bad_oauth_callback');
    }
  }

  private get callback(): string {
    return `${this.config.auth.issuer}/callback`;
  }

  private read(configuration: oidc.Configuration, given: unknown): GoogleAccount {
    const parsed = claims.safeParse(given);
    if (!parsed.success) throw new AuthError('bad_oauth_callback');
    const { sub, email, email_verified: verified, given_name, family_name } = parsed.data;
    return {
      issuer: configuration.serverMetadata().issuer,
      subject: sub,
      email,
      emailVerified: verified === true,
      firstName: given_name,
      lastName: family_name,
    };
  }

  private async configuration(): Promise<oidc.Configuration> {
    if (this.known === undefined || this.known.until < Date.now()) {
      this.known = { configuration: this.discover(), until: Date.now() + KNOWN_MS };
    }
    try {
      return await this.known.configuration;
    } catch (error) {
      this.known = undefined;
      if (error instanceof AuthError) throw error;
      this.log.error({ reason: reasonOf(error) }, 'Google could not be reached');
      throw new AuthError('unexpected_failure');
    }
  }

  private discover(): Promise<oidc.Configuration> {
    const { google } = this.config.auth;
    if (google === undefined) throw new AuthError('provider_disabled');
    const { issuer, clientId, clientSecret, reachedAt } = google;
    const isPlain = issuer.startsWith('http:') || reachedAt?.startsWith('http:') === true;
    const from = (url: string) =>
      reachedAt !== undefined && url.startsWith(`${issuer}/`)
        ? reachedAt + url.slice(issuer.length)
        : url;
    return oidc.discovery(
      new URL(issuer),
      clientId,
      undefined,
      oidc.ClientSecretPost(clientSecret),
      {
        // The signature is checked although the token comes straight from Google over TLS.
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(isPlain ? [oidc.allowInsecureRequests] : []),
        ],
        timeout: TIMEOUT_SECONDS,
        // openid-client gives its own shape of a request; what `fetch` takes is the same.
        [oidc.customFetch]: (url, init) => fetch(from(url), init as RequestInit),
      },
    );
  }
}

/** Codes and claim names, never a token. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code: unknown = Reflect.get(error, 'code');
  return `${error.name} ${typeof code === 'string' ? code : ''} ${error.message}`.slice(0, 200);
}

function isUnreachable(error: unknown): boolean {
  const name = error instanceof Error ? error.name : '';
  return error instanceof TypeError || name === 'TimeoutError' || name === 'AbortError';
}
