import { STORAGE_KEYS } from '@prepward/browser/storage-keys';
import { localArea } from '@prepward/browser/web-storage';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.js';
import { ROUTES } from './app/routes.js';
import { beginHydration } from './hydrate/hydration.js';
import { preloadRoutes } from './hydrate/lazy-page.js';
// Tracks the focus from the first page on, for dialogs that open later.
import './ui/last-focus.js';
import './ui/styles.css';

const root = document.getElementById('root');
if (!root) {
  throw new Error('The page has no #root element');
}

const page = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// Loaded only where a closed page left answers behind.
if (localArea.get(STORAGE_KEYS.unsent)) {
  void import('./app/send-kept-answers.js')
    .then(({ sendKeptAnswers }) => sendKeptAnswers())
    .catch(() => undefined);
}

const { pathname, search, hash } = window.location;

// All our addresses are lowercase, and so is what was prerendered for them.
if (pathname !== pathname.toLowerCase()) {
  window.location.replace(pathname.toLowerCase() + search + hash);
} else if (root.hasChildNodes()) {
  // A prerendered page is hydrated once its code is loaded; an empty one is rendered here.
  beginHydration(pathname);
  void preloadRoutes(ROUTES, pathname)
    // Whatever couldn't be fetched is fetched again on render, which then reports the error.
    .catch(() => undefined)
    .then(() => hydrateRoot(root, page));
} else {
  // Fetches every lazy part of the page at once, not one after the other on render.
  void preloadRoutes(ROUTES, pathname).catch(() => undefined);
  createRoot(root).render(page);
}
