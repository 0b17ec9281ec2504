// What the application registers, as JSON on standard output. A process of its own: Jest cannot load
// all of it.
import { loadConfig } from '@prepward/platform/config';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../src/create-app.js';
import { BOARD_PATH, PASS_COOKIE } from '../src/queue-board/board-path.js';

const bodies: Record<string, object> = {};
/** The routes of the queue board, which a library adds; the table has none of them. */
const board: [method: string, url: string][] = [];
const look = (server: FastifyInstance) =>
  server.addHook('onRoute', ({ method, url, bodyLimit: limit, config }) => {
    for (const one of [method].flat()) {
      // HEAD comes with every GET; preflights are answered by the CORS plug-in.
      if (one === 'HEAD' || one === 'OPTIONS') continue;
      // The description of the API is public.
      if (url.startsWith('/api/docs')) continue;
      if (url.startsWith(BOARD_PATH)) board.push([one, url]);
      else bodies[`${one} ${url}`] = { limit, form: config?.body?.form };
    }
  });
const app = await createApp(loadConfig(process.env), look);
const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
// For the test that plants one.
const { PLANTED_ROUTE } = process.env;
if (PLANTED_ROUTE !== undefined) server.get(PLANTED_ROUTE, async () => ({}));
await app.init();
await server.ready();
const { body } = await server.inject({ method: 'GET', url: '/api/v1/openapi.json' });
const routes = Object.keys(bodies);
const answers: Record<string, unknown[]> = {};
for (const [method, url] of board) {
  const asked: unknown[] = [];
  for (const cookie of ['', `${PASS_COOKIE}=forged`]) {
    const { statusCode, headers } = await server.inject({
      method: method as 'GET',
      url: url.replace(/:\w+|\*/g, 'x'),
      headers: { cookie },
      ...(method === 'GET' ? {} : { payload: {} }),
    });
    asked.push([statusCode, headers.location]);
  }
  answers[`${method} ${url}`] = asked;
}
console.log(JSON.stringify({ routes, bodies, description: JSON.parse(body), board: answers }));
await app.close();
