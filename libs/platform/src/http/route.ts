import { applyDecorators, HttpCode, RequestMapping, RequestMethod } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiHeader,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import { IDEMPOTENCY_HEADER } from '@prepward/contracts/idempotency';
import { addressOf, type RouteName } from '@prepward/contracts/route-addresses';
import {
  isAdminWrite,
  ROUTES,
  type RouteContract,
  type RouteSchema,
} from '@prepward/contracts/routes';
import { AUTH_PREFIX } from '@prepward/contracts/site-addresses';
import type * as z from 'zod';
import { Audited } from '../audit/audit.interceptor.js';
import { Access, BetweenSteps, Viewable } from './access.js';
import { bindSchemas } from './bind-schemas.js';
import { Returns } from './returns.js';

type Answer<Name extends RouteName> =
  RouteSchema<Name, 'answer'> extends never ? unknown : z.input<RouteSchema<Name, 'answer'>>;

/** Fits methods that answer what the table says; their parameters are bound by their own decorators. */
type RouteDecorator<Name extends RouteName> = <
  Handler extends (...args: never[]) => Answer<Name> | Promise<Answer<Name>>,
>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Handler>,
) => void;

const BYTES = { type: 'string', format: 'binary' } as const;

function answers({ answer, file, status = 200 }: RouteContract): MethodDecorator {
  if (answer !== undefined) return Returns(answer, status);
  if (file === undefined) return HttpCode(status);
  const content = { [file]: { schema: BYTES } };
  return applyDecorators(HttpCode(status), ApiResponse({ status, content }));
}

/**
 * Makes a method the handler of a route in the table: it sets method and path, who may call it, the
 * schemas that parse `@Param()`, `@Query()` and `@Body()`, the status, and the response, which is
 * parsed on the way out, so nothing else gets out; a write by staff leaves an audit entry. OpenAPI
 * is derived from the same row.
 *
 * @throws Error, when the class loads, if the handler takes a part that the row doesn't have, or
 * leaves one out: it would never be checked
 */
export function Route<Name extends RouteName>(name: Name): RouteDecorator<Name> {
  const { method, path } = addressOf(name);
  const row: RouteContract = ROUTES[name];
  // The module of the auth protocol is mounted under the prefix that the operator has set.
  const own = path.startsWith(`${AUTH_PREFIX}/`) ? path.slice(AUTH_PREFIX.length) : path;
  const decorate: MethodDecorator = applyDecorators(
    RequestMapping({ method: RequestMethod[method], path: own }),
    answers(row),
    Access(row.access),
    ...(row.betweenSteps === true ? [BetweenSteps()] : []),
    ...(row.viewable === true ? [Viewable()] : []),
    ...(isAdminWrite(name) ? [Audited(name)] : []),
    ApiTags(row.tag),
    ...(row.raw === undefined ? [] : [ApiConsumes('*/*'), ApiBody({ schema: BYTES })]),
    ...(row.access === 'public' ? [] : [ApiBearerAuth()]),
    ...(row.idempotent === true ? [ApiHeader({ name: IDEMPOTENCY_HEADER, required: false })] : []),
  );
  return (target, key, descriptor) => {
    bindSchemas(name, row, target.constructor, key);
    decorate(target, key, descriptor);
  };
}
