import { Body, Controller, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Throttle } from '@nestjs/throttler';
import { Access, Returns } from '@prepward/platform/http';
import type * as z from 'zod';
import { AuthError } from '../auth.errors.js';
import { LIMITS } from '../auth.limits.js';
import { SessionsService, type SessionView } from '../sessions.service.js';
import { SignInService } from '../sign-in.service.js';
import {
  passwordGrant,
  pkceGrant,
  refreshGrant,
  sessionAnswer,
  tokenQuery,
} from './auth.schemas.js';
import { UserAgent } from './client-info.js';

function parse<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.');
  throw new AuthError('validation_failed', `${field || 'body'}: ${issue?.message ?? 'is wrong'}`);
}

/** The three ways to a session. */
@ApiTags('auth')
@Controller()
export class TokenController {
  constructor(
    private readonly signIns: SignInService,
    private readonly sessions: SessionsService,
  ) {}

  @Post('token')
  @Access('public')
  @Throttle({ default: LIMITS.token })
  @Returns(sessionAnswer)
  token(
    @Query({ schema: tokenQuery }) query: z.infer<typeof tokenQuery>,
    @Body() body: unknown,
    @UserAgent() userAgent: string | undefined,
  ): Promise<SessionView> {
    switch (query.grant_type) {
      case 'password': {
        const { email, password } = parse(passwordGrant, body);
        return this.signIns.withPassword(email, password, userAgent);
      }
      case 'refresh_token':
        return this.sessions.refresh(parse(refreshGrant, body).refresh_token);
      case 'pkce': {
        const { auth_code, code_verifier } = parse(pkceGrant, body);
        return this.signIns.withCode(auth_code, code_verifier, userAgent);
      }
      default:
        throw new AuthError('unsupported_grant_type');
    }
  }
}
