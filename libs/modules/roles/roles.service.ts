import { Injectable, Logger } from '@nestjs/common';
import type { Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';

/** Who holds which role. Asked anew on each request: a removed role acts at once. */
@Injectable()
export class RolesService {
  private readonly log = new Logger(RolesService.name);

  constructor(private readonly dataSource: DataSource) {}

  /** Whether the user is an admin. A lookup error is logged and counts as no. */
  async isAdmin(userId: string): Promise<boolean> {
    try {
      const rows: unknown[] = await this.dataSource.query(
        `SELECT 1 FROM user_roles WHERE user_id = $1 AND role = 'admin'`,
        [userId],
      );
      return rows.length > 0;
    } catch (error) {
      this.log.error(`Role lookup failed: ${error instanceof Error ? error.message : error}`);
      return false;
    }
  }

  /** Whether anybody is an admin yet. */
  async hasAnyAdmin(): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `SELECT 1 FROM user_roles WHERE role = 'admin' LIMIT 1`,
    );
    return rows.length > 0;
  }

  /** Whether the user holds any role: such an account is never made or changed by a sign-up. */
  async hasAny(tx: Tx, userId: string): Promise<boolean> {
    const rows: unknown[] = await tx.query('SELECT 1 FROM user_roles WHERE user_id = $1 LIMIT 1', [
      userId,
    ]);
    return rows.length > 0;
  }

  /** Gives a role; giving it twice is the same as once. */
  async grant(tx: Tx, userId: string, role: 'admin'): Promise<void> {
    await tx.query(
      'INSERT INTO user_roles (user_id, role) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [userId, role],
    );
  }
}
