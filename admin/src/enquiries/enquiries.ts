import InboxIcon from '@mui/icons-material/InboxOutlined';
import type { AdminEnquiry } from '@prepward/contracts/admin-inbox';
import { lazyPage, type StaffResource } from '../shell/menu-entry.js';

/** Quote and contact requests. */
export const enquiries: StaffResource = {
  name: 'enquiries',
  label: 'Inbox',
  icon: InboxIcon,
  list: lazyPage(() => import('./enquiry-list.js'), 'EnquiryList'),
  show: lazyPage(() => import('./enquiry-show.js'), 'EnquiryShow'),
  recordRepresentation: ({ name }: AdminEnquiry) => name,
};
