import { QUIZ_SETS } from '@prepward/contracts/attempt-rules';
import { SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ISLANDS } from '../../features/site/islands.js';
import { isHydrating } from '../../hydrate/hydration.js';
import { lazyPage } from '../../hydrate/lazy-page.js';
import { HydratedStaticPage, isStaticHere, preloadStaticPage } from '../../hydrate/static-page.js';

// The table of text pages, and the not-found page, are loaded when one of them is opened.
const TextPages = lazyPage(() => import('./text-pages.js'));
const QuizRoute = lazyPage<{ subject: Subject; set: number }>(() => import('./quiz-route.js'));

function TextPage({ path }: { path: string }) {
  const [prerendered] = useState(() => isStaticHere(path));
  return prerendered ? <HydratedStaticPage path={path} islands={ISLANDS} /> : <TextPages />;
}

/** The quiz that an address names: `/quiz/math?set=2`. */
function quizOf(pathname: string, search: string): { subject: Subject; set: number } | null {
  const subject = SUBJECTS.find((one) => pathname === `/quiz/${one}`);
  const set = Number(new URLSearchParams(search).get('set'));
  const isOne = Number.isInteger(set) && set >= 1 && set <= QUIZ_SETS;
  return subject !== undefined && isOne ? { subject, set } : null;
}

/** A text page: the one in the prerendered document, or any other. A quiz replaces its page. */
export function TextRoute() {
  const { pathname, search } = useLocation();
  // The prerendered document holds the text page whatever the query says: a quiz opens after hydration.
  const [hydrated, setHydrated] = useState(() => !isHydrating(pathname));
  useEffect(() => setHydrated(true), []);
  const quiz = hydrated ? quizOf(pathname, search) : null;
  return quiz ? <QuizRoute {...quiz} /> : <TextPage key={pathname} path={pathname} />;
}

/** Fetches an address's page; if it's static and already in the document, only its islands. */
TextRoute.preload = (pathname: string): Promise<void> =>
  isStaticHere(pathname) ? preloadStaticPage(pathname, ISLANDS) : TextPages.preload(pathname);
