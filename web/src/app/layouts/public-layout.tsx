import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { PageSpinner } from '../../ui/spinner.js';
import { ChatButton } from './chat-button.js';
import { Footer } from './footer.js';
import { Header } from './header.js';

/** Top bar, page, footer and chat button. */
export function PublicLayout() {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-1rem)] pt-header">
        <Suspense fallback={<PageSpinner />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <ChatButton />
    </>
  );
}
