import { errorWords, SOMETHING_WRONG, UNREACHABLE } from '@prepward/contracts/error-words';
import { IDEMPOTENCY_HEADER } from '@prepward/contracts/idempotency';
import {
  type RouteArguments,
  type RouteInput,
  type RouteParts,
  requestTo,
} from '@prepward/contracts/route-request';
import type { RouteAnswer } from '@prepward/contracts/routes';
import { type SiteRouteName, siteAddressOf } from '@prepward/contracts/site-addresses';

/** An error whose message is written for the screen. */
export class ShownError extends Error {
  override readonly name: string = 'ShownError';
}

/** The server answered with an error: its code, its message, and the id to find it in the log. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly errorId?: string,
    /** What is wrong with each submitted field, for forms whose rules the server shares. */
    readonly fields?: Record<string, string>,
  ) {
    super(message);
  }
}

/** The server could not be reached, or did not answer in time. */
export class OfflineError extends ShownError {
  override readonly name = 'OfflineError';
  constructor(cause: unknown) {
    super(UNREACHABLE, { cause });
  }
}

/** A call's options beyond its route's input, such as whose token it uses. */
export interface CallOptions {
  token?: string | null | undefined;
  signal?: AbortSignal | undefined;
  /** Idempotency key: a call sent again with the same key takes effect only once. */
  key?: string | undefined;
}

/** Everything that a call to a route takes. */
export type Given<Name extends SiteRouteName> = RouteInput<Name> & CallOptions;

const TIMEOUT_MS = 20_000;

function fieldsOf(body: unknown): Record<string, string> | undefined {
  const errors: unknown =
    body !== null && typeof body === 'object' ? Reflect.get(body, 'errors') : null;
  if (errors === null || typeof errors !== 'object') {
    return undefined;
  }
  return Object.fromEntries(
    Object.entries(errors).filter(([, problem]) => typeof problem === 'string'),
  );
}

async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const read = (key: string): string | undefined => {
    const value = body !== null && typeof body === 'object' ? Reflect.get(body, key) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return new ApiError(
    response.status,
    read('code') ?? 'INTERNAL_ERROR',
    read('message') ?? '',
    read('errorId'),
    fieldsOf(body),
  );
}

/** Sends a call, and returns the response if it succeeded. @throws as {@link call} */
async function send<Name extends SiteRouteName>(
  name: Name,
  given: Given<Name>,
  accept: string,
): Promise<Response> {
  const { token, signal, key } = given as CallOptions;
  const { method, path, body } = requestTo(siteAddressOf(name), given as RouteParts);
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        accept,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
  } catch (cause) {
    if (signal?.aborted) {
      throw cause;
    }
    throw new OfflineError(cause);
  }
  if (!response.ok) {
    throw await toApiError(response);
  }
  return response;
}

/**
 * One call to our server: a route by its name in the table, with the parameters, query and body that it
 * takes. The answer's type comes from the table. The server checks its answers against it, so they aren't
 * parsed again here, and no schema library reaches the browser.
 * @throws ApiError when the server answers with an error; OfflineError when it does not answer.
 */
export async function call<Name extends SiteRouteName>(
  name: Name,
  ...[given = {} as Given<Name>]: RouteArguments<Given<Name>>
): Promise<RouteAnswer<Name>> {
  const response = await send(name, given, 'application/json');
  return (response.status === 204 ? undefined : await response.json()) as RouteAnswer<Name>;
}

/**
 * The file that a route answers with, when a plain link won't do because the route needs a token.
 * @throws as {@link call}
 */
export async function callForFile<Name extends SiteRouteName>(
  name: Name,
  ...[given = {} as Given<Name>]: RouteArguments<Given<Name>>
): Promise<Blob> {
  const response = await send(name, given, '*/*');
  try {
    return await response.blob();
  } catch (cause) {
    throw new OfflineError(cause);
  }
}

/** Whether the same call may be retried later: no answer, a busy server, or a server error. */
export function isRetryable(error: unknown): boolean {
  return (
    error instanceof OfflineError ||
    (error instanceof ApiError &&
      (error.status >= 500 || error.status === 429 || error.status === 408))
  );
}

/**
 * What to tell the student about an error: the message for its code, or one that was written for the screen.
 * A validator's, library's, or browser's own message is never shown.
 */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) {
    return errorWords(error.code);
  }
  return error instanceof ShownError ? error.message : SOMETHING_WRONG;
}
