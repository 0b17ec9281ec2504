// What the application registers under each of the given settings, as JSON on standard output. It runs the
// built code in its own process, because Jest can't load all of it.

import { QUEUES_PATH } from '@prepward/contracts/api-prefixes';
import { loadConfig } from '@prepward/platform/config';
import type { FastifyInstance } from 'fastify';
import { PASS_COOKIE } from '../src/queue-board/pass-cookie.js';

const BUILT = new URL('../dist/modules/create-app.js', import.meta.url).href;
const { createApp } = (await import(BUILT)) as typeof import('../src/create-app.js');

/** What strangers get at the queue board: status and redirect, without a pass and with a forged one. */
async function askBoard(server: FastifyInstance, method: string, url: string) {
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
  return asked;
}

async function registered(settings: Record<string, string>) {
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
        if (url.startsWith(QUEUES_PATH)) board.push([one, url]);
        else bodies[`${one} ${url}`] = { limit, form: config?.body?.form };
      }
    });
  const app = await createApp(loadConfig({ ...process.env, ...settings }), look);
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  // For the test that plants one.
  const { PLANTED_ROUTE } = settings;
  if (PLANTED_ROUTE !== undefined) server.get(PLANTED_ROUTE, async () => ({}));
  await app.init();
  await server.ready();
  const { body } = await server.inject({ method: 'GET', url: '/api/v1/openapi.json' });
  const answers: Record<string, unknown[]> = {};
  for (const [method, url] of board) {
    answers[`${method} ${url}`] = await askBoard(server, method, url);
  }
  await app.close();
  return { routes: Object.keys(bodies), bodies, description: JSON.parse(body), board: answers };
}

const all = [];
for (const settings of JSON.parse(process.argv[2] ?? '[]')) all.push(await registered(settings));
// Timers left over from the closed applications would keep this process alive for another twenty seconds.
process.stdout.write(`${JSON.stringify(all)}\n`, () => process.exit());
