import { SUBJECTS } from '@prepward/contracts/subjects';
import { Navigate, type RouteObject } from 'react-router-dom';
import { SignedInGuard } from '../features/auth/components/signed-in-guard.js';
import { SignedOutOnly } from '../features/auth/components/signed-out-only.js';
import { lazyPage } from '../hydrate/lazy-page.js';
import { PublicLayout } from './layouts/public-layout.js';
import { TextRoute } from './routes/text-route.js';

const HomePage = lazyPage(() => import('../features/marketing/routes/home-page.js'));
const LoginPage = lazyPage(() => import('../features/auth/routes/login-page.js'));
const SignupPage = lazyPage(() => import('../features/auth/routes/signup-page.js'));
const ForgotPasswordPage = lazyPage(
  () => import('../features/auth/routes/forgot-password-page.js'),
);
const ConfirmPage = lazyPage(() => import('../features/auth/routes/confirm-page.js'));
const UnsubscribePage = lazyPage(() => import('../features/profile/routes/unsubscribe-page.js'));
const DataLayout = lazyPage(() => import('./layouts/data-layout.js'));
const StudentLayout = lazyPage(() => import('./layouts/student-layout.js'));
const PaymentNotice = lazyPage(() => import('./layouts/payment-notice.js'));
const AttemptRoute = lazyPage(() => import('./routes/attempt-route.js'));
const PracticeStartRoute = lazyPage(() => import('./routes/practice-start-route.js'));
const PracticePage = lazyPage(() => import('../features/exam/routes/practice-page.js'));
const StaffFramePage = lazyPage(() => import('./staff-frame/staff-frame-page.js'));
const DashboardPage = lazyPage(() => import('../features/account/routes/dashboard-page.js'));
const TestBankPage = lazyPage(() => import('../features/practice/routes/test-bank-page.js'));
const FreeTrialBankPage = lazyPage(
  () => import('../features/practice/routes/free-trial-bank-page.js'),
);
const TrackProgressPage = lazyPage(
  () => import('../features/progress/routes/track-progress-page.js'),
);
const CheckoutPage = lazyPage(() => import('../features/billing/routes/checkout-page.js'));
const CheckoutSuccessPage = lazyPage(
  () => import('../features/billing/routes/checkout-success-page.js'),
);
const SubscriptionPage = lazyPage(() => import('../features/billing/routes/subscription-page.js'));
const BillingHistoryPage = lazyPage(
  () => import('../features/billing/routes/billing-history-page.js'),
);
const MyPurchasesPage = lazyPage(() => import('../features/billing/routes/my-purchases-page.js'));
const ProfilePage = lazyPage(() => import('../features/profile/routes/profile-page.js'));

/** Pages for developers: a build of the site replaces the condition with `false` and leaves them out. */
function devPages(): RouteObject[] {
  if (__DEV_PAGES__) {
    const UiPage = lazyPage(() => import('../dev/ui-page.js'));
    return [{ path: 'dev/ui', element: <UiPage /> }];
  }
  return [];
}

/** Pages for students with an account. */
const SIGNED_IN: RouteObject[] = [
  { path: 'dashboard', element: <DashboardPage /> },
  { path: 'test-bank', element: <TestBankPage /> },
  { path: 'free-trial-bank', element: <FreeTrialBankPage /> },
  { path: 'test-bank-practice/:category', element: <PracticeStartRoute topicsOnly /> },
  { path: 'practice/:category', element: <PracticeStartRoute /> },
  { path: 'track-progress', element: <TrackProgressPage /> },
  { path: 'checkout', element: <CheckoutPage /> },
  { path: 'checkout-success', element: <CheckoutSuccessPage /> },
  { path: 'subscription', element: <SubscriptionPage /> },
  { path: 'billing-history', element: <BillingHistoryPage /> },
  { path: 'my-purchases', element: <MyPurchasesPage /> },
  { path: 'profile', element: <ProfilePage /> },
  { path: 'profile/:section', element: <ProfilePage /> },
];

/**
 * Every address of the site, kept only here: the build prerenders each public one
 * (`entry-server.tsx`), and tells the servers which belong to students and which are redirected.
 */
export const ROUTES: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      { index: true, element: <HomePage /> },
      {
        element: <DataLayout />,
        children: SUBJECTS.map((subject) => ({
          path: `practice/${subject}`,
          element: <PracticePage key={subject} subject={subject} />,
        })),
      },
      { path: 'privacy', element: <Navigate to="/privacy-policy" replace /> },
      { path: '*', element: <TextRoute /> },
    ],
  },
  {
    element: <StudentLayout />,
    children: [
      {
        element: <SignedInGuard />,
        children: [
          {
            element: <DataLayout />,
            children: [
              { element: <PaymentNotice />, children: SIGNED_IN },
              { path: 'practice/attempt/:attemptId', element: <AttemptRoute /> },
            ],
          },
        ],
      },
    ],
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
  { path: 'unsubscribe', element: <UnsubscribePage /> },
  { path: 'staff-frame', element: <StaffFramePage /> },
  ...devPages(),
];
