import { Injectable } from '@nestjs/common';
import type { AdminUser, AdminUsersQuery } from '@prepward/contracts/admin';
import { passwordChanged } from '@prepward/contracts/events';
import { ADMIN_PASSWORD_MIN } from '@prepward/contracts/sign-in-rules';
import { noteForAudit } from '@prepward/platform/audit';
import { Clock, Ids } from '@prepward/platform/clock';
import { type Page, pageOf, Transactions, type Tx } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { Outbox } from '@prepward/platform/outbox';
import { RolesService } from '../roles/index.js';
import { normalizeEmail } from './domain/email.js';
import { namesIn } from './domain/metadata.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordRules } from './password-rules.js';
import { StudentNames } from './student-names.js';
import type { User } from './user.entity.js';
import { UserRepository } from './user.repository.js';
import { type AdminUserRow, UserAdminRepository } from './user-admin.repository.js';
import { WaysIn } from './ways-in.js';

/** What happened to the account that should become an admin. */
export type AdminMade = 'created' | 'changed' | 'unchanged';

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function toView(row: AdminUserRow): AdminUser {
  return {
    id: row.id,
    email: row.email,
    firstName: text(row.user_metadata.first_name),
    lastName: text(row.user_metadata.last_name),
    roles: row.roles,
    isAnonymous: row.is_anonymous,
    emailConfirmedAt: row.email_confirmed_at?.toISOString() ?? null,
    bannedUntil: row.banned_until?.toISOString() ?? null,
    twoStep: row.two_step,
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

/** Users as staff see them. */
@Injectable()
export class UsersAdminService {
  constructor(
    private readonly forAdmins: UserAdminRepository,
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
    private readonly roles: RolesService,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly waysIn: WaysIn,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly names: StudentNames,
  ) {}

  /** A page of users and the total number of matches. */
  async list(query: AdminUsersQuery): Promise<Page<AdminUser>> {
    const page = await this.forAdmins.list(query);
    return pageOf(page, toView);
  }

  /** @throws DomainError USER_NOT_FOUND */
  async get(id: string): Promise<AdminUser> {
    const row = await this.forAdmins.find(id);
    if (row === undefined) throw new DomainError('USER_NOT_FOUND');
    return toView(row);
  }

  /** The id of the account that has an address. */
  async idOf(address: string): Promise<string | undefined> {
    return (await this.users.findByEmail(normalizeEmail(address)))?.id;
  }

  hasAnyAdmin(): Promise<boolean> {
    return this.roles.hasAnyAdmin();
  }

  /** Whether the account that has an address, if any, is an admin. */
  async isAdmin(address: string): Promise<boolean> {
    const id = await this.idOf(address);
    return id !== undefined && (await this.roles.isAdmin(id));
  }

  /**
   * Creates a verified account with the role `admin`. An existing account gets the role and the
   * password, and loses every other way its creator could still get in. For the command line: no route
   * leads here.
   */
  async createAdmin(address: string, password: string): Promise<AdminMade> {
    const email = normalizeEmail(address);
    await this.rules.check(password, { email }, ADMIN_PASSWORD_MIN);
    // Before the transaction, so that no audit entry is written if nothing changes.
    const before = await this.users.findByEmail(email);
    if (before !== null && (await this.isThisAdmin(before, password))) return 'unchanged';
    const passwordHash = await this.hasher.hash(password);
    return this.transactions.run(async (tx) => {
      const known = await this.users.findByEmailForUpdate(email, tx);
      const id = known?.id ?? this.ids.uuid();
      noteForAudit({ resourceId: id, after: { email, role: 'admin' } });
      await (known === null
        ? this.insertVerified(tx, id, email, passwordHash)
        : this.takeOver(tx, known, passwordHash));
      await this.roles.grant(tx, id, 'admin');
      return known === null ? 'created' : 'changed';
    });
  }

  private async isThisAdmin(user: User, password: string): Promise<boolean> {
    return (
      user.emailConfirmedAt !== null &&
      (await this.roles.isAdmin(user.id)) &&
      (await this.hasher.verify(user.passwordHash, password))
    );
  }

  private async insertVerified(
    tx: Tx,
    id: string,
    email: string,
    passwordHash: string,
  ): Promise<void> {
    const emailConfirmedAt = this.clock.now();
    await this.users.insert(tx, { id, email, passwordHash, emailConfirmedAt });
    await this.insertEmailIdentity(tx, id, email);
  }

  private async insertEmailIdentity(tx: Tx, userId: string, email: string | null): Promise<void> {
    await this.users.insertIdentity(tx, {
      id: this.ids.uuid(),
      userId,
      provider: 'email',
      providerId: userId,
      data: { sub: userId, email, email_verified: true },
    });
  }

  private async takeOver(tx: Tx, user: User, passwordHash: string): Promise<void> {
    // If no one has proven to own the account, its names could be anyone's.
    const userMetadata = user.emailConfirmedAt === null ? {} : user.userMetadata;
    await this.users.update(tx, user.id, {
      passwordHash,
      emailConfirmedAt: user.emailConfirmedAt ?? this.clock.now(),
      userMetadata,
      deletedAt: null,
      newEmail: null,
      newEmailConfirmedBy: null,
    });
    await this.names.keep(tx, user.id, namesIn(userMetadata));
    await this.waysIn.close(tx, user.id);
    const identities = await this.users.identitiesOf(user.id, tx);
    if (identities.length === 0) await this.insertEmailIdentity(tx, user.id, user.email);
    await this.outbox.record(tx, passwordChanged, { userId: user.id });
  }
}
