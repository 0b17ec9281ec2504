import { takeHandedOverToast } from '@prepward/browser/handed-over-toast';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { toast, toasterWanted } from '../ui/toast.js';

const Toaster = lazy(() => import('../ui/toaster.js'));

const SIMPLE = ['/login', '/signup', '/forgot-password', '/auth/confirm'];

/** The toaster, from the first toast on; the auth pages show one toast at a time. */
export function Toasts() {
  const { subscribe, get, getOnServer } = toasterWanted;
  const wanted = useSyncExternalStore(subscribe, get, getOnServer);
  const { pathname } = useLocation();
  useEffect(() => {
    const message = takeHandedOverToast();
    if (message) {
      toast(message);
    }
  }, []);
  if (!wanted) {
    return null;
  }
  return (
    <Suspense>
      <Toaster simple={SIMPLE.includes(pathname)} />
    </Suspense>
  );
}
