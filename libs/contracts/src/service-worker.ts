/** Where the student site's service worker is; its scope is the whole origin. */
export const WORKER_PATH = '/sw.js';

/**
 * All of a student's own pages are one file, rendered in the browser. That file has no address of its
 * own, so the worker caches it from this page's address.
 */
export const SHELL_ADDRESS = '/dashboard';
