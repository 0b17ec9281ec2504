import { adminClaimParams, adminClaims } from '../admin-claims.js';
import { reasonBody } from '../admin-lists.js';
import type { RouteRows } from './route.js';

const change = {
  access: 'admin',
  tag: 'admin',
  params: adminClaimParams,
  body: reasonBody,
  answer: adminClaims,
} as const;

/** What the public site claims, and whether it's true. */
export const ADMIN_CLAIM_ROUTES = {
  'admin.claims': { access: 'admin', tag: 'admin', answer: adminClaims },
  'admin.confirmClaim': change,
  'admin.unconfirmClaim': change,
} satisfies RouteRows;
