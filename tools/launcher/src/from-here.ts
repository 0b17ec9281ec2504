import { isLoopback } from '@prepward/gateway/networks';
import type { FastifyRequest } from 'fastify';

/** Headers that a proxy adds: with them, the visitor may be somewhere else. */
const PROXIED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether a browser on this machine sends a request to this machine by a local name. A stranger's page
 * whose domain was made to point here (DNS rebinding) would send that domain as the host.
 */
export function isFromHere({ headers, socket }: FastifyRequest['raw']): boolean {
  const { host = '' } = headers;
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopback(host.replace(/:\d+$/, '')) &&
    PROXIED.every((name) => headers[name] === undefined)
  );
}
