import { Injectable, Logger } from '@nestjs/common';
import type { Role } from '@prepward/contracts/admin-users';
import type { Tx } from '@prepward/platform/database';
import { RoleRepository } from './role.repository.js';

/** Who holds which role. Checked on each request, so removing a role takes effect immediately. */
@Injectable()
export class RolesService {
  private readonly log = new Logger(RolesService.name);

  constructor(private readonly holders: RoleRepository) {}

  /** Whether the user is an admin. A lookup error is logged and counts as no. */
  async isAdmin(userId: string): Promise<boolean> {
    return (await this.hasAdmin(userId)) === true;
  }

  /** Whether the user is not an admin. A lookup error is logged and counts as no here, too. */
  async isNoAdmin(userId: string): Promise<boolean> {
    return (await this.hasAdmin(userId)) === false;
  }

  /** Undefined when the lookup fails. */
  private async hasAdmin(userId: string): Promise<boolean | undefined> {
    try {
      return await this.holders.has(userId, 'admin');
    } catch (error) {
      this.log.error(`Role lookup failed: ${error instanceof Error ? error.message : error}`);
      return undefined;
    }
  }

  /** Whether anyone is an admin yet. */
  hasAnyAdmin(): Promise<boolean> {
    return this.holders.hasHolder('admin');
  }

  /** Whether the user holds any role: a sign-up never creates or changes such an account. */
  hasAny(tx: Tx, userId: string): Promise<boolean> {
    return this.holders.hasAny(tx, userId);
  }

  /**
   * Revokes a role; safe to run twice.
   *
   * @returns false if the user is the role's last holder, who keeps it
   */
  async remove(tx: Tx, userId: string, role: Role): Promise<boolean> {
    const holders = await this.holders.lockHolders(tx, role);
    if (!holders.includes(userId)) return true;
    if (holders.length === 1) return false;
    await this.holders.delete(tx, userId, role);
    return true;
  }

  /** Grants a role; safe to run twice. */
  grant(tx: Tx, userId: string, role: Role): Promise<void> {
    return this.holders.insertMissing(tx, userId, role);
  }
}
