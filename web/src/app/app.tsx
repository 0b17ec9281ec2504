import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { SessionProvider } from '../features/auth/session-provider.js';
import { endTakeOver } from '../lib/take-over.js';
import { PageSpinner } from '../ui/spinner.js';
import { useLinkPreload } from './link-preload.js';
import { PageBoundary } from './page-boundary.js';
import { ROUTES } from './routes.js';
import { ScrollToTop } from './scroll-to-top.js';
import { SkipLink } from './skip-link.js';
import { Toasts } from './toasts.js';

function useEndOfTakeOver(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current) {
      endTakeOver();
    }
  }, [pathname]);
}

/** Every page of the site; the router around it is the caller's. */
export function App() {
  const page = useRoutes(ROUTES);
  const { pathname } = useLocation();
  useEndOfTakeOver();
  useLinkPreload();
  return (
    <SessionProvider>
      <SkipLink />
      <ScrollToTop />
      <PageBoundary at={pathname}>
        <Suspense fallback={<PageSpinner />}>{page}</Suspense>
      </PageBoundary>
      <Toasts />
    </SessionProvider>
  );
}
