import { Body, Controller, type ExecutionContext, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Throttle } from '@nestjs/throttler';
import { Access, Returns } from '@prepward/platform/http';
import type * as z from 'zod';
import { LIMITS } from '../auth.limits.js';
import { MailLinksService } from '../mail-links.service.js';
import { SignUpService } from '../sign-up.service.js';
import {
  emptyAnswer,
  recoverBody,
  redirectQuery,
  resendBody,
  signUpAnswer,
  signUpBody,
  verifyAnswer,
  verifyBody,
} from './auth.schemas.js';
import { UserAgent } from './client-info.js';

/** Visitors and accounts share one route but not one limit: a library has many visitors. */
function signUpLimit(context: ExecutionContext): number {
  const { body } = context.switchToHttp().getRequest<{ body?: { email?: unknown } }>();
  return (body?.email === undefined ? LIMITS.anonymous : LIMITS.mail).limit;
}

/** Sign-up, and the links in mails. */
@ApiTags('auth')
@Controller()
export class SignUpController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly links: MailLinksService,
  ) {}

  @Post('signup')
  @Access('public')
  @Throttle({ default: { limit: signUpLimit, ttl: LIMITS.mail.ttl } })
  @Returns(signUpAnswer)
  signUp(
    @Query({ schema: redirectQuery }) _query: z.infer<typeof redirectQuery>,
    @Body({ schema: signUpBody }) body: z.infer<typeof signUpBody>,
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

  @Post('verify')
  @Access('public')
  @Throttle({ default: LIMITS.mail })
  @Returns(verifyAnswer)
  verify(
    @Query({ schema: redirectQuery }) _query: z.infer<typeof redirectQuery>,
    @Body({ schema: verifyBody }) body: z.infer<typeof verifyBody>,
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

  @Post('recover')
  @Access('public')
  @Throttle({ default: LIMITS.mail })
  @Returns(emptyAnswer)
  async recover(
    @Query({ schema: redirectQuery }) _query: z.infer<typeof redirectQuery>,
    @Body({ schema: recoverBody }) body: z.infer<typeof recoverBody>,
  ) {
    await this.links.recover(body.email, body.code_challenge ?? null);
    return {};
  }

  @Post('resend')
  @Access('public')
  @Throttle({ default: LIMITS.mail })
  @Returns(emptyAnswer)
  async resend(
    @Query({ schema: redirectQuery }) _query: z.infer<typeof redirectQuery>,
    @Body({ schema: resendBody }) body: z.infer<typeof resendBody>,
  ) {
    await this.links.resend(body.email, body.code_challenge ?? null);
    return {};
  }
}
