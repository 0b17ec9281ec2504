import { isAccessOpen } from '@prepward/contracts/access-rules';
import type { SubscriptionCheck } from '@prepward/contracts/account';
import type { StudentView } from '@prepward/contracts/admin-users';
import { call, ShownError } from '../../lib/api.js';
import type { SessionValue } from '../../lib/session/session.js';
import { tell } from './tell.js';

/** Shown when the server refuses the token: it has expired, or the admin has left. */
const ENDED = 'This view has ended. Open it again from the back-office.';

/** The student's access, from what a view may read. */
export async function readSubscription(token: string): Promise<SubscriptionCheck> {
  const access = await call('subscription.view', { token });
  const subscribed = isAccessOpen(access);
  return {
    subscribed,
    product_id: subscribed ? access.plan : null,
    subscription_end: access.until,
  };
}

/**
 * The session while viewing as a student: the token is only in this page's memory and is never renewed, and
 * Logout leaves the view.
 */
export function viewSession(
  { token, student }: StudentView,
  subscription: Pick<SessionValue, 'subscription' | 'subscriptionUnknown'>,
): SessionValue {
  return {
    ...subscription,
    loading: false,
    user: student,
    viewedByStaff: true,
    awaitingSecondStep: null,
    isAnonymous: false,
    leftOnPurpose: false,
    endedElsewhere: false,
    accessToken: async () => token,
    ensureToken: async (rejected) => {
      if (rejected !== undefined) throw new ShownError(ENDED);
      return token;
    },
    signOut: async () => {
      tell({ kind: 'staff-frame.left' });
      return { error: null };
    },
    recheckSubscription: async () => undefined,
    onAttemptsMoved: () => () => undefined,
  };
}
