import { ROUTE_ADDRESSES, type RouteName } from '@prepward/contracts/route-addresses';
import type { RouteInput } from '@prepward/contracts/route-request';
import type { RouteAnswer, RouteQuery } from '@prepward/contracts/routes';
import type { RouteMethod } from '@prepward/contracts/site-addresses';
import { ADMIN_PREFIX } from '@prepward/contracts/staff-addresses';
import type { RaRecord } from 'react-admin';

/*
 * What the route table says of the back-office: which resources there are, what their records are,
 * and what can be done to them. None of it is repeated anywhere else.
 */

type Addresses = typeof ROUTE_ADDRESSES;
type Prefix = typeof ADMIN_PREFIX;

/** The route at an address, such as `GET /api/v1/admin/users`; a pattern gives all that fit. */
type RouteAt<Address extends string> = {
  [Name in RouteName]: Addresses[Name] extends Address ? Name : never;
}[RouteName];

/** The routes of the back-office. */
export type StaffRoute = RouteAt<`${RouteMethod} ${Prefix}/${string}`>;
/** Those that only read. */
export type StaffRead = RouteAt<`GET ${Prefix}/${string}`>;

type PathOf<
  Name extends StaffRoute,
  Method extends RouteMethod,
> = Addresses[Name] extends `${Method} ${Prefix}/${infer Path}` ? Path : never;

/** Paths below the prefix whose routes answer a list. */
type ListPath = {
  [Name in StaffRead]: RouteAnswer<Name> extends readonly unknown[] ? PathOf<Name, 'GET'> : never;
}[StaffRead];

/** Lists of records, by their path below the API's prefix: "users", "refund-requests". */
export type StaffResourceName = Exclude<ListPath, `${string}/${string}`>;
/** Those whose records can be read one by one. */
export type StaffRecordName = {
  [Name in StaffResourceName]: [RouteAt<`GET ${Prefix}/${Name}/:id`>] extends [never]
    ? never
    : Name;
}[StaffResourceName];

/** The name of a resource, type-checked, for parts of react-admin that accept any string. */
export const resource = <Name extends StaffResourceName>(name: Name): Name => name;

type ListRoute<Name extends StaffResourceName> = RouteAt<`GET ${Prefix}/${Name}`>;

/** A row of a list. */
export type RowOf<Name extends StaffResourceName> = Extract<
  RouteAnswer<ListRoute<Name>> extends readonly (infer Row)[] ? Row : never,
  RaRecord
>;
/** A record by itself; it may have more than its row. */
export type RecordOf<Name extends StaffRecordName> = Extract<
  RouteAnswer<RouteAt<`GET ${Prefix}/${Name}/:id`>>,
  RaRecord
>;
/** What a list can be sorted by. */
export type SortOf<Name extends StaffResourceName> =
  RouteQuery<ListRoute<Name>> extends { sort?: [infer Field extends string, unknown] | undefined }
    ? Field
    : never;
/** What a list can be filtered by. */
export type FilterOf<Name extends StaffResourceName> =
  RouteQuery<ListRoute<Name>> extends { filter?: infer Filter | undefined }
    ? NonNullable<Filter>
    : never;

/** The body that a route takes. */
export type BodyOf<Name extends StaffRoute> =
  RouteInput<Name> extends { body?: infer Body } ? Exclude<Body, undefined> : never;

/** Routes that do one thing to one record: `POST /users/:id/ban`. */
export type RecordAction = RouteAt<`POST ${Prefix}/${string}/:id/${string}`>;
/** The body of one call that changes many records. */
export type BulkChange<Name extends StaffResourceName> = BodyOf<
  StaffRoute & RouteAt<`PUT ${Prefix}/${Name}`>
>;

const NAMES = Object.keys(ROUTE_ADDRESSES) as RouteName[];

/**
 * The route that changes or deletes many records of a resource.
 * @throws Error where the table has none
 */
export function bulkRoute(method: 'PUT' | 'DELETE', resource: string): RouteName {
  const address = `${method} ${ADMIN_PREFIX}/${resource}`;
  const route = NAMES.find((name) => ROUTE_ADDRESSES[name] === address);
  if (route === undefined) throw new Error(`No route is at ${address}.`);
  return route;
}
