import { STAFF_SIGN_IN_PATH } from '@prepward/contracts/back-office';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { openSession } from './session/session.js';
import { AccessGate } from './shell/access-gate.js';
import './styles.css';
import { PageSpinner } from './ui/page-notice.js';
import { SystemTheme } from './ui/system-theme.js';

const SignInPage = lazy(() => import('./sign-in/sign-in-page.js'));
const BackOffice = lazy(() => import('./shell/back-office.js'));

const session = openSession();
const atSignIn = window.location.pathname.replace(/\/+$/, '') === STAFF_SIGN_IN_PATH;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into.');

createRoot(root).render(
  <StrictMode>
    <SystemTheme>
      <Suspense fallback={<PageSpinner label="Loading…" />}>
        {atSignIn ? (
          <SignInPage session={session} />
        ) : (
          <AccessGate session={session}>
            {(me) => <BackOffice session={session} me={me} />}
          </AccessGate>
        )}
      </Suspense>
    </SystemTheme>
  </StrictMode>,
);
