import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { addressOf } from '@prepward/contracts/route-addresses';
import type { RouteBody, RouteParams, RouteQuery } from '@prepward/contracts/routes';
import { type HeaderReply, Route } from '@prepward/platform/http';
import { AccountsAdminService } from '../admin/accounts-admin.service.js';
import { GeneratedLinksService } from '../admin/generated-links.service.js';

const AUDIENCE = 'authenticated';

/** The protocol's way of saying that there are more pages. */
function pageLinks(page: number, perPage: number, total: number): string {
  const { path } = addressOf('authAdmin.users');
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) =>
    `<${path}?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ');
}

/** Accounts, kept by programs with a service token and by staff. */
@Controller()
export class ProtocolAdminController {
  constructor(
    private readonly accounts: AccountsAdminService,
    private readonly links: GeneratedLinksService,
  ) {}

  @Route('authAdmin.users')
  async list(
    @Query() { page, per_page }: RouteQuery<'authAdmin.users'>,
    @Res({ passthrough: true }) reply: HeaderReply,
  ) {
    const { users, total } = await this.accounts.list(page, per_page);
    reply.header('X-Total-Count', String(total));
    reply.header('Link', pageLinks(page, per_page, total));
    return { users, aud: AUDIENCE };
  }

  @Route('authAdmin.createUser')
  create(@Body() body: RouteBody<'authAdmin.createUser'>) {
    return this.accounts.create(body);
  }

  @Route('authAdmin.user')
  get(@Param() { id }: RouteParams<'authAdmin.user'>) {
    return this.accounts.get(id);
  }

  @Route('authAdmin.changeUser')
  change(
    @Param() { id }: RouteParams<'authAdmin.changeUser'>,
    @Body() body: RouteBody<'authAdmin.changeUser'>,
  ) {
    return this.accounts.change(id, body);
  }

  @Route('authAdmin.deleteUser')
  async delete(
    @Param() { id }: RouteParams<'authAdmin.deleteUser'>,
    @Body() _body: RouteBody<'authAdmin.deleteUser'>,
  ) {
    await this.accounts.delete(id);
    return {};
  }

  @Route('authAdmin.factors')
  factors(@Param() { id }: RouteParams<'authAdmin.factors'>) {
    return this.accounts.factors(id);
  }

  @Route('authAdmin.deleteFactor')
  deleteFactor(@Param() { id, factorId }: RouteParams<'authAdmin.deleteFactor'>) {
    return this.accounts.deleteFactor(id, factorId);
  }

  @Route('authAdmin.passkeys')
  passkeys(@Param() { id }: RouteParams<'authAdmin.passkeys'>) {
    return this.accounts.passkeys(id);
  }

  @Route('authAdmin.deletePasskey')
  deletePasskey(@Param() { id, passkeyId }: RouteParams<'authAdmin.deletePasskey'>) {
    return this.accounts.deletePasskey(id, passkeyId);
  }

  @Route('authAdmin.generateLink')
  generate(
    @Query() query: RouteQuery<'authAdmin.generateLink'>,
    @Body() body: RouteBody<'authAdmin.generateLink'>,
  ) {
    return this.links.generate(body, query.redirect_to);
  }

  @Route('authAdmin.invite')
  invite(
    @Query() query: RouteQuery<'authAdmin.invite'>,
    @Body() body: RouteBody<'authAdmin.invite'>,
  ) {
    return this.links.invite(body.email, body.data ?? {}, query.redirect_to);
  }
}
