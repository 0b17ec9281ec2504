import '../shell/app.css';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/session.js';
import { PageBoundary } from '../page-boundary.js';
import { AppHead, AppRail, AppTabs } from '../shell/app-bar.js';
import { AppFooter } from '../shell/app-footer.js';
import { ShellNotices } from '../shell/notices.js';
import { useAttemptOnScreen, Waiting } from '../shell/waiting.js';

/**
 * Wraps every page of a signed-in student: the bar, and one line of links. They stay when a page fails or is
 * still loading. An attempt has the screen to itself until it shows a result (`data-shows-bars`).
 */
export default function StudentLayout() {
  const { pathname } = useLocation();
  const { loading } = useSession();
  const attempt = useAttemptOnScreen();
  return (
    <div className="app-shell" data-attempt={attempt || undefined}>
      <AppRail />
      <AppHead />
      <div className="app-content">
        <ShellNotices at={pathname} attempt={attempt} />
        <main id="main" tabIndex={-1}>
          <PageBoundary at={pathname} within>
            <Suspense fallback={<Waiting />}>{loading ? <Waiting /> : <Outlet />}</Suspense>
          </PageBoundary>
        </main>
        <AppFooter />
      </div>
      <AppTabs />
    </div>
  );
}
