import { routeRequest } from '@prepward/contracts/route-request';
import { HttpError } from 'react-admin';
import { type Session, UnreachableError } from './session.js';

/**
 * Opens the queues' board for this browser: a page load carries no bearer, so the api sets a
 * short-lived cookie for it.
 * @throws HttpError when the api refuses; UnreachableError when it does not answer
 */
export async function openQueues(session: Session, fetcher: typeof fetch): Promise<void> {
  const token = await session.accessToken();
  if (token === null) throw new HttpError('Please sign in again.', 401);
  const { method, path } = routeRequest('admin.openQueues');
  const response = await fetcher(path, {
    method,
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  }).catch((cause: unknown) => {
    throw new UnreachableError(cause);
  });
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => null);
    const message: unknown =
      body !== null && typeof body === 'object' ? Reflect.get(body, 'message') : undefined;
    throw new HttpError(
      typeof message === 'string' ? message : "We couldn't open the queues.",
      response.status,
      body,
    );
  }
}
