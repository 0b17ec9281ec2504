import { Injectable } from '@nestjs/common';
import { UNDO_ADDRESS_LINK } from '@prepward/contracts/sign-in-rules';
import { DataSource } from 'typeorm';
import { RolesService } from '../roles/index.js';
import type { LinkRequest } from './link-request.entity.js';
import { LinkRequests } from './link-requests.js';
import type { OneTimeKind } from './one-time-token.entity.js';
import { OneTimeTokens } from './one-time-tokens.js';
import { Redirects } from './redirects.js';
import type { User } from './user.entity.js';
import { UserRepository } from './user.repository.js';

/** A request for an email with a link, and the account that it concerns. */
interface LinkTarget {
  request: LinkRequest;
  user: User;
  /** The account's address. */
  email: string;
}

/** The protocol's type in the link's address. */
const LINK_TYPES: Record<OneTimeKind, string> = {
  confirmation: 'signup',
  recovery: 'recovery',
  'email-change-current': 'email_change',
  'email-change-new': 'email_change',
  'email-change-undo': UNDO_ADDRESS_LINK,
  'sign-in': 'magiclink',
  reauthentication: 'reauthentication',
};

/** Makes the links of emails, as the worker sends them. */
@Injectable()
export class LinkMakerService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UserRepository,
    private readonly roles: RolesService,
    private readonly requests: LinkRequests,
    private readonly tokens: OneTimeTokens,
    private readonly redirects: Redirects,
  ) {}

  /** Undefined if the request is gone or no one has the address: then nothing is sent. */
  async find(requestId: string): Promise<LinkTarget | undefined> {
    const request = await this.requests.find(requestId);
    if (request === null) return undefined;
    const user =
      request.userId === null
        ? await this.users.findByEmail(request.email)
        : await this.users.findById(request.userId);
    const email = user?.email ?? null;
    return user === null || email === null ? undefined : { request, user, email };
  }

  /**
   * A request for a new address; also undefined if another one was requested since, which has its own
   * emails.
   */
  async findChange(requestId: string): Promise<(LinkTarget & { newEmail: string }) | undefined> {
    const target = await this.find(requestId);
    const newEmail = target?.user.newEmail ?? null;
    if (target === undefined || newEmail === null || newEmail !== target.request.email)
      return undefined;
    return { ...target, newEmail };
  }

  /** Whether a sign-up can no longer become this account: it is verified, or holds a role. */
  async isTaken(user: User): Promise<boolean> {
    return (
      user.emailConfirmedAt !== null || (await this.roles.hasAny(this.dataSource.manager, user.id))
    );
  }

  /**
   * The address in an email: a page that posts the token, so that just opening it doesn't use up the
   * link.
   */
  async make(
    target: LinkTarget,
    kind: OneTimeKind,
    to: string,
    signUpId?: string,
  ): Promise<string> {
    return (await this.makeWithCode(target, kind, to, signUpId)).link;
  }

  /** The address, and the code that may be typed in its place. */
  async makeWithCode(
    target: LinkTarget,
    kind: OneTimeKind,
    to: string,
    signUpId?: string,
  ): Promise<{ link: string; code: string }> {
    const { codeChallenge } = target.request;
    const { token, code } = await this.tokens.issue(target.user.id, {
      kind,
      email: to,
      codeChallenge,
      signUpId,
    });
    const secret = { token_hash: token, type: LINK_TYPES[kind] };
    return { link: this.redirects.withToken(target.request.redirectTo, secret), code };
  }
}
