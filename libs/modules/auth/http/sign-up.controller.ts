import { Body, Controller, type ExecutionContext, Query, Res, UseGuards } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import type { RouteBody, RouteQuery } from '@prepward/contracts/routes';
import { type HeaderReply, Route } from '@prepward/platform/http';
import { AuthError } from '../auth.errors.js';
import { LIMITS } from '../auth.limits.js';
import { EmailCodesService } from '../email-codes.service.js';
import type { Asking } from '../link-requests.js';
import { MailLinksService } from '../mail-links.service.js';
import { Redirects } from '../redirects.js';
import type { Client } from '../sign-in.service.js';
import { SignUpService } from '../sign-up.service.js';
import { CaptchaGuard } from './captcha.guard.js';
import { ClientInfo, UserAgent } from './client-info.js';
import { DeviceCookies } from './device-cookies.js';

/** Visitors and accounts share one route but not one limit: a library has many visitors. */
function signUpLimit(context: ExecutionContext): number {
  const { body } = context.switchToHttp().getRequest<{ body?: { email?: unknown } }>();
  return (body?.email === undefined ? LIMITS.anonymous : LIMITS.mail).limit;
}

/** Sign-up, and the links in emails. */
@Controller()
export class SignUpController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly links: MailLinksService,
    private readonly codes: EmailCodesService,
    private readonly redirects: Redirects,
    private readonly devices: DeviceCookies,
  ) {}

  @Route('auth.signUp')
  @Throttle({ default: { limit: signUpLimit, ttl: LIMITS.mail.ttl } })
  @UseGuards(CaptchaGuard)
  signUp(
    @Query() query: RouteQuery<'auth.signUp'>,
    @Body() body: RouteBody<'auth.signUp'>,
    @UserAgent() userAgent: string | undefined,
  ) {
    const data = body.data ?? {};
    const { email, phone, password } = body;
    if (email === undefined && phone !== undefined) {
      throw new AuthError('phone_provider_disabled', 'Phone signups are disabled');
    }
    return email === undefined || password === undefined
      ? this.signUps.signUpAnonymously(data, userAgent)
      : this.signUps.signUp({
          email,
          password,
          data,
          ...this.asking(query, body),
          userAgent,
        });
  }

  @Route('auth.verify')
  @Throttle({ default: LIMITS.mail })
  async verify(
    @Query() _query: RouteQuery<'auth.verify'>,
    @Body() body: RouteBody<'auth.verify'>,
    @ClientInfo() client: Client,
    @Res({ passthrough: true }) reply: HeaderReply,
  ) {
    // No one has a phone here, so no code was ever sent to one.
    if (body.phone !== undefined) throw new AuthError('otp_expired');
    const outcome = await this.links.verify({
      type: body.type,
      token: body.token_hash ?? body.token ?? '',
      email: body.email,
      verifiers: body.code_verifiers,
      client,
    });
    if ('user' in outcome) await this.devices.remember(reply, client, outcome.user.id);
    return outcome;
  }

  @Route('auth.recover')
  @Throttle({ default: LIMITS.mail })
  @UseGuards(CaptchaGuard)
  async recover(
    @Query() query: RouteQuery<'auth.recover'>,
    @Body() body: RouteBody<'auth.recover'>,
  ) {
    await this.links.recover(body.email, this.asking(query, body));
    return {};
  }

  @Route('auth.resend')
  @Throttle({ default: LIMITS.mail })
  @UseGuards(CaptchaGuard)
  async resend(@Query() query: RouteQuery<'auth.resend'>, @Body() body: RouteBody<'auth.resend'>) {
    // No one has a phone here: answered as for any address that is not known.
    if (body.email !== undefined) await this.links.resend(body.email, this.asking(query, body));
    return {};
  }

  @Route('auth.otp')
  @Throttle({ default: LIMITS.mail })
  @UseGuards(CaptchaGuard)
  async otp(@Query() query: RouteQuery<'auth.otp'>, @Body() body: RouteBody<'auth.otp'>) {
    const { email, create_user: create, data } = body;
    if (email === undefined) throw new AuthError('phone_provider_disabled');
    await this.codes.askToSignIn({ email, create, data: data ?? {}, ...this.asking(query, body) });
    return {};
  }

  private asking(
    query: { redirect_to?: string | undefined },
    body: { code_challenge?: string | null | undefined },
  ): Asking {
    return {
      codeChallenge: body.code_challenge ?? null,
      redirectTo: this.redirects.allowed(query.redirect_to),
    };
  }
}
