import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { landingPath, rememberNext } from '../../../lib/next-path.js';
import { useSession } from '../../../lib/session/session.js';

/**
 * The sign-in and sign-up pages: someone who is signed in goes to the page they wanted, or to the
 * dashboard. `?next=` names that page. Someone who hasn't passed the second step does so at /login,
 * wherever they started. This page stays until then: what a browser hydrates must be what was
 * prerendered.
 */
export function SignedOutOnly() {
  const { user, awaitingSecondStep } = useSession();
  const { pathname } = useLocation();
  const owesStep = awaitingSecondStep !== null && pathname !== '/login';
  const [query] = useSearchParams();
  const next = query.get('next');
  const navigate = useNavigate();
  useEffect(() => rememberNext(next), [next]);
  useEffect(() => {
    if (user) {
      navigate(landingPath(), { replace: true });
    } else if (owesStep) {
      navigate('/login', { replace: true });
    }
  }, [user, owesStep, navigate]);
  return <Outlet />;
}
