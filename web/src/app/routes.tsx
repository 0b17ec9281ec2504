import { SUBJECTS } from '@prepward/contracts/subjects';
import { Navigate, type RouteObject } from 'react-router-dom';
import { SignedInGuard } from '../features/auth/components/signed-in-guard.js';
import { SignedOutOnly } from '../features/auth/components/signed-out-only.js';
import { SOON_PATHS } from '../features/site/soon-paths.js';
import { lazyPage } from '../hydrate/lazy-page.js';
import { PublicLayout } from './layouts/public-layout.js';
import { StudentLayout } from './layouts/student-layout.js';
import { TextRoute } from './routes/text-route.js';

const HomePage = lazyPage(() => import('../features/marketing/routes/home-page.js'));
const LoginPage = lazyPage(() => import('../features/auth/routes/login-page.js'));
const SignupPage = lazyPage(() => import('../features/auth/routes/signup-page.js'));
const ForgotPasswordPage = lazyPage(
  () => import('../features/auth/routes/forgot-password-page.js'),
);
const ConfirmPage = lazyPage(() => import('../features/auth/routes/confirm-page.js'));
const AttemptRoute = lazyPage(() => import('./routes/attempt-route.js'));
const PracticeRoute = lazyPage(() => import('./routes/practice-route.js'));
const DashboardRoute = lazyPage(() => import('./routes/dashboard-route.js'));
const TestBankRoute = lazyPage(() => import('./routes/test-bank-route.js'));
const FreeTrialBankRoute = lazyPage(() => import('./routes/free-trial-bank-route.js'));
const PracticeStartRoute = lazyPage(() => import('./routes/practice-start-route.js'));
const TrackProgressRoute = lazyPage(() => import('./routes/track-progress-route.js'));
const SoonPage = lazyPage(() => import('../features/site/routes/soon-page.js'));

/** Pages for students with an account. */
const SIGNED_IN: RouteObject[] = [
  { path: 'dashboard', element: <DashboardRoute /> },
  { path: 'test-bank', element: <TestBankRoute /> },
  { path: 'free-trial-bank', element: <FreeTrialBankRoute /> },
  { path: 'test-bank-practice/:category', element: <PracticeStartRoute topicsOnly /> },
  { path: 'practice/:category', element: <PracticeStartRoute /> },
  { path: 'track-progress', element: <TrackProgressRoute /> },
  ...SOON_PATHS.map((path) => ({ path, element: <SoonPage path={path} /> })),
];

/**
 * Every address of the site, and nothing else knows them: the build prerenders each public one
 * (`entry-server.tsx`), and tells the servers which belong to students and which are redirected.
 */
export const ROUTES: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      { index: true, element: <HomePage /> },
      ...SUBJECTS.map((subject) => ({
        path: `practice/${subject}`,
        element: <PracticeRoute subject={subject} />,
      })),
      { path: 'privacy', element: <Navigate to="/privacy-policy" replace /> },
      {
        element: <SignedInGuard />,
        children: [{ element: <StudentLayout />, children: SIGNED_IN }],
      },
      { path: '*', element: <TextRoute /> },
    ],
  },
  {
    element: <SignedInGuard />,
    children: [{ path: 'practice/attempt/:attemptId', element: <AttemptRoute /> }],
  },
  {
    element: <SignedOutOnly />,
    children: [
      { path: 'login', element: <LoginPage /> },
      { path: 'signup', element: <SignupPage /> },
    ],
  },
  { path: 'forgot-password', element: <ForgotPasswordPage /> },
  { path: 'auth/confirm', element: <ConfirmPage /> },
];
