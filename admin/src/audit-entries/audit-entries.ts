import AuditIcon from '@mui/icons-material/HistoryOutlined';
import { lazyPage, type StaffResource } from '../shell/menu-entry.js';

/** What staff changed, and why; read only. */
export const auditEntries: StaffResource = {
  name: 'audit-entries',
  label: 'Audit log',
  icon: AuditIcon,
  list: lazyPage(() => import('./audit-list.js'), 'AuditList'),
  show: lazyPage(() => import('./audit-show.js'), 'AuditShow'),
};
