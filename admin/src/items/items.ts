import QuestionsIcon from '@mui/icons-material/QuizOutlined';
import type { AdminItem } from '@prepward/contracts/admin-items';
import { lazyPage, type StaffResource } from '../shell/menu-entry.js';

/** The question bank. */
export const items: StaffResource = {
  name: 'items',
  label: 'Questions',
  icon: QuestionsIcon,
  list: lazyPage(() => import('./item-list.js'), 'ItemList'),
  show: lazyPage(() => import('./item-show.js'), 'ItemShow'),
  edit: lazyPage(() => import('./item-edit.js'), 'ItemEdit'),
  recordRepresentation: (item: AdminItem) => item.id,
};
