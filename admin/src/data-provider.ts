import { ADMIN_PREFIX } from '@prepward/contracts/route-addresses';
import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, fetchUtils, HttpError } from 'react-admin';
import { type Session, UnreachableError } from './session/session.js';

/**
 * Reads and writes `/api/v1/admin/{resource}` for the administrator who is signed in.
 * @throws HttpError with the api's own message; 401 where no one is signed in any more.
 *   UnreachableError when no answer came
 */
export function createDataProvider(session: Session): DataProvider {
  return simpleRestProvider(ADMIN_PREFIX, async (url, options = {}) => {
    const token = await session.accessToken();
    if (token === null) throw new HttpError('Please sign in again.', 401);
    try {
      return await fetchUtils.fetchJson(url, {
        ...options,
        user: { authenticated: true, token: `Bearer ${token}` },
      });
    } catch (error) {
      throw error instanceof TypeError ? new UnreachableError(error) : error;
    }
  });
}
