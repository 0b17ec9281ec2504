import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { rememberNext } from '../../../lib/next-path.js';
import { useSession } from '../../../lib/session/session.js';
import { PageSpinner } from '../../../ui/spinner.js';

/** What the guard hands to the sign-in page: the session ended while its page was open. */
export const SESSION_ENDED = { sessionEnded: true } as const;

/** Redirects to sign-in, which leads back to the requested page. */
function ToLogin({ ended }: { ended: boolean }) {
  const { pathname, search, hash } = useLocation();
  const wanted = useRef(`${pathname}${search}${hash}`);
  useEffect(() => rememberNext(wanted.current), []);
  return <Navigate to="/login" replace state={ended ? SESSION_ENDED : null} />;
}

/**
 * Lets students with an account through. Everyone else is sent to /login, replacing history; a
 * student who has just signed out here goes to the home page instead.
 */
export function SignedInGuard() {
  const { loading, user, leftOnPurpose } = useSession();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    wasSignedIn.current = wasSignedIn.current || user !== null;
  }, [user]);
  if (loading) {
    return <PageSpinner />;
  }
  if (user) {
    return <Outlet />;
  }
  return leftOnPurpose && wasSignedIn.current ? (
    <Navigate to="/" replace />
  ) : (
    <ToLogin ended={wasSignedIn.current} />
  );
}
