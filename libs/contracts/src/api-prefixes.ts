/** Where operators watch the queues: Bull Board, which the api serves below the back-office. */
export const QUEUES_PATH = '/management_support/queues';

/**
 * What the api answers, with all below it; any other path is a page or a file. The gateway, nginx and
 * the servers for development hand these on.
 */
export const API_PREFIXES = ['/api', '/auth/v1', '/functions/v1', '/papers', QUEUES_PATH] as const;
