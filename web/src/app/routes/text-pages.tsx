import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PAGES } from '../pages.js';

const NotFoundPage = lazy(() => import('./not-found-page.js'));

/** Every page of text, and the not-found page for any other address. */
export default function TextPages() {
  return (
    <Routes>
      {PAGES.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
