import {
  type RouteArguments,
  type RouteInput,
  type RouteParts,
  type RouteRequest,
  requestOf,
} from '@prepward/contracts/route-request';
import type { RouteAnswer } from '@prepward/contracts/routes';
import { ADMIN_PREFIX } from '@prepward/contracts/staff-addresses';
import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, fetchUtils, HttpError, type Identifier } from 'react-admin';
import { type Session, UnreachableError } from './session/session.js';
import { bulkRoute, type StaffRoute } from './staff-routes.js';
import { messageOf } from './ui/message-of.js';

/** The protocol of ra-data-simple-rest, plus the calls that it doesn't cover. */
export interface StaffDataProvider extends DataProvider {
  /** Calls a route of the back-office by its name. @returns its answer; undefined where it is empty */
  call<Name extends StaffRoute>(
    name: Name,
    ...input: RouteArguments<RouteInput<Name>>
  ): Promise<{ data: RouteAnswer<Name> }>;
}

/** As `call` of the provider, for parts of pages that have checked the types of the input themselves. */
export type SendParts = (name: StaffRoute, parts: RouteParts) => Promise<{ data: unknown }>;

type Client = typeof fetchUtils.fetchJson;

/** Puts the message for the error's code where react-admin's forms and messages look for it. */
function withWords(error: unknown): unknown {
  if (!(error instanceof HttpError) || typeof error.body !== 'object') return error;
  const words = messageOf(error);
  const errors = { ...error.body?.errors, root: { serverError: words } };
  return Object.assign(error, { body: { ...error.body, errors } });
}

function clientOf(session: Session): Client {
  return async (url, options = {}) => {
    const token = await session.accessToken();
    if (token === null) throw new HttpError('Please sign in again.', 401);
    try {
      return await fetchUtils.fetchJson(url, {
        ...options,
        user: { authenticated: true, token: `Bearer ${token}` },
      });
    } catch (error) {
      throw error instanceof TypeError ? new UnreachableError(error) : withWords(error);
    }
  };
}

/**
 * Reads and writes `/api/v1/admin/{resource}` for the administrator who is signed in. Many records
 * are changed by one call, selected as in the protocol: `PUT /{resource}?filter={"id":[…]}`.
 * @throws HttpError with the api's own message; 401 where no one is signed in anymore.
 *   UnreachableError when no answer came
 */
export function createDataProvider(session: Session): StaffDataProvider {
  const client = clientOf(session);
  const send = async ({ method, path, body }: RouteRequest) => {
    const { json } = await client(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { data: json };
  };
  const many = async (
    method: 'PUT' | 'DELETE',
    resource: string,
    ids: Identifier[],
    body: unknown,
  ) => {
    const query = { filter: JSON.stringify({ id: ids }) };
    return send(requestOf(bulkRoute(method, resource), { query, body }));
  };
  return {
    ...simpleRestProvider(ADMIN_PREFIX, client),
    updateMany: (resource, { ids, data }) => many('PUT', resource, ids, data),
    deleteMany: (resource, { ids, meta }) => many('DELETE', resource, ids, meta),
    call: (name, ...[input]) => send(requestOf(name, (input ?? {}) as RouteParts)),
  };
}
