import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetNext, wantedPath } from '../lib/next-path.js';
import { useSession } from '../lib/session/session.js';

/** Forgets the page that a student wanted before they signed in, once they have reached it. */
export function ForgetNext() {
  const { user } = useSession();
  const { pathname, search, hash } = useLocation();
  const here = `${pathname}${search}${hash}`;
  useEffect(() => {
    if (user && wantedPath() === here) {
      forgetNext();
    }
  }, [user, here]);
  return null;
}
