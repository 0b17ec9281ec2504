import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Transactions } from '@prepward/platform/database';
import { Access, CurrentUser, type Principal, Returns } from '@prepward/platform/http';
import { securityEvent } from '@prepward/platform/telemetry';
import type * as z from 'zod';
import { AccountService } from '../account.service.js';
import { SessionsService } from '../sessions.service.js';
import type { Client } from '../sign-in.service.js';
import { logoutQuery, redirectQuery, updateUserBody, userAnswer } from './auth.schemas.js';
import { ClientInfo } from './client-info.js';

/** A signed-in user's own account. */
@ApiTags('auth')
@ApiBearerAuth()
@Controller()
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
  ) {}

  @Get('user')
  @Access('session')
  @Returns(userAnswer)
  user(@CurrentUser() principal: Principal) {
    return this.accounts.view(principal.userId);
  }

  @Put('user')
  @Access('account')
  @Returns(userAnswer)
  async update(
    @CurrentUser() principal: Principal,
    @Query({ schema: redirectQuery }) _query: z.infer<typeof redirectQuery>,
    @Body({ schema: updateUserBody }) body: z.infer<typeof updateUserBody>,
    @ClientInfo() { ip }: Client,
  ) {
    const view = await this.accounts.change(principal, {
      ip,
      codeChallenge: body.code_challenge ?? null,
      ...(body.email === undefined ? {} : { email: body.email }),
      ...(body.password === undefined ? {} : { password: body.password }),
      ...(body.current_password === undefined ? {} : { currentPassword: body.current_password }),
      ...(body.data === undefined || body.data === null ? {} : { data: body.data }),
    });
    const { userId } = principal;
    if (body.password !== undefined) securityEvent('password.changed', { userId });
    if (body.email !== undefined) securityEvent('address.change-requested', { userId });
    return view;
  }

  @Post('logout')
  @Access('session')
  @HttpCode(204)
  async logout(
    @CurrentUser() principal: Principal,
    @Query({ schema: logoutQuery }) query: z.infer<typeof logoutQuery>,
  ): Promise<void> {
    await this.transactions.run((tx) => this.sessions.end(tx, principal, query.scope));
  }
}
