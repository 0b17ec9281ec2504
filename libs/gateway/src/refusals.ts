import type { Socket } from 'node:net';
import { COMMON_PROBLEMS } from '@prepward/contracts/common-problems';
import type { ErrorBody } from '@prepward/contracts/errors';

/** An answer that the gateway gives by itself, as the api would word it. */
export interface Refusal {
  status: number;
  reason: string;
  body: ErrorBody;
  /** Seconds. */
  retryAfter?: number;
}

function refusal(
  status: number,
  reason: string,
  code: ErrorBody['code'],
  message: string,
  retryAfter?: number,
): Refusal {
  return {
    status,
    reason,
    body: { code, message },
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

export const MALFORMED = refusal(
  400,
  'Bad Request',
  'VALIDATION_FAILED',
  COMMON_PROBLEMS.VALIDATION_FAILED.message,
);
export const NOTHING_HERE = refusal(
  404,
  'Not Found',
  'NOT_FOUND',
  COMMON_PROBLEMS.NOT_FOUND.message,
);
export const NO_METHOD = refusal(
  405,
  'Method Not Allowed',
  'METHOD_NOT_ALLOWED',
  COMMON_PROBLEMS.METHOD_NOT_ALLOWED.message,
);
export const BROKEN_INSIDE = refusal(
  500,
  'Internal Server Error',
  'INTERNAL_ERROR',
  COMMON_PROBLEMS.INTERNAL_ERROR.message,
);
export const TOO_SLOW = refusal(
  408,
  'Request Timeout',
  'VALIDATION_FAILED',
  "The request didn't arrive in time.",
);
export const TOO_LARGE = refusal(
  413,
  'Payload Too Large',
  'PAYLOAD_TOO_LARGE',
  COMMON_PROBLEMS.PAYLOAD_TOO_LARGE.message,
);
export const WRONG_TYPE = refusal(
  415,
  'Unsupported Media Type',
  'UNSUPPORTED_MEDIA_TYPE',
  COMMON_PROBLEMS.UNSUPPORTED_MEDIA_TYPE.message,
);
export const TOO_MANY = refusal(
  429,
  'Too Many Requests',
  'RATE_LIMITED',
  'Too many requests at the same time. Please wait a moment and try again.',
  2,
);
export const HEADERS_TOO_LARGE = refusal(
  431,
  'Request Header Fields Too Large',
  'PAYLOAD_TOO_LARGE',
  COMMON_PROBLEMS.PAYLOAD_TOO_LARGE.message,
);
/** A killed api serves again after about that long. */
export const UNAVAILABLE = refusal(
  503,
  'Service Unavailable',
  'SERVICE_UNAVAILABLE',
  'The service is restarting. Please try again in a few seconds.',
  2,
);

/** Headers of every refusal. */
export function refusalHeaders({ retryAfter }: Refusal): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
  };
}

/** What is still under way is thrown away for so long, ms: else the answer is lost with the rest. */
const LINGER_MS = 1_000;

/** Answers on the connection itself and ends it, whatever its client still sends. */
export function endWith(socket: Socket, given: Refusal): void {
  if (!socket.writable || socket.destroyed) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(given.body);
  const headers = { ...refusalHeaders(given), 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${given.status} ${given.reason}\r\n${lines.join('')}connection: close\r\n\r\n`;
  socket.on('error', () => undefined);
  socket.end(head + body);
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
