import type * as z from 'zod';
import { addressOf, type RouteName } from './route-addresses.js';
import type { RouteSchema } from './routes.js';
import type { RouteAddress, RouteMethod } from './site-addresses.js';

/** The schema's input; where it coerces any value (`z.coerce`), its output type. */
type Written<Schema extends z.ZodType> = {
  [Key in keyof z.input<Schema>]: unknown extends z.input<Schema>[Key]
    ? z.output<Schema>[Key & keyof z.output<Schema>]
    : z.input<Schema>[Key];
};

/** A part of the input: absent if the route has none, optional if nothing in it is required. */
type PartOf<Key extends string, Value> = [Value] extends [never]
  ? { [key in Key]?: undefined }
  : Record<never, never> extends Value
    ? { [key in Key]?: Value }
    : { [key in Key]: Value };

/** Never if a route has no such schema. */
type IfAny<Schema, Value> = [Schema] extends [never] ? never : Value;

/** What a route's caller passes: parameters, query and body, as far as the route has them. */
export type RouteInput<Name extends RouteName> = PartOf<
  'params',
  IfAny<RouteSchema<Name, 'params'>, Written<RouteSchema<Name, 'params'>>>
> &
  PartOf<'query', IfAny<RouteSchema<Name, 'query'>, Written<RouteSchema<Name, 'query'>>>> &
  PartOf<'body', IfAny<RouteSchema<Name, 'body'>, z.input<RouteSchema<Name, 'body'>>>>;

/** The arguments after the name: optional if nothing in them is required. */
export type RouteArguments<Given> = Record<never, never> extends Given ? [Given?] : [Given];

/** One call, as any client sends it. `path` begins with a slash and holds the query string. */
export interface RouteRequest {
  method: RouteMethod;
  path: string;
  /** To be sent as JSON; undefined if there is no body. */
  body: unknown;
}

/** {@link RouteInput} of any route. */
export interface RouteParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** As {@link requestOf}, for clients that know the address. */
export function requestTo(
  { method, path }: RouteAddress,
  { params = {}, query = {}, body }: RouteParts,
): RouteRequest {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.set(key, String(value));
  }
  const place = path.replace(/:(\w+)/g, (_, key) => encodeURIComponent(String(params[key])));
  return { method, path: search.size > 0 ? `${place}?${search}` : place, body };
}

/** As {@link routeRequest}, for clients that have checked the types of the input themselves. */
export function requestOf(name: RouteName, parts: RouteParts): RouteRequest {
  return requestTo(addressOf(name), parts);
}

/**
 * The request that calls a route. It's typed by the table, but doesn't load the table's schemas: a
 * browser loads only the addresses. Undefined query parameters are left out.
 */
export function routeRequest<Name extends RouteName>(
  name: Name,
  ...[input]: RouteArguments<RouteInput<Name>>
): RouteRequest {
  return requestOf(name, (input ?? {}) as RouteParts);
}
