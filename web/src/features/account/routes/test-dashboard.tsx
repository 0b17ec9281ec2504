import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import type { Progress } from '@prepward/contracts/progress';
import { dayMs, dayOf, localDay } from '../../../lib/dates.js';
import type { SessionValue } from '../../../lib/session/session.js';
import { FakeServer } from '../../../test/fake-server.js';
import { renderSignedIn } from '../../../test/render-signed-in.js';
import { progressOf, summaryOf } from '../../../test/student-data.js';
import DashboardPage from './dashboard-page.js';

export const LIST = 'GET /api/v1/attempts';
export const PROGRESS = 'GET /api/v1/progress';
export const PROFILE = 'GET /api/v1/profile';
export const FREE = { subscribed: false, product_id: null, subscription_end: null };

/** An exam day far enough away for plenty of practice. */
export const EXAM_DAY = dayOf(dayMs(localDay(new Date())), 23);
export const DONE = summaryOf({ kind: 'free-practice', items: 5, right: 4 });

interface Given {
  attempts?: AttemptSummary[];
  progress?: Partial<Progress>;
  session?: Partial<SessionValue>;
}

/** For tests: opens the dashboard of a signed-in student, with the data the server has about them. */
export function openDashboard(
  server: FakeServer,
  { attempts = [], progress = {}, session = {} }: Given = {},
) {
  server
    .on(LIST, ({ query }) => {
      const state = query.get('state');
      const items = attempts.filter((attempt) => state === null || attempt.state === state);
      return { status: 200, body: { items, nextCursor: null } };
    })
    .on(PROGRESS, { status: 200, body: progressOf(progress) });
  return renderSignedIn(<DashboardPage />, { subscription: FREE, ...session });
}
