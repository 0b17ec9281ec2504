import { Injectable } from '@nestjs/common';
import { ThrottlerGuard } from '@nestjs/throttler';
import type { Principal } from '@prepward/platform/http';

/** Counts calls per user where one is signed in, else per address: a class shares one address. */
@Injectable()
export class CallerThrottlerGuard extends ThrottlerGuard {
  protected override async getTracker(request: { user?: Principal; ip: string }): Promise<string> {
    return request.user?.userId ?? request.ip;
  }
}
