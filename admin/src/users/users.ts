import UsersIcon from '@mui/icons-material/PeopleAltOutlined';
import type { AdminUser } from '@prepward/contracts/admin';
import { lazyPage, type StaffResource } from '../shell/menu-entry.js';
import { titleOf } from './user-words.js';

/** The accounts and visitors of the product. */
export const users: StaffResource = {
  name: 'users',
  label: 'Users',
  icon: UsersIcon,
  list: lazyPage(() => import('./user-list.js'), 'UserList'),
  show: lazyPage(() => import('./user-show.js'), 'UserShow'),
  recordRepresentation: (user: AdminUser) => titleOf(user),
};
