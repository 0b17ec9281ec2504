import ReportsIcon from '@mui/icons-material/FlagOutlined';
import { lazyPage, type StaffResource } from '../shell/menu-entry.js';

/** Problems with questions that students reported. */
export const itemReports: StaffResource = {
  name: 'item-reports',
  label: 'Question reports',
  icon: ReportsIcon,
  list: lazyPage(() => import('./report-list.js'), 'ReportList'),
  show: lazyPage(() => import('./report-show.js'), 'ReportShow'),
};
