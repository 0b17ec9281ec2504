import DeadIcon from '@mui/icons-material/ErrorOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import HealthIcon from '@mui/icons-material/MonitorHeartOutlined';
import SettingsIcon from '@mui/icons-material/TuneOutlined';
import { lazyPage, type StaffPage, type StaffResource } from '../shell/menu-entry.js';

/** The state of everything behind the pages. */
const health: StaffPage = {
  path: 'operations',
  label: 'Health',
  icon: HealthIcon,
  page: lazyPage(() => import('./health-page.js'), 'HealthPage'),
};

/** Jobs that failed permanently. */
const deadLetters: StaffResource = {
  name: 'dead-letters',
  label: 'Failed jobs',
  icon: DeadIcon,
  list: lazyPage(() => import('./dead-letter-list.js'), 'DeadLetterList'),
  show: lazyPage(() => import('./dead-letter-show.js'), 'DeadLetterShow'),
};

/** Emails that went out, or should have. */
const mails: StaffResource = {
  name: 'mails',
  label: 'Emails',
  icon: MailIcon,
  list: lazyPage(() => import('./mail-list.js'), 'MailList'),
  show: lazyPage(() => import('./mail-show.js'), 'MailShow'),
};

/** What the api was started with. */
const settings: StaffPage = {
  path: 'settings',
  label: 'Settings',
  icon: SettingsIcon,
  page: lazyPage(() => import('./settings-page.js'), 'SettingsPage'),
};

export const OPERATIONS = [health, deadLetters, mails, settings];
