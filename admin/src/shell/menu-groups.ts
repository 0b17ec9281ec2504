import { auditEntries } from '../audit-entries/audit-entries.js';
import { cannedTexts } from '../canned-texts/canned-texts.js';
import { claims } from '../claims/claims.js';
import { enquiries } from '../enquiries/enquiries.js';
import { downloads } from '../files/downloads.js';
import { files } from '../files/files.js';
import { itemReports } from '../item-reports/item-reports.js';
import { items } from '../items/items.js';
import { OPERATIONS } from '../operations/operations.js';
import { SALES } from '../sales/sales.js';
import { users } from '../users/users.js';
import type { MenuGroup } from './menu-entry.js';

/** Everything the back-office offers: a new resource is its folder, and its name here. */
export const MENU_GROUPS: readonly MenuGroup[] = [
  { label: 'Students', entries: [users, enquiries, cannedTexts] },
  { label: 'Content', entries: [items, itemReports, files, downloads, claims] },
  { label: 'Sales', entries: SALES },
  { label: 'Operations', entries: [...OPERATIONS, auditEntries] },
];
