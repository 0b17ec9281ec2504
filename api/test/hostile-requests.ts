import { AUTH_PREFIX } from '@prepward/contracts/site-addresses';
import fc from 'fast-check';

/** The parts of a JSON Schema that a generator of values reads. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
}

interface Operation {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

/**
 * The part of an OpenAPI description that requests are generated from and responses checked
 * against.
 */
export interface Description {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

/** Who calls. */
const CALLERS = ['no one', 'a bad token', 'visitor', 'student', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

/** A request, and the operation of the description that it calls. */
export interface HostileRequest {
  caller: Caller;
  method: string;
  /** As the description has it: `/api/v1/attempts/{id}`. */
  pattern: string;
  route: string;
  /** As it is sent; undefined without one. */
  body: string | undefined;
}

/** What has broken servers elsewhere. */
const NASTY = [
  '',
  ' ',
  '\u0000',
  'nul\u0000@example.org',
  '\ud800',
  '\u202e',
  "' OR 1=1 --",
  '%00',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e309',
  '9007199254740993',
  '9999-99-99',
  '+275760-09-13T00:00:00.000Z',
  '2026-02-30',
  'Mars/Olympus',
  '{"$ne":1}',
  '[1000000,1000000]',
  'é'.repeat(300),
];
const nasty = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const anything: fc.Arbitrary<unknown> = fc.oneof(
  nasty,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(null, true, -1, 0, 2 ** 31, 2 ** 53, 1e308, -1e308, 0.1, [], {}),
);

function textOf({ format }: Schema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.constantFrom('a@example.org', 'A.B+c@example.org');
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true }).map((day) => day.toISOString());
  return fc.oneof(nasty, fc.constantFrom('a@example.org', 'correct horse 7', 'math', 'signup'));
}

/** Values that a schema could mean, and every so often others. */
class Values {
  constructor(private readonly schemas: Record<string, Schema>) {}

  /** @param depth how much deeper a value may nest */
  of(schema: Schema, depth = 4): fc.Arbitrary<unknown> {
    return fc.oneof(
      { weight: 5, arbitrary: this.meant(schema, depth) },
      { weight: 1, arbitrary: anything },
    );
  }

  private meant(schema: Schema, depth: number): fc.Arbitrary<unknown> {
    if (depth === 0) return anything;
    const named = schema.$ref?.split('/').at(-1);
    if (named !== undefined) return this.of(this.schemas[named] ?? {}, depth - 1);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
    const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
    if (choices?.length) return fc.oneof(...choices.map((each) => this.of(each, depth - 1)));
    if (schema.properties !== undefined) return this.objectOf(schema.properties, depth);
    const types = schema.type === undefined ? [] : [schema.type].flat();
    if (types.length === 0) return anything;
    return fc.oneof(...types.map((type) => this.ofType(type, schema, depth)));
  }

  private objectOf(properties: Record<string, Schema>, depth: number): fc.Arbitrary<unknown> {
    const members = Object.entries(properties).map(
      ([name, schema]) => [name, this.of(schema, depth - 1)] as const,
    );
    return fc.oneof(
      { weight: 3, arbitrary: fc.record(Object.fromEntries(members), { requiredKeys: [] }) },
      { weight: 3, arbitrary: fc.record(Object.fromEntries(members)) },
      { weight: 1, arbitrary: fc.dictionary(nasty, anything, { maxKeys: 3 }) },
    );
  }

  private ofType(type: string, schema: Schema, depth: number): fc.Arbitrary<unknown> {
    switch (type) {
      case 'string':
        return textOf(schema);
      case 'integer':
        return fc.oneof(fc.integer(), fc.integer({ min: -1, max: 200 }));
      case 'number':
        return fc.double({ noNaN: true, noDefaultInfinity: true });
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return fc.array(this.of(schema.items ?? {}, depth - 1), { maxLength: 4 });
      default:
        return fc.dictionary(nasty, anything, { maxKeys: 3 });
    }
  }
}

const textual = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
/** For an address, which can't have a lone surrogate. */
const encoded = (value: unknown) =>
  encodeURIComponent(textual(value ?? '').replace(/\p{Surrogate}/gu, '\ufffd'));

/** One segment of a path: if it's empty or just dots, it would lead to another route. */
function segment(value: unknown): string {
  const text = encoded(value);
  return /^\.{0,2}$/.test(text) ? '0' : text;
}

function routeOf(
  pattern: string,
  { parameters = [] }: Operation,
  values: Values,
): fc.Arbitrary<string> {
  const inside = [...pattern.matchAll(/{(\w+)}/g)].map(([, name = '']) => name);
  const asked = parameters.filter((parameter) => parameter.in === 'query');
  const parameterOf = (name: string) =>
    values.of(
      parameters.find((parameter) => parameter.name === name)?.schema ?? { type: 'string' },
    );
  const path = fc.record(Object.fromEntries(inside.map((name) => [name, parameterOf(name)])));
  const query = fc.record(Object.fromEntries(asked.map(({ name }) => [name, parameterOf(name)])), {
    requiredKeys: [],
  });
  const stray = fc.option(fc.tuple(nasty, nasty), { freq: 8, nil: undefined });
  return fc.tuple(path, query, stray).map(([ids, given, more]) => {
    const address = pattern.replace(/{(\w+)}/g, (_, name: string) => segment(ids[name]));
    const pairs = [...Object.entries(given), ...(more === undefined ? [] : [more])];
    const search = pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
    return search === '' ? address : `${address}?${search}`;
  });
}

/** Bodies that fit the description, others, and some that aren't JSON at all. */
function bodyOf({ requestBody }: Operation, values: Values): fc.Arbitrary<string> {
  const schema = requestBody?.content?.['application/json']?.schema ?? {};
  return fc.oneof(
    { weight: 12, arbitrary: values.of(schema).map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '{', 'null', '[]', '"text"', '1e999', '{"__proto__":1}'),
    },
    { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
  );
}

/** Ends the caller's session, so nothing after it would be tested. */
const LEFT_OUT = new Set([`post ${AUTH_PREFIX}/logout`]);

/** Requests to every operation of a description, each as often as any other. */
export function hostileRequests({ paths, components }: Description): fc.Arbitrary<HostileRequest> {
  const values = new Values(components?.schemas ?? {});
  const operations = Object.entries(paths).flatMap(([pattern, methods]) =>
    Object.entries(methods)
      .filter(([method]) => !LEFT_OUT.has(`${method} ${pattern}`))
      .map(([method, operation]) =>
        fc.record({
          caller: fc.constantFrom(...CALLERS, 'student' as const, 'admin' as const),
          method: fc.constant(method.toUpperCase()),
          pattern: fc.constant(pattern),
          route: routeOf(pattern, operation, values),
          body: method === 'get' ? fc.constant(undefined) : bodyOf(operation, values),
        }),
      ),
  );
  return fc.oneof(...operations);
}
