import { Injectable } from '@nestjs/common';
import type { AdminUsersQuery } from '@prepward/contracts/admin';
import {
  AdminList,
  anywhere,
  kinds,
  type Page,
  type RowOf,
  statement,
} from '@prepward/platform/database';
import { DataSource } from 'typeorm';

const { arrayOf, bool, json, text, timestamptz, uuid } = kinds;

const USER = {
  id: uuid,
  email: text.nullable,
  user_metadata: json<Record<string, unknown>>(),
  is_anonymous: bool,
  email_confirmed_at: timestamptz.nullable,
  banned_until: timestamptz.nullable,
  two_step: bool.certain,
  last_sign_in_at: timestamptz.nullable,
  created_at: timestamptz,
  roles: arrayOf(text).certain,
};
export type AdminUserRow = RowOf<typeof USER>;

const SELECT = `u.id, u.email, u.user_metadata, u.is_anonymous, u.email_confirmed_at, u.banned_until,
  u.last_sign_in_at, u.created_at,
  EXISTS (SELECT 1 FROM mfa_factors f WHERE f.user_id = u.id AND f.verified) AS two_step,
  ARRAY(SELECT r.role FROM user_roles r WHERE r.user_id = u.id ORDER BY r.role) AS roles`;

const FIND = statement(
  'auth.user-for-admin',
  `SELECT ${SELECT} FROM users u WHERE u.id = $1 AND u.deleted_at IS NULL`,
  {
    params: [uuid],
    row: USER,
  },
);

/** The same expression as in the index `users_name_search`. */
const NAME = `lower(coalesce(u.user_metadata ->> 'first_name', '') || ' '
  || coalesce(u.user_metadata ->> 'last_name', ''))`;

const LIST = new AdminList('auth.users-for-admin', {
  from: '(SELECT * FROM users WHERE deleted_at IS NULL) u',
  select: SELECT,
  row: USER,
  sorts: {
    email: 'u.email',
    createdAt: { notNull: 'u.created_at' },
    lastSignInAt: 'u.last_sign_in_at',
  },
  sortedBy: ['createdAt', 'DESC'],
  unique: 'u.id',
  filters: {
    q: { kind: text, where: (value) => `(u.email LIKE ${value} OR ${NAME} LIKE ${value})` },
    id: { kind: arrayOf(uuid), where: (value) => `u.id = ANY(${value})` },
    isAnonymous: { kind: bool, where: (value) => `u.is_anonymous = ${value}` },
  },
});

/** Users as staff read them. */
@Injectable()
export class UserAdminRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of users and the total number of matches. */
  list({ sort, range, filter = {} }: AdminUsersQuery): Promise<Page<AdminUserRow>> {
    const q = filter.q === undefined ? undefined : anywhere(filter.q.toLowerCase());
    return LIST.page(this.dataSource, { sort, range, filter: { ...filter, q } });
  }

  find(id: string): Promise<AdminUserRow | undefined> {
    return FIND.first(this.dataSource, [id]);
  }
}
