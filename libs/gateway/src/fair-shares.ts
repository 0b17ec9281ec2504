import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { GatewayLimits } from './limits.js';
import { membership, visitorOf } from './networks.js';
import { endWith, refuse, TOO_MANY } from './refusals.js';

/** Counts how much each visitor is using at the moment. */
class Shares {
  private readonly taken = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Takes one, unless the visitor has the most already. */
  take(visitor: string): boolean {
    const count = this.taken.get(visitor) ?? 0;
    if (count >= this.most) return false;
    this.taken.set(visitor, count + 1);
    return true;
  }

  giveBack(visitor: string): void {
    const count = (this.taken.get(visitor) ?? 1) - 1;
    if (count > 0) this.taken.set(visitor, count);
    else this.taken.delete(visitor);
  }
}

/**
 * Ends connections of a visitor who has too many. Connections of trusted proxies belong to many
 * visitors.
 */
export function shareConnections(
  server: Server,
  limits: GatewayLimits,
  trustProxy: readonly string[],
): void {
  server.maxConnections = limits.connections;
  const isProxy = membership(trustProxy);
  const shares = new Shares(limits.connectionsPerAddress);
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    const visitor = visitorOf(remoteAddress);
    if (shares.take(visitor)) socket.once('close', () => shares.giveBack(visitor));
    else endWith(socket, TOO_MANY);
  });
}

/**
 * Refuses requests from a visitor with too many in progress. Runs after the body was read, so that only
 * requests that reach the api are counted.
 */
export function shareRequests(app: FastifyInstance, limits: GatewayLimits): void {
  const shares = new Shares(limits.inFlightPerAddress);
  app.addHook('preHandler', async (request, reply) => {
    const visitor = visitorOf(request.ip);
    if (shares.take(visitor)) {
      reply.raw.once('close', () => shares.giveBack(visitor));
      return;
    }
    await refuse(reply, TOO_MANY);
  });
}
