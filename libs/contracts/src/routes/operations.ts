import * as z from 'zod';
import type { RouteRows } from './route.js';

/** For load balancers and supervisors. */
export const OPERATIONS_ROUTES = {
  'operations.health': {
    access: 'public',
    tag: 'operations',
    answer: z.strictObject({ status: z.literal('ok') }),
  },
  'operations.ready': { access: 'public', tag: 'operations' },
} satisfies RouteRows;
