import { isLoopback } from '@prepward/gateway/networks';
import type { FastifyRequest } from 'fastify';

/** A proxy in front says so: its visitor is somewhere else. */
const PROXIED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether a browser on this machine asks for this machine. A page of a stranger whose name he makes
 * point here (DNS rebinding) asks under that name.
 */
export function isFromHere({ headers, socket }: FastifyRequest['raw']): boolean {
  const { host = '' } = headers;
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopback(host.replace(/:\d+$/, '')) &&
    PROXIED.every((name) => headers[name] === undefined)
  );
}
