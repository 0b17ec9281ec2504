import { BACK_OFFICE_PATH } from './back-office.js';
import { AUTH_PREFIX } from './site-addresses.js';

/** Where operators watch the queues: Bull Board, which the api serves below the back-office. */
export const QUEUES_PATH = `${BACK_OFFICE_PATH}/queues` as const;

/**
 * What the api answers, with all below it; any other path is a page or a file. The gateway, nginx and
 * the servers for development hand these on.
 */
export const API_PREFIXES = ['/api', AUTH_PREFIX, '/functions/v1', '/papers', QUEUES_PATH] as const;
