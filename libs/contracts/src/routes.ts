import type * as z from 'zod';
import { addressOf, type RouteName } from './route-addresses.js';
import { ACCOUNT_ROUTES } from './routes/account.js';
import { ADMIN_ROUTES } from './routes/admin.js';
import { ADMIN_AUDIT_ROUTES } from './routes/admin-audit.js';
import { ADMIN_CLAIM_ROUTES } from './routes/admin-claims.js';
import { ADMIN_FILE_ROUTES } from './routes/admin-files.js';
import { ADMIN_INBOX_ROUTES } from './routes/admin-inbox.js';
import { ADMIN_ITEM_ROUTES } from './routes/admin-items.js';
import { ADMIN_USER_ROUTES } from './routes/admin-users.js';
import { AUTH_ROUTES } from './routes/auth.js';
import { BILLING_ROUTES } from './routes/billing.js';
import { FORM_ROUTES } from './routes/forms.js';
import { OPERATIONS_ROUTES } from './routes/operations.js';
import { PAPER_ROUTES } from './routes/papers.js';
import { PRACTICE_ROUTES } from './routes/practice.js';
import { PRIVACY_ROUTES } from './routes/privacy.js';
import type { RouteContract } from './routes/route.js';
import { TEST_BANK_ROUTES } from './routes/test-bank.js';

export type { AccessLevel, RouteContract } from './routes/route.js';

/**
 * Every route of the API: who may call it, what it takes and what it returns; method and path are
 * in `route-addresses.ts`. An address without a row here is a type error, and so is a row without
 * one.
 */
export const ROUTES = {
  ...AUTH_ROUTES,
  ...ACCOUNT_ROUTES,
  ...PRIVACY_ROUTES,
  ...PRACTICE_ROUTES,
  ...PAPER_ROUTES,
  ...BILLING_ROUTES,
  ...TEST_BANK_ROUTES,
  ...FORM_ROUTES,
  ...ADMIN_ROUTES,
  ...ADMIN_AUDIT_ROUTES,
  ...ADMIN_USER_ROUTES,
  ...ADMIN_CLAIM_ROUTES,
  ...ADMIN_FILE_ROUTES,
  ...ADMIN_ITEM_ROUTES,
  ...ADMIN_INBOX_ROUTES,
  ...OPERATIONS_ROUTES,
} satisfies Record<RouteName, RouteContract>;

/** Whether staff change something with this route: each call leaves an audit entry. */
export function isAdminWrite(name: RouteName): boolean {
  const { access, unaudited }: RouteContract = ROUTES[name];
  if (unaudited === true || addressOf(name).method === 'GET') return false;
  return access === 'admin' || access === 'service';
}

type Routes = typeof ROUTES;
type Part = 'params' | 'query' | 'body' | 'answer';
/** The schema of one part of a route; never if the route has none. */
export type RouteSchema<Name extends RouteName, Of extends Part> =
  Routes[Name] extends Record<Of, infer Schema extends z.ZodType> ? Schema : never;

/** The parsed path parameters that a handler gets. */
export type RouteParams<Name extends RouteName> = z.output<RouteSchema<Name, 'params'>>;
/** The parsed query that a handler gets. */
export type RouteQuery<Name extends RouteName> = z.output<RouteSchema<Name, 'query'>>;
/** The parsed body that a handler gets. */
export type RouteBody<Name extends RouteName> = z.output<RouteSchema<Name, 'body'>>;
/** What a caller gets; undefined if the answer is empty. */
export type RouteAnswer<Name extends RouteName> =
  RouteSchema<Name, 'answer'> extends never ? undefined : z.output<RouteSchema<Name, 'answer'>>;
