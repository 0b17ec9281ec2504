import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { addressOf, ROUTE_ADDRESSES, type RouteName } from '@prepward/contracts/route-addresses';
import { ROUTES, type RouteContract } from '@prepward/contracts/routes';
import { loadConfig } from '@prepward/platform/config';
import { createTestDatabase } from '@prepward/testing/database';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../src/create-app.js';

const NAMES = Object.keys(ROUTE_ADDRESSES) as RouteName[];

/** What the server itself has registered since its hooks were set: `GET /api/v1/me`. */
const registered = new Set<string>();
// biome-ignore lint/suspicious/noExplicitAny: the description of the API is looked into
let description: any;
let stop: () => Promise<void>;

/** All routes of controllers, as the server got them, described or not. */
async function startApp(settings: Record<string, string> = {}): Promise<NestFastifyApplication> {
  const database = await createTestDatabase();
  const app = await createApp(
    loadConfig({
      DATABASE_URL: database.url,
      SMTP_URL: 'smtp://127.0.0.1:1',
      AUTH_HS256_SECRET: 'a secret for tests, which signs nothing at all',
      LOG_LEVEL: 'error',
      ...settings,
    }),
  );
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  server.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) {
      // HEAD comes with every GET; preflights are answered by a wildcard of the CORS plug-in.
      if (one !== 'HEAD' && one !== 'OPTIONS') registered.add(`${one} ${url}`);
    }
  });
  stop = async () => {
    await app.close();
    await database.drop();
  };
  await app.init();
  await server.ready();
  return app;
}

beforeAll(async () => {
  const app = await startApp();
  const answer = await app.inject({ method: 'GET', url: '/api/v1/openapi.json' });
  description = answer.json();
});
afterAll(() => stop());

function operationOf(name: RouteName) {
  const { method, path } = addressOf(name);
  return description.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
}

describe('the route table', () => {
  it('has every route of the application, and none that the application has not', () => {
    expect([...registered].sort()).toEqual(Object.values(ROUTE_ADDRESSES).toSorted());
  });

  it('names each route once', () => {
    expect(new Set(Object.values(ROUTE_ADDRESSES)).size).toBe(NAMES.length);
    expect(Object.keys(ROUTES).sort()).toEqual(NAMES.toSorted());
  });

  it.each(NAMES)('describes %s as the API does', (name) => {
    const row: RouteContract = ROUTES[name];
    const operation = operationOf(name);
    expect(operation.tags).toEqual([row.tag]);
    expect(operation.security).toEqual(row.access === 'public' ? undefined : [{ bearer: [] }]);
    expect(Object.keys(operation.responses)).toContain(String(row.status ?? 200));
    expect(operation.requestBody === undefined).toBe(row.body === undefined);
    const places = new Set((operation.parameters ?? []).map((one: { in: string }) => one.in));
    expect(places.has('path')).toBe(row.params !== undefined);
    expect(places.has('query')).toBe(row.query !== undefined);
    expect(places.has('header')).toBe(row.idempotent === true);
  });

  it.each(NAMES)('%s names in its path the parameters it takes', (name) => {
    const inPath = [...addressOf(name).path.matchAll(/:(\w+)/g)].map(([, key]) => key);
    const { params } = ROUTES[name] as { params?: { shape: object } };
    expect(Object.keys(params?.shape ?? {})).toEqual(inPath);
  });
});
