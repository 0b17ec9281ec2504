import ClaimIcon from '@mui/icons-material/FactCheckOutlined';
import { lazyPage, type StaffPage } from '../shell/menu-entry.js';

/** What the public site says about the product. */
export const claims: StaffPage = {
  path: 'claims',
  label: 'Claims',
  icon: ClaimIcon,
  page: lazyPage(() => import('./claims-page.js'), 'ClaimsPage'),
};
