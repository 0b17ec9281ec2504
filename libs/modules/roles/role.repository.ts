import { Injectable } from '@nestjs/common';
import type { Role } from '@prepward/contracts/admin-users';
import { kinds, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';

const { text, uuid } = kinds;

const HAS = statement('roles.has', 'SELECT 1 FROM user_roles WHERE user_id = $1 AND role = $2', {
  params: [uuid, text],
});

const HAS_HOLDER = statement(
  'roles.has-holder',
  'SELECT 1 FROM user_roles WHERE role = $1 LIMIT 1',
  { params: [text] },
);

const HAS_ANY = statement('roles.has-any', 'SELECT 1 FROM user_roles WHERE user_id = $1 LIMIT 1', {
  params: [uuid],
});

const INSERT_MISSING = statement(
  'roles.insert-missing',
  'INSERT INTO user_roles (user_id, role) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  { params: [uuid, text] },
);

const LOCK_HOLDERS = statement(
  'roles.lock-holders',
  'SELECT user_id FROM user_roles WHERE role = $1 ORDER BY user_id FOR UPDATE',
  { params: [text], row: { user_id: uuid } },
);

const DELETE = statement(
  'roles.delete',
  'DELETE FROM user_roles WHERE user_id = $1 AND role = $2',
  {
    params: [uuid, text],
  },
);

/** Who holds which role. */
@Injectable()
export class RoleRepository {
  constructor(private readonly dataSource: DataSource) {}

  has(userId: string, role: Role): Promise<boolean> {
    return HAS.exists(this.dataSource, [userId, role]);
  }

  /** Whether anyone holds the role. */
  hasHolder(role: Role): Promise<boolean> {
    return HAS_HOLDER.exists(this.dataSource, [role]);
  }

  /** Whether the user holds any role. */
  hasAny(tx: Tx, userId: string): Promise<boolean> {
    return HAS_ANY.exists(tx, [userId]);
  }

  /** Users with the role; no one can revoke it until the transaction ends. */
  async lockHolders(tx: Tx, role: Role): Promise<string[]> {
    return (await LOCK_HOLDERS.all(tx, [role])).map(({ user_id }) => user_id);
  }

  async delete(tx: Tx, userId: string, role: Role): Promise<void> {
    await DELETE.run(tx, [userId, role]);
  }

  async insertMissing(tx: Tx, userId: string, role: Role): Promise<void> {
    await INSERT_MISSING.run(tx, [userId, role]);
  }
}
