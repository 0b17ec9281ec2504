import { Suspense, useEffect, useRef } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import { repeatEarlyPress } from '../hydrate/early-press.js';
import { endHydration } from '../hydrate/hydration.js';
import { useLinkPreload } from '../hydrate/link-preload.js';
import { SessionProvider } from '../lib/session/session-provider.js';
import { PageSpinner } from '../ui/spinner.js';
import { ForgetNext } from './forget-next.js';
import { PageBoundary } from './page-boundary.js';
import { PageScroll } from './page-scroll.js';
import { ROUTES } from './routes.js';
import { SkipLink } from './skip-link.js';
import { Toasts } from './toasts.js';

function useEndOfHydration(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current) {
      endHydration();
    }
  }, [pathname]);
}

/** The page of the current address. All our addresses are lowercase: /PRICING redirects to /pricing. */
function Page() {
  const page = useRoutes(ROUTES);
  const { pathname, search, hash, state } = useLocation();
  const lower = pathname.toLowerCase();
  return lower === pathname ? (
    page
  ) : (
    <Navigate to={{ pathname: lower, search, hash }} state={state} replace />
  );
}

/** Every page of the site; the caller provides the router. */
export function App() {
  const { pathname } = useLocation();
  useEndOfHydration();
  useEffect(() => repeatEarlyPress(), []);
  useLinkPreload(ROUTES);
  return (
    <SessionProvider>
      <SkipLink />
      <PageScroll />
      <ForgetNext />
      <PageBoundary at={pathname}>
        <Suspense fallback={<PageSpinner />}>
          <Page />
        </Suspense>
      </PageBoundary>
      <Toasts />
    </SessionProvider>
  );
}
