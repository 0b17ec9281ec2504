import { Body, Controller, type ExecutionContext, Query } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import type { RouteBody, RouteQuery } from '@prepward/contracts/routes';
import { Route } from '@prepward/platform/http';
import { LIMITS } from '../auth.limits.js';
import { MailLinksService } from '../mail-links.service.js';
import { SignUpService } from '../sign-up.service.js';
import { UserAgent } from './client-info.js';

/** Visitors and accounts share one route but not one limit: a library has many visitors. */
function signUpLimit(context: ExecutionContext): number {
  const { body } = context.switchToHttp().getRequest<{ body?: { email?: unknown } }>();
  return (body?.email === undefined ? LIMITS.anonymous : LIMITS.mail).limit;
}

/** Sign-up, and the links in mails. */
@Controller()
export class SignUpController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly links: MailLinksService,
  ) {}

  @Route('auth.signUp')
  @Throttle({ default: { limit: signUpLimit, ttl: LIMITS.mail.ttl } })
  signUp(
    @Query() _query: RouteQuery<'auth.signUp'>,
    @Body() body: RouteBody<'auth.signUp'>,
    @UserAgent() userAgent: string | undefined,
  ) {
    const data = body.data ?? {};
    const { email, password } = body;
    return email === undefined || password === undefined
      ? this.signUps.signUpAnonymously(data, userAgent)
      : this.signUps.signUp({
          email,
          password,
          data,
          codeChallenge: body.code_challenge ?? null,
          userAgent,
        });
  }

  @Route('auth.verify')
  @Throttle({ default: LIMITS.mail })
  verify(
    @Query() _query: RouteQuery<'auth.verify'>,
    @Body() body: RouteBody<'auth.verify'>,
    @UserAgent() userAgent: string | undefined,
  ) {
    return this.links.verify({
      type: body.type,
      token: body.token_hash ?? body.token ?? '',
      email: body.email,
      verifiers: body.code_verifiers,
      userAgent,
    });
  }

  @Route('auth.recover')
  @Throttle({ default: LIMITS.mail })
  async recover(
    @Query() _query: RouteQuery<'auth.recover'>,
    @Body() body: RouteBody<'auth.recover'>,
  ) {
    await this.links.recover(body.email, body.code_challenge ?? null);
    return {};
  }

  @Route('auth.resend')
  @Throttle({ default: LIMITS.mail })
  async resend(@Query() _query: RouteQuery<'auth.resend'>, @Body() body: RouteBody<'auth.resend'>) {
    await this.links.resend(body.email, body.code_challenge ?? null);
    return {};
  }
}
