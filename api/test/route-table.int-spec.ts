import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { BODY_RULES } from '@prepward/contracts/body-rules';
import { addressOf, ROUTE_ADDRESSES, type RouteName } from '@prepward/contracts/route-addresses';
import { ROUTES, type RouteContract } from '@prepward/contracts/routes';
import { AUTH_PREFIX } from '@prepward/contracts/site-addresses';
import { createTestDatabase } from '@prepward/testing/database';
import { ROOT } from '@prepward/testing/root';
import { TEST_SETTINGS } from '@prepward/testing/settings';
import { productionFiles, sourceOf } from '@prepward/testing/sql-walls';

const NAMES = Object.keys(ROUTE_ADDRESSES) as RouteName[];

interface Operation {
  tags: string[];
  security?: object[];
  responses: object;
  requestBody?: object;
  parameters?: { in: string }[];
}

/** What the application says of itself. */
interface Registered {
  /** As the controllers registered them, described or not: `GET /api/v1/me`. */
  routes: string[];
  /** How each takes its body. */
  bodies: Record<string, { limit: number; form: string }>;
  /** What each route of the queue board answers without a pass, and with a forged one. */
  board: Record<string, [status: number, location: string][]>;
  /** OpenAPI. */
  description: { paths: Record<string, Record<string, Operation>> };
}

/** What the application registers under each of the settings. */
async function registered<const Many extends readonly Record<string, string>[]>(
  ...settings: Many
): Promise<{ [N in keyof Many]: Registered }> {
  const database = await createTestDatabase();
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        '--import',
        path.join(ROOT, 'tools/scripts/swc-loader.mjs'),
        path.join(ROOT, 'api/test/registered-routes.ts'),
        JSON.stringify(settings),
      ],
      {
        cwd: ROOT,
        maxBuffer: 30_000_000,
        env: {
          PATH: process.env.PATH,
          DATABASE_URL: database.url,
          ...TEST_SETTINGS,
          LOG_LEVEL: 'fatal',
        },
      },
    );
    return JSON.parse(stdout);
  } finally {
    await database.drop();
  }
}

let app: Registered;
let planted: Registered;
let moved: Registered;
beforeAll(async () => {
  [app, planted, moved] = await registered(
    {},
    { PLANTED_ROUTE: '/api/v1/planted' },
    { AUTH_PREFIX: '/accounts/v2' },
  );
});

function operationOf(name: RouteName): Operation | undefined {
  const { method, path } = addressOf(name);
  return app.description.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
}

/** Where the application and a table differ. */
function differences(routes: readonly string[], table: readonly string[]) {
  return {
    unlisted: routes.filter((route) => !table.includes(route)),
    unanswered: table.filter((route) => !routes.includes(route)),
  };
}

describe('the route table', () => {
  const table = Object.values(ROUTE_ADDRESSES);

  it('has every route of the application, and none that the application has not', () => {
    expect(differences(app.routes, table)).toEqual({ unlisted: [], unanswered: [] });
    expect(app.routes).toHaveLength(table.length);
  });

  it('is not complete when a route is planted beside it, or a row that nothing answers', () => {
    expect(differences(planted.routes, [...table, 'PUT /api/v1/planned'])).toEqual({
      unlisted: ['GET /api/v1/planted'],
      unanswered: ['PUT /api/v1/planned'],
    });
  });

  it('holds wherever the auth protocol is mounted', () => {
    const expected = table.map((address) => address.replace(AUTH_PREFIX, '/accounts/v2'));
    expect(moved.routes.toSorted()).toEqual(expected.sort());
  });

  it('leaves out the queue board, of which every route sends strangers to the sign-in', () => {
    const routes = Object.keys(app.board);
    // The page, the queues, a job, and what acts on one: the library adds about forty.
    expect(routes).toEqual(
      expect.arrayContaining([
        'GET /management_support/queues',
        'GET /management_support/queues/api/queues',
        'PUT /management_support/queues/api/queues/:queueName/pause',
        'PUT /management_support/queues/api/queues/:queueName/:jobId/retry',
      ]),
    );
    const open = routes.filter((route) =>
      app.board[route]?.some(([status, location]) => status !== 303 || location !== '/admin'),
    );
    expect(open).toEqual([]);
  });

  it('says how large a body may be, and whether it is raw', () => {
    const usual = BODY_RULES.map(({ method, path, limit, form }) => [
      `${method} ${path}`,
      { limit, form },
    ]);
    expect(app.bodies).toEqual(Object.fromEntries(usual));
  });

  it('names each route once', () => {
    expect(new Set(Object.values(ROUTE_ADDRESSES)).size).toBe(NAMES.length);
    expect(Object.keys(ROUTES).sort()).toEqual(NAMES.toSorted());
  });

  it.each(NAMES)('describes %s as the API does', (name) => {
    const row: RouteContract = ROUTES[name];
    const operation = operationOf(name);
    expect(operation?.tags).toEqual([row.tag]);
    expect(operation?.security).toEqual(row.access === 'public' ? undefined : [{ bearer: [] }]);
    expect(Object.keys(operation?.responses ?? {})).toContain(String(row.status ?? 200));
    expect(operation?.requestBody === undefined).toBe((row.body ?? row.raw) === undefined);
    const places = new Set(operation?.parameters?.map((one) => one.in));
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

const ROUTE = /@Route\('/;
const PAGE = /\bsendPage\([^,]*,\s*([^,]*),/g;
const PARTS = /@(Param|Query|Body)\(/g;
const TYPED =
  /@(Param|Query|Body)\(\)\s*(?:\{[^}]*\}|\w+):\s*(\w+(?:<'[^']*'>)?(?: \| undefined)?|\{[^}]*\})(?=\s*[,)])/g;

/** The handlers in a controller's code: the route of each, and the code up to the next one. */
function handlersIn(source: string): { name: RouteName; code: string }[] {
  return source
    .split(ROUTE)
    .slice(1)
    .map((code) => ({ name: code.split("'")[0] as RouteName, code }));
}

/**
 * Arguments in a controller's code whose type isn't their own route's. Nest binds arguments when
 * the types are gone, so the compiler never compares the two.
 */
function foreignArguments(source: string): string[] {
  return handlersIn(source).flatMap(({ name, code }) => {
    const { raw }: RouteContract = ROUTES[name];
    const typed = [...code.matchAll(TYPED)].map(([, part = '', type = '']) => {
      const own = `Route${part === 'Param' ? 'Params' : part}<'${name}'>`;
      const isRaw = part === 'Body' && raw !== undefined && /^(Buffer|Readable)/.test(type);
      return type === own || isRaw ? [] : [`${name} takes ${type}, not ${own}`];
    });
    const parts = code.match(PARTS) ?? [];
    return [
      ...typed.flat(),
      ...(typed.length === parts.length ? [] : [`${name} has an argument without a plain type`]),
    ];
  });
}

/** Pages in a controller's code that are sent as another route's page. */
function foreignPages(source: string): string[] {
  return handlersIn(source).flatMap(({ name, code }) =>
    [...code.matchAll(PAGE)].flatMap(([, list]) =>
      list === `'${name}'` ? [] : [`${name} sends a page of ${list}`],
    ),
  );
}

describe('a handler', () => {
  const controllers = productionFiles(['libs/modules', 'api/src'])
    .filter((file) => file.endsWith('.controller.ts'))
    .map(sourceOf);
  /** What its body has to be depends on the grant in the query; the handler parses it. */
  const PARSED_LATER = "auth.token takes unknown, not RouteBody<'auth.token'>";

  it('takes the types of its own route', () => {
    const found = controllers.flatMap(handlersIn).map(({ name }) => name);
    expect(found.toSorted()).toEqual(NAMES.toSorted());
    expect(controllers.flatMap(foreignArguments)).toEqual([PARSED_LATER]);
  });

  it.each([
    ["save(@Body() body: RouteBody<'attempts.presence'>) {", "RouteBody<'attempts.presence'>"],
    ['save(\n    @Body() { id }: { id: string },\n  ) {', '{ id: string }'],
    ["save(@Param() { id }: RouteQuery<'attempts.save'>) {", "RouteQuery<'attempts.save'>"],
  ])('that takes another is found: %s', (code, type) => {
    const [found = ''] = foreignArguments(`@Route('attempts.save')\n  ${code}\n`);
    expect(found).toMatch(`attempts.save takes ${type}, not Route`);
  });

  it.each([
    "save(@Body('id') id: string) {",
    'save(@Body() { item: { id } }: Body) {',
    "save(@Body() body: RouteBody<'attempts.save'> & { note: string }) {",
    "save(@Body() body: RouteBody<'attempts.save'>['response']) {",
  ])('whose argument cannot be read is found: %s', (code) => {
    expect(foreignArguments(`@Route('attempts.save')\n  ${code}\n`)).toEqual([
      'attempts.save has an argument without a plain type',
    ]);
  });

  it('sends a page as that of its own route', () => {
    expect(controllers.filter((source) => source.match(PAGE))).not.toEqual([]);
    expect(controllers.flatMap(foreignPages)).toEqual([]);
  });

  it.each(["'admin.orders'", 'list', 'NAMES[0]'])(
    'that sends a page of another is found: %s',
    (list) => {
      const code = `return sendPage(\n      reply,\n      ${list},\n      page);`;
      expect(foreignPages(`@Route('admin.payments')\n  ${code}\n`)).toEqual([
        `admin.payments sends a page of ${list}`,
      ]);
    },
  );
});
