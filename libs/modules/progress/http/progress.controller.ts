import { Controller, Query } from '@nestjs/common';
import type { RouteQuery } from '@prepward/contracts/routes';
import { CurrentUser, type Principal, Route } from '@prepward/platform/http';
import { ProgressService } from '../progress.service.js';

/** How the caller is doing now, and over time. */
@Controller()
export class ProgressController {
  constructor(private readonly service: ProgressService) {}

  @Route('progress.now')
  now(@CurrentUser() principal: Principal, @Query() { timeZone }: RouteQuery<'progress.now'>) {
    return this.service.now(principal.userId, timeZone);
  }

  @Route('progress.history')
  history(
    @CurrentUser() principal: Principal,
    @Query() { timeZone }: RouteQuery<'progress.history'>,
  ) {
    return this.service.history(principal.userId, timeZone);
  }
}
