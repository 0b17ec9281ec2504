import { kinds, statement } from '@prepward/platform/database';
import type { PersonalData } from '@prepward/platform/personal';

const { text, timestamptz, uuid } = kinds;

const ROLES = statement(
  'roles.export',
  'SELECT role, created_at FROM user_roles WHERE user_id = $1 ORDER BY role',
  { params: [uuid], row: { role: text, created_at: timestamptz } },
);

/** Who holds a role. */
export const ROLES_PERSONAL_DATA: PersonalData = {
  tables: { user_roles: { end: 'deleted' } },
  exports: [{ name: 'roles', about: 'Roles you hold.', rows: (on, { id }) => ROLES.all(on, [id]) }],
};
