import { Body, Controller, Query, Res, UseGuards } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import { idTokenGrant, passwordGrant, pkceGrant, refreshGrant } from '@prepward/contracts/auth';
import type { RouteQuery } from '@prepward/contracts/routes';
import { type HeaderReply, Route } from '@prepward/platform/http';
import type * as z from 'zod';
import { AuthError } from '../auth.errors.js';
import { LIMITS } from '../auth.limits.js';
import type { SessionView } from '../session-answers.js';
import { SessionsService } from '../sessions.service.js';
import { type Client, SignInService } from '../sign-in.service.js';
import { PasswordCaptchaGuard } from './captcha.guard.js';
import { ClientInfo } from './client-info.js';
import { DeviceCookies } from './device-cookies.js';
import { parse } from './parse.js';

/** The issuer of Google's tokens, unless a client names another. */
const GOOGLE_ISSUER = 'https://accounts.google.com';

/** The protocol's message for a token of a provider that isn't enabled. */
function notEnabled({ provider, issuer }: z.infer<typeof idTokenGrant>): string {
  const from = issuer ?? (provider === 'google' ? GOOGLE_ISSUER : (provider ?? ''));
  return `Provider (issuer "${from}") is not enabled`;
}

/** The three ways to a session. */
@Controller()
export class TokenController {
  constructor(
    private readonly signIns: SignInService,
    private readonly sessions: SessionsService,
    private readonly devices: DeviceCookies,
  ) {}

  @Route('auth.token')
  @Throttle({ default: LIMITS.token })
  @UseGuards(PasswordCaptchaGuard)
  token(
    @Query() query: RouteQuery<'auth.token'>,
    @Body() body: unknown,
    @ClientInfo() client: Client,
    @Res({ passthrough: true }) reply: HeaderReply,
  ): Promise<SessionView> {
    switch (query.grant_type) {
      case 'password':
        return this.withPassword(parse(passwordGrant, body), client, reply);
      case 'refresh_token':
        return this.sessions.refresh(parse(refreshGrant, body).refresh_token);
      case 'pkce':
        return this.withCode(parse(pkceGrant, body), client, reply);
      case 'id_token':
        throw new AuthError('provider_disabled', notEnabled(parse(idTokenGrant, body)));
      case 'web3':
        throw new AuthError('web3_provider_disabled');
      default:
        throw new AuthError('invalid_credentials', 'unsupported_grant_type');
    }
  }

  private async withPassword(
    { email, password }: z.infer<typeof passwordGrant>,
    client: Client,
    reply: HeaderReply,
  ): Promise<SessionView> {
    if (email === undefined) {
      throw new AuthError('phone_provider_disabled', 'Phone logins are disabled');
    }
    const session = await this.signIns.withPassword(email, password, client);
    await this.devices.remember(reply, client, session.user.id);
    return session;
  }

  private async withCode(
    { auth_code, code_verifier }: z.infer<typeof pkceGrant>,
    client: Client,
    reply: HeaderReply,
  ): Promise<SessionView> {
    const session = await this.signIns.withCode(auth_code, code_verifier, client);
    await this.devices.remember(reply, client, session.user.id);
    return session;
  }
}
