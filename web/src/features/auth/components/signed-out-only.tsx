import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useSession } from '../../../lib/session.js';

/**
 * The sign-in and sign-up pages: somebody who is signed in goes on to the dashboard. The page stays
 * until then: what a browser takes over must be what was prerendered.
 */
export function SignedOutOnly() {
  const { user } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (user) {
      navigate('/dashboard', { replace: true });
    }
  }, [user, navigate]);
  return <Outlet />;
}
