import { Injectable } from '@nestjs/common';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';

/** Where links in mails may lead: to pages of origins that the operator has named, and nowhere else. */
@Injectable()
export class Redirects {
  constructor(@InjectConfig() private readonly config: AppConfig) {}

  /** Where a link leads that names no page. */
  get site(): string {
    return this.config.publicUrl;
  }

  /** The page that was asked for; null where none was, or where its origin isn't allowed. */
  allowed(redirectTo: string | undefined): string | null {
    if (redirectTo === undefined || !URL.canParse(redirectTo)) return null;
    const url = new URL(redirectTo);
    // An address with a user name in it looks like another host's.
    const isPlain = url.username === '' && url.password === '';
    return isPlain && this.config.auth.redirectOrigins.includes(url.origin) ? url.href : null;
  }

  /**
   * The address in a mail. A page of the site's own opens once its link is honored; one of another
   * origin honors the link itself, as a client of the protocol.
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
}
