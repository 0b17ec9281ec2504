import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { BRAND } from '@prepward/contracts/brand';
import { JobQueues } from '@prepward/platform/queue';
import { BOARD_PATH, PASS_COOKIE } from './board-path.js';
import { QueuePass } from './queue-pass.js';

/** The board brings its own scripts and styles; it is shown to admins only. */
const BOARD_CSP =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'";

function cookie(header: string | undefined, name: string): string | undefined {
  const pair = (header ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** Puts Bull Board under its path; who is not an admin is sent to the admin sign-in. */
export async function mountQueueBoard(app: NestFastifyApplication): Promise<void> {
  const pass = app.get(QueuePass, { strict: false });
  const queues = app.get(JobQueues, { strict: false });
  const adapter = new FastifyAdapter();
  adapter.setBasePath(BOARD_PATH);
  createBullBoard({
    queues: queues.all().map((queue) => new BullMQAdapter(queue)),
    serverAdapter: adapter,
    options: { uiConfig: { boardTitle: `${BRAND.name} queues` } },
  });
  const fastify = app.getHttpAdapter().getInstance();
  await fastify.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('Content-Security-Policy', BOARD_CSP);
      if (await pass.holds(cookie(request.headers.cookie, PASS_COOKIE))) return;
      await reply.redirect('/admin', 303);
    });
    await scope.register(adapter.registerPlugin(), { prefix: BOARD_PATH });
  });
}
