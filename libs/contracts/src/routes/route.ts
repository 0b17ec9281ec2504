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
   * May be called between the two steps of sign-in, by those who have a second one; else they are
   * refused until it is done.
   */
  betweenSteps?: true;
  /** Its group in the description of the API. */
  tag: string;
  /** Of an answer that is no error; 200 unless said. 302 leads a browser on. */
  status?: 200 | 201 | 202 | 204 | 302;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /**
   * Instead of `body`, of any media type: `true` for the bytes as they came (a signature is over
   * them), `'stream'` for the bytes while they come (files). The handler checks what they are.
   */
  raw?: true | 'stream';
  /** Largest body, bytes; `BODY_LIMIT` unless said. The servers in front of the api follow it. */
  bodyLimit?: number;
  /** Absent where the answer is empty, or made by a library. A list's is an array. */
  answer?: z.ZodType;
  /** Media type of the answer, where it is a file and no JSON: it has no schema. */
  file?: 'application/pdf' | 'application/zip' | 'image/webp';
  /**
   * A staff's write that leaves no audit entry: a POST that only reads, because what it is asked with is
   * too long for an address, or a step of a write whose end leaves one.
   */
  unaudited?: true;
  /**
   * A read that changes nothing, and is open to staff who view the site as a student; no other route
   * is (docs/decisions/0053-view-as-student.md).
   */
  viewable?: true;
  /** Takes an `Idempotency-Key`: repeated with the same one, it is done once. */
  idempotent?: boolean;
}

/** Some rows of the table; a name without an address is a type error. */
export type RouteRows = { [Name in RouteName]?: RouteContract };
