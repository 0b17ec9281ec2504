import UsersIcon from '@mui/icons-material/PeopleAltOutlined';
import type { AdminUser } from '@prepward/contracts/admin';
import type { ResourceProps } from 'react-admin';
import { UserList } from './user-list.js';
import { UserShow } from './user-show.js';
import { titleOf } from './user-words.js';

/** The accounts and visitors of the product, read only. */
export const users: ResourceProps = {
  name: 'users',
  icon: UsersIcon,
  list: UserList,
  show: UserShow,
  recordRepresentation: (user: AdminUser) => titleOf(user),
};
