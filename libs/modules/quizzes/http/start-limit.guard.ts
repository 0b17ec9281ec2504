import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { DomainError } from '@prepward/platform/errors';
import type { Principal } from '@prepward/platform/http';
import { Limiter, networkOf } from '@prepward/platform/limits';
import { START_LIMITS } from '../quizzes.limits.js';

interface Reply {
  header(name: string, value: string): unknown;
}

/** Counts starts of attempts, per user and per IP address: many visitors may be one script. */
@Injectable()
export class StartLimitGuard implements CanActivate {
  constructor(private readonly limiter: Limiter) {}

  /** @throws DomainError TOO_MANY_STARTS */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const { user, ip } = http.getRequest<{ user?: Principal; ip: string }>();
    const { user: perUser, address } = START_LIMITS;
    const network = networkOf(ip);
    const uses = await Promise.all([
      this.limiter.use('start-user', user?.userId ?? network, perUser.points, perUser.seconds),
      this.limiter.use('start-address', network, address.points, address.seconds),
    ]);
    const refused = uses.filter(({ allowed }) => !allowed);
    if (refused.length === 0) return true;
    const waitMs = Math.max(...refused.map(({ resetMs }) => resetMs));
    http.getResponse<Reply>().header('Retry-After', String(Math.ceil(waitMs / 1000)));
    throw new DomainError('TOO_MANY_STARTS');
  }
}
