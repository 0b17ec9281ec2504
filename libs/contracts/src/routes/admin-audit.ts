import * as z from 'zod';
import { auditEntriesQuery, auditEntry, auditEntryParams } from '../admin-audit.js';
import type { RouteRows } from './route.js';

/** The log of what staff changed: read only. */
export const ADMIN_AUDIT_ROUTES = {
  'admin.auditEntries': {
    access: 'admin',
    tag: 'admin',
    query: auditEntriesQuery,
    answer: z.array(auditEntry),
  },
  'admin.auditEntry': {
    access: 'admin',
    tag: 'admin',
    params: auditEntryParams,
    answer: auditEntry,
  },
} satisfies RouteRows;
