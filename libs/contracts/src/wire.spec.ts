import { readdirSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import * as z from 'zod';
import { shapeOf } from '../test/shapes.js';
import { addressOf, type RouteName } from './route-addresses.js';
import { ROUTES, type RouteContract } from './routes.js';

/*
 * What goes over the wire: each schema with its limits, each route with what it takes and answers, each
 * event with its payload. A change here affects others: browsers with an older page, programs, and
 * waiting jobs. If it's intended, update the snapshot with `-u`.
 */

const files = readdirSync(import.meta.dirname)
  .filter((file) => /^[a-z-]+\.[jt]s$/.test(file) && file !== 'events.ts')
  .sort();
const modules: [file: string, content: Record<string, unknown>][] = await Promise.all(
  files.map(async (file) => [file, await import(`./${file.replace(/\.ts$/, '.js')}`)] as const),
);

const names = new Map<unknown, string>();
for (const [, content] of modules) {
  for (const [name, value] of Object.entries(content)) {
    if (value instanceof z.ZodType && !names.has(value)) names.set(value, name);
  }
}
const nameOf = (schema: unknown) => names.get(schema);
const written = (schema: z.ZodType) => nameOf(schema) ?? shapeOf(schema, nameOf);

it('holds the same in every schema', () => {
  const lines = [...names].map(
    ([schema, name]) => `${name}: ${shapeOf(schema as z.ZodType, nameOf)}`,
  );
  expect(lines.join('\n')).toMatchSnapshot();
});

it('is taken and answered by the same routes', () => {
  const lines = (Object.keys(ROUTES) as RouteName[]).map((name) => {
    const { access: _, params, query, body, answer, ...rest }: RouteContract = ROUTES[name];
    const { method, path } = addressOf(name);
    const parts = Object.entries({ params, query, body, answer }).flatMap(([part, schema]) =>
      schema === undefined ? [] : `${part}: ${written(schema)}`,
    );
    const facts = Object.entries(rest).map(([fact, value]) => `${fact}: ${value}`);
    return [`${name} = ${method} ${path}`, ...parts, ...facts].join(' · ');
  });
  expect(lines.join('\n')).toMatchSnapshot();
});

it('is told to other modules by the same events', async () => {
  const events = Object.values(await import('./events.js'));
  const lines = events.map(({ name, schema }) => `${name}: ${written(schema)}`);
  expect(lines.join('\n')).toMatchSnapshot();
});
