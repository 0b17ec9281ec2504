import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Limiter } from '@prepward/platform/limits';
import { AuthError } from '../auth.errors.js';
import { LIMITS } from '../auth.limits.js';

interface SignUpRequest {
  ip: string;
  body?: { email?: unknown };
}

/** Visitors and accounts share one route but not one limit: a library has many visitors. */
@Injectable()
export class SignUpThrottlerGuard implements CanActivate {
  constructor(private readonly limiter: Limiter) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<SignUpRequest>();
    const anonymous = request.body?.email === undefined;
    const { limit, ttl } = anonymous ? LIMITS.anonymous : LIMITS.mail;
    const name = anonymous ? 'sign-up-visitor' : 'sign-up';
    const { allowed } = await this.limiter.use(name, request.ip, limit, ttl / 1000);
    if (!allowed) throw new AuthError('over_request_rate_limit');
    return true;
  }
}
