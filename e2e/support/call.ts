import type { APIRequestContext } from '@playwright/test';
import type { RouteName } from '@prepward/contracts/route-addresses';
import { type RouteInput, type RouteParts, requestOf } from '@prepward/contracts/route-request';
import type { RouteAnswer } from '@prepward/contracts/routes';

interface ApiAnswer<Name extends RouteName> {
  status: number;
  body: RouteAnswer<Name> & { code?: string };
}

/** Calls a route as someone who is signed in, or anonymously. */
export async function call<Name extends RouteName>(
  request: APIRequestContext,
  caller: { token: string } | null,
  name: Name,
  input: RouteInput<Name>,
): Promise<ApiAnswer<Name>> {
  const { method, path, body: data } = requestOf(name, input as RouteParts);
  const headers: Record<string, string> =
    caller === null ? {} : { authorization: `Bearer ${caller.token}` };
  const answer = await request.fetch(path, { method, headers, data });
  return { status: answer.status(), body: await answer.json() };
}
