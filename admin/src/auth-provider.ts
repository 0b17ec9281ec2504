import { handOverToast } from '@prepward/browser/handed-over-toast';
import { STAFF_SIGN_IN_PATH } from '@prepward/contracts/back-office';
import type { AuthProvider } from 'react-admin';
import { HOME_PATH, type Leave } from './paths.js';
import { type Me, turnAway } from './session/access.js';
import { type Session, UnreachableError } from './session/session.js';
import { codeOf } from './ui/message-of.js';

/** Tells react-admin that we show messages ourselves, so it shows none. */
const SILENT = { message: false } as const;

/** A promise that never settles: nothing more may render while the page is being replaced. */
function untilThePageIsGone(): Promise<never> {
  return new Promise(() => {});
}

/** The api's codes for a session that isn't strong enough: the sign-in page continues from there. */
const SECOND_STEP_CODES: readonly string[] = ['SECOND_STEP_REQUIRED', 'TWO_STEP_SETUP_REQUIRED'];

function statusOf(error: unknown): number | undefined {
  const status: unknown =
    error !== null && typeof error === 'object' ? Reflect.get(error, 'status') : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** Signs out on request, and has the home page show the result. */
async function signOut(session: Session, leave: Leave): Promise<void> {
  const problem = await session.signOut();
  handOverToast(
    problem === null
      ? { title: 'Signed out successfully', description: 'Come back soon!', variant: 'success' }
      : { title: 'Error signing out', description: problem, variant: 'destructive' },
  );
  leave(HOME_PATH);
}

/** Goes to the sign-in page when there is no session anymore. */
async function requireSession(session: Session, leave: Leave): Promise<void> {
  try {
    if ((await session.accessToken()) !== null) return;
  } catch (error) {
    // Not a sign-out: the call that follows fails, and its page says so and offers to retry.
    if (error instanceof UnreachableError) return;
    throw error;
  }
  leave(STAFF_SIGN_IN_PATH);
  return untilThePageIsGone();
}

/**
 * Answers react-admin's questions about the signed-in user. Their role was checked on entry
 * (`resolveAccess`), and the api checks it again on every call.
 */
export function createAuthProvider(session: Session, me: Me, leave: Leave): AuthProvider {
  // When the server has ended the session, react-admin signs out by itself: no one pressed Logout.
  let ended = false;
  return {
    async login({ email, password, remember }) {
      const problem = await session.signIn({ email, password, remember: remember === true });
      if (problem !== null) throw new Error(problem);
    },
    async logout() {
      if (ended) {
        await session.signOut();
        leave(STAFF_SIGN_IN_PATH);
      } else {
        await signOut(session, leave);
      }
      return false;
    },
    checkAuth: () => requireSession(session, leave),
    async checkError(error: unknown) {
      const status = statusOf(error);
      if (status === 401) {
        ended = true;
        return Promise.reject(SILENT);
      }
      if (status === 403 && SECOND_STEP_CODES.includes(codeOf(error) ?? '')) {
        leave(STAFF_SIGN_IN_PATH);
        return untilThePageIsGone();
      }
      if (status === 403) {
        turnAway(leave);
        return Promise.reject({ ...SILENT, logoutUser: false });
      }
    },
    getIdentity: async () => ({ id: me.id, fullName: me.email ?? 'Administrator' }),
    getPermissions: async () => ['admin'],
  };
}
