import DownloadsIcon from '@mui/icons-material/DownloadDoneOutlined';
import { lazyPage, type StaffResource } from '../shell/menu-entry.js';

/** Who downloaded which paper. */
export const downloads: StaffResource = {
  name: 'downloads',
  label: 'Downloads',
  icon: DownloadsIcon,
  list: lazyPage(() => import('./download-list.js'), 'DownloadList'),
};
