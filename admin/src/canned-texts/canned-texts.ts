import TextsIcon from '@mui/icons-material/QuickreplyOutlined';
import type { CannedText } from '@prepward/contracts/admin-inbox';
import { lazyPage, type StaffResource } from '../shell/menu-entry.js';

/** Texts that requests are answered with again and again. */
export const cannedTexts: StaffResource = {
  name: 'canned-texts',
  label: 'Canned texts',
  icon: TextsIcon,
  list: lazyPage(() => import('./canned-text-pages.js'), 'CannedTextList'),
  create: lazyPage(() => import('./canned-text-pages.js'), 'CannedTextCreate'),
  edit: lazyPage(() => import('./canned-text-pages.js'), 'CannedTextEdit'),
  recordRepresentation: ({ title }: CannedText) => title,
};
