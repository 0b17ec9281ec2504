import { useEffect, useRef } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '../../../lib/session.js';
import { PageSpinner } from '../../../ui/spinner.js';

/**
 * Lets students with an account through. Everybody else is sent to /login, replacing history; who
 * has just signed out here goes to the home page instead.
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
  if (!user) {
    return <Navigate to={leftOnPurpose && wasSignedIn.current ? '/' : '/login'} replace />;
  }
  return <Outlet />;
}
