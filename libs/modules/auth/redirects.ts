import { Injectable } from '@nestjs/common';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { AuthError } from './auth.errors.js';

/** Why a sign-in elsewhere failed, in that provider's words (RFC 6749, 4.1.2.1). */
export interface ForeignError {
  error: string;
  description: string;
}

/** OAuth's names for the classes of our errors. */
const OAUTH_ERRORS: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  503: 'temporarily_unavailable',
};

/**
 * Where links in emails may lead and sign-ins elsewhere may return to: only to pages on origins that
 * the operator has listed.
 */
@Injectable()
export class Redirects {
  constructor(@InjectConfig() private readonly config: AppConfig) {}

  /** Where a link without a page leads. */
  get site(): string {
    return this.config.publicUrl;
  }

  /** The requested page; null if there was none or its origin isn't allowed. */
  allowed(redirectTo: string | undefined): string | null {
    if (redirectTo === undefined || !URL.canParse(redirectTo)) return null;
    const url = new URL(redirectTo);
    // An address with a username in it can look like another host's.
    const isPlain = url.username === '' && url.password === '';
    return isPlain && this.config.auth.redirectOrigins.includes(url.origin) ? url.href : null;
  }

  /**
   * The address in an email. One of our own pages opens once its link is honored; one on another origin
   * honors the link itself, as a client of the protocol.
   */
  withToken(redirectTo: string | null, token: Record<string, string>): string {
    const own = new URL('/auth/confirm', this.config.publicUrl);
    const wanted = redirectTo === null ? own : new URL(redirectTo);
    const link = wanted.origin === own.origin ? own : wanted;
    for (const [name, value] of Object.entries(token)) link.searchParams.set(name, value);
    if (wanted !== link) {
      const page = wanted.pathname + wanted.search + wanted.hash;
      if (page !== '/') link.searchParams.set('next', page);
    }
    return link.href;
  }

  /** The page that a sign-in elsewhere comes back to, with the code for its session. */
  withCode(redirectTo: string | null, code: string): string {
    const page = this.signInPage(redirectTo);
    page.searchParams.set('code', code);
    return page.href;
  }

  /** The same page with the reason there is no session: in the query, and for older clients in the hash. */
  withError(redirectTo: string | null, problem: AuthError | ForeignError): string {
    const page = this.signInPage(redirectTo);
    const said: Record<string, string> =
      problem instanceof AuthError
        ? {
            error: OAUTH_ERRORS[problem.status] ?? 'server_error',
            error_code: problem.code,
            error_description: problem.message,
          }
        : { error: problem.error, error_description: problem.description };
    for (const [name, value] of Object.entries(said)) page.searchParams.set(name, value);
    page.hash = new URLSearchParams(said).toString();
    return page.href;
  }

  private signInPage(redirectTo: string | null): URL {
    return redirectTo === null ? new URL('/login', this.config.publicUrl) : new URL(redirectTo);
  }
}
