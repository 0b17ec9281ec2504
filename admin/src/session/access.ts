import { handOverToast } from '@prepward/browser/handed-over-toast';
import type { ErrorCode } from '@prepward/contracts/errors';
import { routeRequest } from '@prepward/contracts/route-request';
import type { RouteAnswer } from '@prepward/contracts/routes';
import { DASHBOARD_PATH, type Leave } from '../paths.js';
import { type Session, UnreachableError } from './session.js';

/** Who is signed in, as `GET /api/v1/me` says. */
export type Me = RouteAnswer<'account.me'>;

/** Who wants to enter the back-office. */
export type Access =
  | { kind: 'anonymous' }
  /** The password was right; the code is still to come. */
  | { kind: 'second-step' }
  | { kind: 'not-admin' }
  /** An admin who must set up two-step sign-in before anything else. */
  | { kind: 'must-set-up' }
  | { kind: 'admin'; me: Me };

/** Answers of a server that is starting or overloaded: they say nothing about the role. */
const NO_ANSWER = new Set([502, 503, 504]);

/** Whether the server refuses a session because its second step is still to come. */
async function needsSecondStep(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return isCode(body, 'SECOND_STEP_REQUIRED');
}

function isCode(body: unknown, code: ErrorCode): boolean {
  return body !== null && typeof body === 'object' && Reflect.get(body, 'code') === code;
}

async function askWhoIAm(token: string, fetcher: typeof fetch): Promise<Response> {
  let response: Response;
  try {
    response = await fetcher(routeRequest('account.me').path, {
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
    });
  } catch (cause) {
    throw new UnreachableError(cause);
  }
  if (NO_ANSWER.has(response.status)) throw new UnreachableError();
  return response;
}

/**
 * Decides who may enter. A lookup that fails is logged and counts as "not an admin".
 * @throws UnreachableError when the server gave no answer
 */
export async function resolveAccess(session: Session, fetcher: typeof fetch): Promise<Access> {
  const token = await session.accessToken();
  if (token === null) return { kind: 'anonymous' };
  const response = await askWhoIAm(token, fetcher);
  if (response.status === 401) return { kind: 'anonymous' };
  if (await needsSecondStep(response)) return { kind: 'second-step' };
  try {
    if (!response.ok) throw new Error(`The role lookup answered ${response.status}.`);
    const me = (await response.json()) as Me;
    if (!me.isAdmin) return { kind: 'not-admin' };
    return me.mustSetUpTwoStep ? { kind: 'must-set-up' } : { kind: 'admin', me };
  } catch (error) {
    console.error('The role could not be looked up.', error);
    return { kind: 'not-admin' };
  }
}

/** Sends a student without the role to the dashboard, where a toast says why. */
export function turnAway(leave: Leave): void {
  handOverToast({
    title: "Access Denied: You don't have admin privileges.",
    variant: 'destructive',
  });
  leave(DASHBOARD_PATH);
}
