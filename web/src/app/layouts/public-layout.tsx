import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { StaticPart } from '../../hydrate/static-part.js';
import { PageSpinner } from '../../ui/spinner.js';
import { PageBoundary } from '../page-boundary.js';
import { ChatButton } from './chat-button.js';
import { Header } from './header.js';

const LazyFooter = lazy(() => import('./footer.js'));

function Foot() {
  return (
    <Suspense>
      <LazyFooter />
    </Suspense>
  );
}

/** Top bar, page, footer and chat button. */
export function PublicLayout() {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-1rem)] pt-header">
        <PageBoundary at={useLocation().pathname} within>
          <Suspense fallback={<PageSpinner />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </main>
      <StaticPart id="foot" Content={Foot} />
      <ChatButton />
    </>
  );
}
