import { Body, Controller, Query } from '@nestjs/common';
import type { RouteBody, RouteQuery } from '@prepward/contracts/routes';
import { Transactions } from '@prepward/platform/database';
import { CurrentUser, type Principal, Route } from '@prepward/platform/http';
import { securityEvent } from '@prepward/platform/telemetry';
import { AccountService } from '../account.service.js';
import { EmailCodesService } from '../email-codes.service.js';
import { Redirects } from '../redirects.js';
import { SessionsService } from '../sessions.service.js';

/** A signed-in user's own account. */
@Controller()
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly sessions: SessionsService,
    private readonly codes: EmailCodesService,
    private readonly transactions: Transactions,
    private readonly redirects: Redirects,
  ) {}

  @Route('auth.user')
  user(@CurrentUser() principal: Principal) {
    return this.accounts.view(principal.userId);
  }

  @Route('auth.updateUser')
  async update(
    @CurrentUser() principal: Principal,
    @Query() query: RouteQuery<'auth.updateUser'>,
    @Body() body: RouteBody<'auth.updateUser'>,
  ) {
    const view = await this.accounts.change(principal, {
      codeChallenge: body.code_challenge ?? null,
      redirectTo: this.redirects.allowed(query.redirect_to),
      ...(body.email === undefined ? {} : { email: body.email }),
      ...(body.password === undefined ? {} : { password: body.password }),
      ...(body.nonce === undefined ? {} : { nonce: body.nonce }),
      ...(body.current_password === undefined ? {} : { currentPassword: body.current_password }),
      ...(body.data === undefined || body.data === null ? {} : { data: body.data }),
    });
    const { userId } = principal;
    if (body.password !== undefined) securityEvent('password.changed', { userId });
    if (body.email !== undefined) securityEvent('address.change-requested', { userId });
    return view;
  }

  @Route('auth.reauthenticate')
  async reauthenticate(@CurrentUser() principal: Principal) {
    await this.codes.askToProve(principal);
    return {};
  }

  @Route('auth.logout')
  async logout(
    @CurrentUser() principal: Principal,
    @Query() query: RouteQuery<'auth.logout'>,
  ): Promise<void> {
    await this.transactions.run((tx) => this.sessions.end(tx, principal, query.scope));
  }
}
