import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import type { RouteContract } from '@prepward/contracts/routes';

const INJECTED = [
  ['params', RouteParamtypes.PARAM, '@Param()'],
  ['query', RouteParamtypes.QUERY, '@Query()'],
  ['body', RouteParamtypes.BODY, '@Body()'],
] as const;

/**
 * Gives the `@Param()`, `@Query()` and `@Body()` of a handler their schemas from the table. A raw
 * body has none.
 *
 * @throws Error when the handler takes a part that the row doesn't have, or leaves one out
 */
export function bindSchemas(
  name: string,
  row: RouteContract,
  controller: object,
  key: string | symbol,
) {
  const bound: Record<string, object> = {
    ...Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, key),
  };
  for (const [part, type, decorator] of INJECTED) {
    const schema = row[part];
    const isTaken = schema !== undefined || (part === 'body' && row.raw !== undefined);
    const places = Object.keys(bound).filter((place) => place.startsWith(`${type}:`));
    if (!isTaken && places.length > 0) {
      throw new Error(
        `${name} has no ${part} in the route table, but its handler has ${decorator}`,
      );
    }
    if (isTaken && places.length === 0) {
      throw new Error(`${name} has ${part} in the route table: its handler needs ${decorator}`);
    }
    if (schema === undefined) continue;
    for (const place of places) bound[place] = { ...bound[place], schema };
  }
  Reflect.defineMetadata(ROUTE_ARGS_METADATA, bound, controller, key);
}
