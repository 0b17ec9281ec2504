/** Where the student site's service worker is; its scope is the whole origin. */
export const WORKER_PATH = '/sw.js';

/**
 * A student's page whose file (the page that renders itself in the browser) the worker keeps for all
 * of them: the file itself has no address.
 */
export const SHELL_ADDRESS = '/dashboard';
