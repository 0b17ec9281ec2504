import { Controller, Query, Redirect, Req, Res } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import { pkceQuery } from '@prepward/contracts/auth';
import type { RouteQuery } from '@prepward/contracts/routes';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { cookieOf, type HeaderReply, Route, setCookie } from '@prepward/platform/http';
import { AuthError } from '../auth.errors.js';
import { LIMITS } from '../auth.limits.js';
import { GoogleProvider } from '../google/google-provider.js';
import { FLOW_SECONDS, GoogleSignInService } from '../google/google-sign-in.service.js';
import { Redirects } from '../redirects.js';
import { parse } from './parse.js';

/** Ties a round trip to Google to one browser. */
const BROWSER_COOKIE = 'prepward_google';

interface CookieRequest {
  headers: { cookie?: string };
}

/** Sign-in with Google: browsers are sent there, and come back. */
@Controller()
export class GoogleController {
  constructor(
    private readonly provider: GoogleProvider,
    private readonly signIns: GoogleSignInService,
    private readonly redirects: Redirects,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  @Route('auth.authorize')
  @Throttle({ default: LIMITS.google })
  @Redirect()
  async authorize(
    @Query() query: RouteQuery<'auth.authorize'>,
    @Req() request: CookieRequest,
    @Res({ passthrough: true }) reply: HeaderReply,
  ) {
    if (query.provider !== 'google' || !this.provider.isSetUp) {
      throw new AuthError('provider_disabled');
    }
    const { url, browser } = await this.signIns.begin({
      codeChallenge: parse(pkceQuery, query, 'code_challenge').code_challenge,
      redirectTo: this.redirects.allowed(query.redirect_to),
      browser: browserOf(request),
    });
    const cookie = setCookie({
      name: BROWSER_COOKIE,
      value: browser,
      path: this.config.auth.prefix || '/',
      seconds: FLOW_SECONDS,
      publicUrl: this.config.publicUrl,
      fromElsewhere: true,
    });
    reply.header('Set-Cookie', cookie);
    return { url };
  }

  @Route('auth.callback')
  @Throttle({ default: LIMITS.google })
  @Redirect()
  async callback(@Query() query: RouteQuery<'auth.callback'>, @Req() request: CookieRequest) {
    return { url: await this.signIns.end(query, browserOf(request)) };
  }
}

function browserOf({ headers }: CookieRequest): string | undefined {
  return cookieOf(headers.cookie, BROWSER_COOKIE);
}
