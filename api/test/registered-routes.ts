// What the application registers, as JSON on standard output. A process of its own: Jest cannot load
// all of it.
import { loadConfig } from '@prepward/platform/config';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../src/create-app.js';

const app = await createApp(loadConfig(process.env));
const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
const bodies: Record<string, object> = {};
server.addHook('onRoute', ({ method, url, bodyLimit: limit, config }) => {
  for (const one of [method].flat()) {
    // HEAD comes with every GET; preflights are answered by the CORS plug-in.
    if (one === 'HEAD' || one === 'OPTIONS') continue;
    bodies[`${one} ${url}`] = { limit, form: config?.body?.form };
  }
});
// For the test that plants one.
const { PLANTED_ROUTE } = process.env;
if (PLANTED_ROUTE !== undefined) server.get(PLANTED_ROUTE, async () => ({}));
await app.init();
await server.ready();
const { body } = await server.inject({ method: 'GET', url: '/api/v1/openapi.json' });
const routes = Object.keys(bodies);
console.log(JSON.stringify({ routes, bodies, description: JSON.parse(body) }));
await app.close();
