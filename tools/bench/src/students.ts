import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RouteName } from '@prepward/contracts/route-addresses';
import { type RouteInput, type RouteParts, requestOf } from '@prepward/contracts/route-request';
import type { RouteAnswer } from '@prepward/contracts/routes';
import { decodeJwt, decodeProtectedHeader, importJWK, SignJWT } from 'jose';
import type { Stack } from './stack.js';

/** A subscribed account with a session. */
export interface Student {
  userId: string;
  sessionId: string;
  token: string;
}

/** Calls a route of a server. @throws when it doesn't respond 2xx */
export async function call<Name extends RouteName>(
  { apiUrl }: Pick<Stack, 'apiUrl'>,
  name: Name,
  input: RouteInput<Name>,
  token?: string,
): Promise<RouteAnswer<Name>> {
  const { method, path, body } = requestOf(name, input as RouteParts);
  const answer = await fetch(apiUrl + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text);
}

/** Signs tokens like the API's own, with only the user and the session replaced. */
async function tokenMaker(
  stack: Stack,
): Promise<(student: Omit<Student, 'token'>) => Promise<string>> {
  const session = await call(stack, 'auth.signUp', { body: {} });
  if (typeof session.access_token !== 'string') throw new Error('A visitor got no session');
  const claims = decodeJwt(session.access_token);
  const { alg = '', kid = '' } = decodeProtectedHeader(session.access_token);
  const [jwk] = JSON.parse(readFileSync(stack.keyFile, 'utf8'));
  const key = await importJWK(jwk, alg);
  return ({ userId, sessionId }) =>
    new SignJWT({ ...claims, sub: userId, session_id: sessionId, is_anonymous: false })
      .setProtectedHeader({ alg, kid, typ: 'JWT' })
      .sign(key);
}

/** Inserts subscribed accounts with sessions straight into the tables, because signing up isn't measured. */
export async function makeStudents(stack: Stack, count: number): Promise<Student[]> {
  const tokenOf = await tokenMaker(stack);
  const ids = Array.from({ length: count }, () => ({
    userId: randomUUID(),
    sessionId: randomUUID(),
  }));
  const students = await Promise.all(
    ids.map(async (student) => ({ ...student, token: await tokenOf(student) })),
  );
  await stack.db.query(
    `WITH given AS (
       SELECT * FROM unnest($1::uuid[], $2::uuid[]) AS g(user_id, session_id)
     ), users AS (
       INSERT INTO users (id, email, email_confirmed_at)
       SELECT user_id, user_id || '@example.org', now() FROM given
     ), sessions AS (
       INSERT INTO sessions (id, user_id, amr)
       SELECT session_id, user_id, '[{"method": "password", "timestamp": 0}]' FROM given
     )
     INSERT INTO subscriptions (id, user_id, plan, ends_at)
     SELECT gen_random_uuid(), user_id, 'monthly', now() + interval '30 days' FROM given`,
    [students.map(({ userId }) => userId), students.map(({ sessionId }) => sessionId)],
  );
  return students;
}
