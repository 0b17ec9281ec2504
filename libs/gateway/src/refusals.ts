import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { COMMON_PROBLEMS } from '@prepward/contracts/common-problems';
import type { CommonErrorCode, ErrorBody } from '@prepward/contracts/errors';
import type { FastifyReply } from 'fastify';

/** An error that the gateway answers itself, in the api's words. */
export interface Refusal {
  status: number;
  body: ErrorBody;
  /** Seconds. */
  retryAfter?: number;
}

interface Difference {
  status?: number;
  message?: string;
  /** Seconds. */
  retryAfter?: number;
}

/** The api's answer for this code, except for the given differences. */
function refusal(code: CommonErrorCode, { retryAfter, ...difference }: Difference = {}): Refusal {
  const { status, message } = { ...COMMON_PROBLEMS[code], ...difference };
  return { status, body: { code, message }, ...(retryAfter === undefined ? {} : { retryAfter }) };
}

export const MALFORMED = refusal('VALIDATION_FAILED');
export const NOTHING_HERE = refusal('NOT_FOUND');
export const NO_METHOD = refusal('METHOD_NOT_ALLOWED');
export const TOO_SLOW = refusal('VALIDATION_FAILED', {
  status: 408,
  message: "The request didn't arrive in time.",
});
export const TOO_LARGE = refusal('PAYLOAD_TOO_LARGE');
export const HEADERS_TOO_LARGE = refusal('PAYLOAD_TOO_LARGE', { status: 431 });
export const WRONG_TYPE = refusal('UNSUPPORTED_MEDIA_TYPE');
export const TOO_MANY = refusal('RATE_LIMITED', {
  message: 'Too many requests at the same time. Please wait a moment and try again.',
  retryAfter: 2,
});
export const BROKEN_INSIDE = refusal('INTERNAL_ERROR');
/** A killed api is back after about `retryAfter`. */
export const UNAVAILABLE = refusal('SERVICE_UNAVAILABLE', {
  message: 'The service is restarting. Please try again in a few seconds.',
  retryAfter: 2,
});

/** Headers of every refusal. */
function refusalHeaders({ retryAfter }: Refusal): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
  };
}

/** Answers a request that has been read. */
export function refuse(reply: FastifyReply, given: Refusal): FastifyReply {
  return reply.code(given.status).headers(refusalHeaders(given)).send(given.body);
}

/** How long to read and discard the rest of the request, ms: closing at once would lose the answer. */
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
  const head = `HTTP/1.1 ${given.status} ${STATUS_CODES[given.status]}\r\n${lines.join('')}connection: close\r\n\r\n`;
  socket.on('error', () => undefined);
  socket.end(head + body);
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
