import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerGuard } from '@nestjs/throttler';
import { actorIdOf, type Principal } from '@prepward/platform/http';
import { networkOf } from '@prepward/platform/limits';

/** A request as limits see it. */
export interface CountedRequest {
  user?: Principal;
  ip: string;
  /** Set once the limit of its route has counted it. */
  counted?: boolean;
}

/** Counts calls per user where one is signed in, else per network: a class shares one address. */
@Injectable()
export class CallerThrottlerGuard extends ThrottlerGuard {
  override canActivate(context: ExecutionContext): Promise<boolean> {
    context.switchToHttp().getRequest<CountedRequest>().counted = true;
    return super.canActivate(context);
  }

  protected override async getTracker({ user, ip }: CountedRequest): Promise<string> {
    return actorIdOf(user) ?? networkOf(ip);
  }
}
