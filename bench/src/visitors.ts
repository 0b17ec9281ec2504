import { CLIENTS } from './load.js';
import type { Stack } from './stack.js';

/** A visitor's session. */
export interface Visitor {
  token: string;
  userId: string;
}

/** Calls the API. @throws when it does not answer 2xx */
export async function call<T>(
  stack: Stack,
  path: string,
  body: object,
  token?: string,
): Promise<T> {
  const answer = await fetch(stack.apiUrl + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${text}`);
  return JSON.parse(text);
}

/** A visitor for each client of the load, so that no two share a row. */
export async function makeVisitors(stack: Stack): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  while (visitors.length < CLIENTS) {
    const session = await call<{ access_token: string; user: { id: string } }>(
      stack,
      '/auth/v1/signup',
      {},
    );
    visitors.push({ token: session.access_token, userId: session.user.id });
  }
  return visitors;
}
