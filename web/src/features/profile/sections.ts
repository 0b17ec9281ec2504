import { type LazyPage, lazyPage } from '../../hydrate/lazy-page.js';

/** A part of the settings, with its own address: /profile/{id}. */
export interface ProfileSection {
  id: string;
  title: string;
  /** What it holds, in a few words, for the list on phones. */
  summary: string;
  component: LazyPage<object>;
}

/** The settings in their order. A new one is a line here and a file in `sections/`. */
export const PROFILE_SECTIONS: readonly [ProfileSection, ...ProfileSection[]] = [
  {
    id: 'details',
    title: 'Personal details',
    summary: 'Name, program and time zone',
    component: lazyPage(() => import('./sections/details/details-section.js')),
  },
  {
    id: 'study',
    title: 'Exam and time',
    summary: 'Date, target score and extra time',
    component: lazyPage(() => import('./sections/study/study-section.js')),
  },
  {
    id: 'security',
    title: 'Security',
    summary: 'Email, password, two-step sign-in, passkeys, devices',
    component: lazyPage(() => import('./sections/security/security-section.js')),
  },
  {
    id: 'emails',
    title: 'Emails',
    summary: 'Reminders and corrections',
    component: lazyPage(() => import('./sections/emails/emails-section.js')),
  },
  {
    id: 'appearance',
    title: 'Appearance',
    summary: 'Theme, text size and motion',
    component: lazyPage(() => import('./sections/appearance/appearance-section.js')),
  },
  {
    id: 'data',
    title: 'Your data',
    summary: 'Download it or delete your account',
    component: lazyPage(() => import('./sections/data/data-section.js')),
  },
];
