import { BACK_OFFICE_PATH } from './back-office.js';
import { AUTH_PREFIX } from './site-addresses.js';

/** Where operators watch the queues: Bull Board, which the api serves below the back-office. */
export const QUEUES_PATH = `${BACK_OFFICE_PATH}/queues` as const;

/**
 * The paths that the api answers, and everything below them; any other path is a page or a file. The
 * gateway, nginx and the development servers forward these.
 */
export const API_PREFIXES = ['/api', AUTH_PREFIX, '/functions/v1', '/papers', QUEUES_PATH] as const;
