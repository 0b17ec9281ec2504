/** The student site. */
export const HOME_PATH = '/';
/** Where students land; those without the role are sent there. */
export const DASHBOARD_PATH = '/dashboard';

/** Loads another page instead of this one. */
export type Leave = (path: string) => void;

/** Replaces this page, so that Back doesn't return to a page that only redirects. */
export const leave: Leave = (path) => window.location.replace(path);
