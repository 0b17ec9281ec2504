import type { StudentView as View } from '@prepward/contracts/admin-users';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { lazyPage } from '../../hydrate/lazy-page.js';
import { SessionContext, type SessionValue } from '../../lib/session/session.js';
import { LinkButton } from '../../ui/link-button.js';
import DataLayout from '../layouts/data-layout.js';
import StudentLayout from '../layouts/student-layout.js';
import AttemptRoute from '../routes/attempt-route.js';
import PracticeStartRoute from '../routes/practice-start-route.js';
import { Toasts } from '../toasts.js';
import { MemoryPages } from './memory-pages.js';
import { readSubscription, viewSession } from './view-session.js';

const DashboardPage = lazyPage(() => import('../../features/account/routes/dashboard-page.js'));
const TestBankPage = lazyPage(() => import('../../features/practice/routes/test-bank-page.js'));
const FreeTrialBankPage = lazyPage(
  () => import('../../features/practice/routes/free-trial-bank-page.js'),
);
const TrackProgressPage = lazyPage(
  () => import('../../features/progress/routes/track-progress-page.js'),
);
const SubscriptionPage = lazyPage(
  () => import('../../features/billing/routes/subscription-page.js'),
);
const BillingHistoryPage = lazyPage(
  () => import('../../features/billing/routes/billing-history-page.js'),
);
const MyPurchasesPage = lazyPage(
  () => import('../../features/billing/routes/my-purchases-page.js'),
);

function Elsewhere() {
  return (
    <div className="page grid min-h-[60vh] place-content-center justify-items-center gap-4 text-center">
      <h1 className="text-28">This page isn't part of the view</h1>
      <p className="text-18 text-soft">The view leaves out settings, checkout and public pages.</p>
      <LinkButton to="/dashboard">Back to the dashboard</LinkButton>
    </div>
  );
}

/** The pages of a view: read-only ones. Settings would use this browser's session, which is the admin's. */
const PAGES: RouteObject[] = [
  {
    element: <StudentLayout />,
    children: [
      {
        element: <DataLayout />,
        children: [
          { path: 'dashboard', element: <DashboardPage /> },
          { path: 'test-bank', element: <TestBankPage /> },
          { path: 'free-trial-bank', element: <FreeTrialBankPage /> },
          { path: 'test-bank-practice/:category', element: <PracticeStartRoute topicsOnly /> },
          { path: 'practice/:category', element: <PracticeStartRoute /> },
          { path: 'practice/attempt/:attemptId', element: <AttemptRoute /> },
          { path: 'track-progress', element: <TrackProgressPage /> },
          { path: 'subscription', element: <SubscriptionPage /> },
          { path: 'billing-history', element: <BillingHistoryPage /> },
          { path: 'my-purchases', element: <MyPurchasesPage /> },
          { path: '*', element: <Elsewhere /> },
        ],
      },
    ],
  },
];

const Page = () => useRoutes(PAGES);

type Subscription = Pick<SessionValue, 'subscription' | 'subscriptionUnknown'>;

function useViewSession(view: View): SessionValue {
  const [state, setState] = useState<Subscription>({
    subscription: null,
    subscriptionUnknown: false,
  });
  useEffect(() => {
    readSubscription(view.token).then(
      (subscription) => setState({ subscription, subscriptionUnknown: false }),
      () => setState({ subscription: null, subscriptionUnknown: true }),
    );
  }, [view]);
  return useMemo(() => viewSession(view, state), [view, state]);
}

/** The student's pages with their own session; their addresses are in memory only. */
export function ViewedPages({ view }: { view: View }) {
  const session = useViewSession(view);
  return (
    <SessionContext value={session}>
      <MemoryPages start="/dashboard">
        <Page />
        <Toasts />
      </MemoryPages>
    </SessionContext>
  );
}

/** The pages in a React tree of their own: a router can't be inside another. */
export default function StudentView({ view }: { view: View }) {
  const place = useRef<HTMLDivElement>(null);
  const { token } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new theme is no new view
  useEffect(() => {
    const box = document.createElement('div');
    place.current?.append(box);
    const root = createRoot(box);
    root.render(<ViewedPages view={view} />);
    return () => {
      box.remove();
      // Not while the surrounding tree is rendering.
      queueMicrotask(() => root.unmount());
    };
  }, [token]);
  return <div ref={place} />;
}
