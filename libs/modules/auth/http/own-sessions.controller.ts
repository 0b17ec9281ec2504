import { Body, Controller, Param } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import type { RouteBody, RouteParams } from '@prepward/contracts/routes';
import { CurrentUser, type Principal, Route } from '@prepward/platform/http';
import { securityEvent } from '@prepward/platform/telemetry';
import { AddressChanges } from '../address-changes.service.js';
import { LIMITS } from '../auth.limits.js';
import { SessionsService } from '../sessions.service.js';

/** Where an account is signed in, and the way back to an address that someone else changed. */
@Controller()
export class OwnSessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly addresses: AddressChanges,
  ) {}

  @Route('account.sessions')
  list(@CurrentUser() principal: Principal) {
    return this.sessions.list(principal);
  }

  @Route('account.endSession')
  async end(
    @CurrentUser() principal: Principal,
    @Param() { id }: RouteParams<'account.endSession'>,
  ): Promise<void> {
    await this.sessions.endOne(principal, id);
    securityEvent('session.ended', { userId: principal.userId });
  }

  @Route('account.undoAddressChange')
  @Throttle({ default: LIMITS.mail })
  undoAddressChange(@Body() { token }: RouteBody<'account.undoAddressChange'>): Promise<void> {
    return this.addresses.undo(token);
  }
}
