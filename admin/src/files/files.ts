import FilesIcon from '@mui/icons-material/PictureAsPdfOutlined';
import type { AdminFile } from '@prepward/contracts/admin-files';
import { lazyPage, type StaffResource } from '../shell/menu-entry.js';

/** PDFs that staff upload. A file's page is `/files/{id}`, which react-admin calls its edit page. */
export const files: StaffResource = {
  name: 'files',
  label: 'Files',
  icon: FilesIcon,
  list: lazyPage(() => import('./file-list.js'), 'FileList'),
  edit: lazyPage(() => import('./file-page.js'), 'FilePage'),
  recordRepresentation: (file: AdminFile) => file.name,
};
