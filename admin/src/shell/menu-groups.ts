import { auditEntries } from '../audit-entries/audit-entries.js';
import { OPERATIONS } from '../operations/operations.js';
import { SALES } from '../sales/sales.js';
import { users } from '../users/users.js';
import type { MenuGroup } from './menu-entry.js';

/** Everything the back-office offers: a new resource is its folder, and its name here. */
export const MENU_GROUPS: readonly MenuGroup[] = [
  { label: 'Students', entries: [users] },
  { label: 'Content', entries: [] },
  { label: 'Sales', entries: SALES },
  { label: 'Operations', entries: [...OPERATIONS, auditEntries] },
];
