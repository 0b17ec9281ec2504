import { type LazyPage, lazyPage } from '../../hydrate/lazy-page.js';

/** A part of the settings, with an address of its own: /profile/{id}. */
export interface ProfileSection {
  id: string;
  title: string;
  /** What is there, in a few words; for the list on phones. */
  summary: string;
  component: LazyPage<object>;
}

/** The settings in their order. A new one is a line here and a file in `sections/`. */
export const PROFILE_SECTIONS: readonly [ProfileSection, ...ProfileSection[]] = [
  {
    id: 'security',
    title: 'Security',
    summary: 'Email, password, two-step sign-in, devices',
    component: lazyPage(() => import('./sections/security/security-section.js')),
  },
];
