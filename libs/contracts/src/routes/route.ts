import type * as z from 'zod';
import type { RouteName } from '../route-addresses.js';

/**
 * Who may call a route: anyone; holders of a session, visitors included; accounts only; staff only;
 * programs with a service token, and staff.
 */
export type AccessLevel = 'public' | 'session' | 'account' | 'admin' | 'service';

/** What a route takes and answers, and who may call it. */
export interface RouteContract {
  access: AccessLevel;
  /**
   * Users with two-step sign-in may call it before the second step; other routes refuse them until then.
   */
  betweenSteps?: true;
  /** Its group in the description of the API. */
  tag: string;
  /** Status of a successful answer; 200 by default. 302 redirects a browser. */
  status?: 200 | 201 | 202 | 204 | 302;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /**
   * Instead of `body`, for any media type: `true` for the bytes exactly as received (to check a
   * signature), `'stream'` for the bytes as they arrive (files). The handler checks what they are.
   */
  raw?: true | 'stream';
  /** Largest body, bytes; `BODY_LIMIT` by default. The servers in front of the api follow it. */
  bodyLimit?: number;
  /** Absent if the answer is empty, or made by a library. An array for a list. */
  answer?: z.ZodType;
  /** Media type of the answer if it is a file instead of JSON, and so has no schema. */
  file?: 'application/pdf' | 'application/zip' | 'image/webp';
  /**
   * A staff write that leaves no audit entry: a POST that only reads because its input is too long for a
   * URL, or one step of a write whose last step leaves an entry.
   */
  unaudited?: true;
  /**
   * A read that changes nothing. Staff who view the site as a student may call only these routes
   * (docs/decisions/0053-view-as-student.md).
   */
  viewable?: true;
  /** Takes an `Idempotency-Key`: calls repeated with the same key take effect once. */
  idempotent?: boolean;
}

/** Some rows of the table; a name without an address is a type error. */
export type RouteRows = { [Name in RouteName]?: RouteContract };
