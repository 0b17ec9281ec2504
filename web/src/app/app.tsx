import { SUBJECTS } from '@prepward/contracts/subjects';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { SignedInGuard } from '../features/auth/components/signed-in-guard.js';
import { SignedOutOnly } from '../features/auth/components/signed-out-only.js';
import { SessionProvider } from '../features/auth/session-provider.js';
import { SOON_PATHS } from '../features/site/soon-paths.js';
import { PageSpinner } from '../ui/spinner.js';
import { PublicLayout } from './layouts/public-layout.js';
import { ScrollToTop } from './scroll-to-top.js';
import { SkipLink } from './skip-link.js';
import { Toasts } from './toasts.js';

const HomePage = lazy(() => import('../features/marketing/routes/home-page.js'));
const LoginPage = lazy(() => import('../features/auth/routes/login-page.js'));
const SignupPage = lazy(() => import('../features/auth/routes/signup-page.js'));
const ForgotPasswordPage = lazy(() => import('../features/auth/routes/forgot-password-page.js'));
const ConfirmPage = lazy(() => import('../features/auth/routes/confirm-page.js'));
const PracticeRoute = lazy(() => import('./routes/practice-route.js'));
const DashboardRoute = lazy(() => import('./routes/dashboard-route.js'));
const SoonPage = lazy(() => import('../features/site/routes/soon-page.js'));
// The table of the many pages of text, and the page for what is none, come when one is opened.
const TextPages = lazy(() => import('./routes/text-pages.js'));

/** Every page of the site; the router around it is the caller's. */
export function App() {
  return (
    <SessionProvider>
      <SkipLink />
      <ScrollToTop />
      <Suspense fallback={<PageSpinner />}>
        <Routes>
          <Route element={<PublicLayout />}>
            <Route index element={<HomePage />} />
            {SUBJECTS.map((subject) => (
              <Route
                key={subject}
                path={`practice/${subject}`}
                element={<PracticeRoute subject={subject} />}
              />
            ))}
            <Route path="privacy" element={<Navigate to="/privacy-policy" replace />} />
            <Route element={<SignedInGuard />}>
              <Route path="dashboard" element={<DashboardRoute />} />
              {SOON_PATHS.map((path) => (
                <Route key={path} path={path} element={<SoonPage path={path} />} />
              ))}
            </Route>
            <Route path="*" element={<TextPages />} />
          </Route>
          <Route element={<SignedOutOnly />}>
            <Route path="login" element={<LoginPage />} />
            <Route path="signup" element={<SignupPage />} />
          </Route>
          <Route path="forgot-password" element={<ForgotPasswordPage />} />
          <Route path="auth/confirm" element={<ConfirmPage />} />
        </Routes>
      </Suspense>
      <Toasts />
    </SessionProvider>
  );
}
