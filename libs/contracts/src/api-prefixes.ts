/**
 * What the api answers, with all below it; any other path is a page or a file. The gateway, nginx and
 * the servers for development hand these on.
 */
export const API_PREFIXES = [
  '/api',
  '/auth/v1',
  '/functions/v1',
  '/papers',
  '/management_support/queues',
] as const;
