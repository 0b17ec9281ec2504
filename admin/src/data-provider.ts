import { ADMIN_PREFIX } from '@prepward/contracts/route-addresses';
import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, fetchUtils, HttpError, type Identifier } from 'react-admin';
import { type Session, UnreachableError } from './session/session.js';
import { messageOf } from './ui/message-of.js';

/** What is done to one record that is more than a change of its fields. */
export interface StaffAction {
  id: Identifier;
  /** The last part of the address: `POST /users/:id/ban`. */
  action: string;
  /** The body; with `reason` where the route asks for one. */
  data?: Record<string, unknown>;
}

/** The protocol of ra-data-simple-rest, and what it has no word for. */
export interface StaffDataProvider extends DataProvider {
  /** Does something to a record. @returns the answer, null where it is empty */
  act(resource: string, action: StaffAction): Promise<{ data: unknown }>;
  /** Reads what isn't a record or a list of the protocol, by its path below the API's prefix. */
  read(path: string): Promise<{ data: unknown }>;
}

type Client = typeof fetchUtils.fetchJson;

/** react-admin shows this one in forms and messages: words for people, by the answer's code. */
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

function manyOf(resource: string, ids: readonly Identifier[]): string {
  const filter = new URLSearchParams({ filter: JSON.stringify({ id: ids }) });
  return `${ADMIN_PREFIX}/${resource}?${filter}`;
}

/**
 * Reads and writes `/api/v1/admin/{resource}` for the administrator who is signed in. Many records
 * are changed by one call, as the protocol selects them: `PUT /{resource}?filter={"id":[…]}`.
 * @throws HttpError with the api's own message; 401 where no one is signed in anymore.
 *   UnreachableError when no answer came
 */
export function createDataProvider(session: Session): StaffDataProvider {
  const client = clientOf(session);
  const many = async (method: string, resource: string, ids: Identifier[], data: unknown) => {
    const body = data === undefined ? {} : { body: JSON.stringify(data) };
    const { json } = await client(manyOf(resource, ids), { method, ...body });
    return { data: json };
  };
  return {
    ...simpleRestProvider(ADMIN_PREFIX, client),
    updateMany: (resource, { ids, data }) => many('PUT', resource, ids, data),
    deleteMany: (resource, { ids, meta }) => many('DELETE', resource, ids, meta),
    async act(resource, { id, action, data = {} }) {
      const path = `${ADMIN_PREFIX}/${resource}/${encodeURIComponent(id)}/${action}`;
      const { json } = await client(path, { method: 'POST', body: JSON.stringify(data) });
      return { data: json ?? null };
    },
    async read(path) {
      const { json } = await client(`${ADMIN_PREFIX}/${path}`);
      return { data: json };
    },
  };
}
