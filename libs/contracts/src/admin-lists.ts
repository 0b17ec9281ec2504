import * as z from 'zod';
import { REASON_LENGTH } from './reason-rules.js';

/*
 * What react-admin's simple-rest protocol sends, as schemas: every list and every bulk write is built
 * from these.
 */

/** Ways of sorting a list. */
export const SORT_ORDERS = ['ASC', 'DESC'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** Most rows that a list returns, and most records that one write changes. */
const ADMIN_ROWS_MAX = 200;

/** JSON in a query string, as ra-data-simple-rest writes `sort`, `range` and `filter`. */
function jsonParam<T extends z.ZodType>(schema: T) {
  return z
    .string()
    .max(12_000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'expected JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);
}

const rowNumber = z.int().min(0).max(1_000_000);
const range = jsonParam(z.tuple([rowNumber, rowNumber]))
  .refine(
    ([from, to]) => to >= from && to - from < ADMIN_ROWS_MAX,
    `expected [from, to], at most ${ADMIN_ROWS_MAX} rows`,
  )
  .optional();

/**
 * The query of a list: `?sort=["email","ASC"]&range=[0,24]&filter={"q":"ann"}`. Every list takes
 * `filter.id`, by which react-admin fetches the records that others refer to.
 *
 * @param sorts the names that it is sorted by
 * @param filters by name, the schema of each further filter; all may be absent
 * @param id the schema of a record's id
 */
export function adminListQuery<
  const S extends readonly [string, ...string[]],
  F extends Record<string, z.ZodType>,
  I extends z.ZodType = z.ZodUUID,
>(sorts: S, filters: F, id: I = z.uuid() as unknown as I) {
  const ids = z.array(id).max(ADMIN_ROWS_MAX).optional();
  return z.strictObject({
    sort: jsonParam(z.tuple([z.enum(sorts), z.enum(SORT_ORDERS)])).optional(),
    range,
    filter: jsonParam(z.strictObject({ id: ids, ...filters })).optional(),
  });
}

/** Which records a bulk write changes: `?filter={"id":["…","…"]}`; the answer is their ids. */
export function adminBulkQuery<I extends z.ZodType>(id: I) {
  const ids = z.array(id).min(1).max(ADMIN_ROWS_MAX);
  return z.strictObject({ filter: jsonParam(z.strictObject({ id: ids })) });
}

/** Why staff do what they do; the audit log keeps it. */
export const reasonText = z.string().trim().min(REASON_LENGTH.least).max(REASON_LENGTH.most);

/** The body of a request that takes a reason and nothing else. */
export const reasonBody = z.strictObject({ reason: reasonText });

/** An optional point in time as a filter: rows from then, or until then. */
export const instantFilter = z.iso
  .datetime()
  // The database has no year 0.
  .refine((text) => !text.startsWith('0000'), 'expected a year from 0001')
  .optional();
