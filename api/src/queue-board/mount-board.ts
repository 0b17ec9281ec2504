import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { QUEUES_PATH } from '@prepward/contracts/api-prefixes';
import { STAFF_SIGN_IN_PATH } from '@prepward/contracts/back-office';
import { BRAND } from '@prepward/contracts/brand';
import { cookieOf } from '@prepward/platform/http';
import { JobQueues } from '@prepward/platform/queue';
import { boardPage, boardPolicy, newNonce } from './board-page.js';
import { PASS_COOKIE } from './pass-cookie.js';
import { QueuePass } from './queue-pass.js';

/**
 * The board offers to delete a whole queue, but the application's role may not
 * (docs/decisions/0019-two-database-roles.md), and the product needs every queue.
 */
const NEVER_REMOVED = {
  error: { key: 'ERRORS.QUEUE_READ_ONLY' },
  message: 'Queues can’t be removed. Empty this one, or clean jobs by their state, instead.',
};

/** Puts Bull Board under its path; non-admins are sent to the admin sign-in. */
export async function mountQueueBoard(app: NestFastifyApplication): Promise<void> {
  const pass = app.get(QueuePass, { strict: false });
  const queues = app.get(JobQueues, { strict: false });
  const adapter = new FastifyAdapter();
  adapter.setBasePath(QUEUES_PATH);
  createBullBoard({
    queues: queues.all().map((queue) => new BullMQAdapter(queue)),
    serverAdapter: adapter,
    options: { uiConfig: { boardTitle: `${BRAND.name} queues` } },
  });
  const fastify = app.getHttpAdapter().getInstance();
  await fastify.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (await pass.holds(cookieOf(request.headers.cookie, PASS_COOKIE))) return;
      await reply.redirect(STAFF_SIGN_IN_PATH, 303);
    });
    scope.addHook('preHandler', async (request, reply) => {
      if (request.routeOptions.url?.endsWith('/obliterate') !== true) return;
      await reply.code(405).send(NEVER_REMOVED);
    });
    scope.addHook('onSend', async (_request, reply, payload) => {
      const nonce = newNonce();
      reply.header('Content-Security-Policy', boardPolicy(nonce));
      const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
      if (!isPage || typeof payload !== 'string') return payload;
      reply.removeHeader('content-length');
      return boardPage(payload, nonce);
    });
    await scope.register(adapter.registerPlugin(), { prefix: QUEUES_PATH });
  });
}
