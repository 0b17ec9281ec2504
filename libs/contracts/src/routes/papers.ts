import { paperLink, paperLinkParams, paperList, paperParams, paperQuery } from '../paper-files.js';
import type { RouteRows } from './route.js';

/** The papers that anyone may download. */
export const PAPER_ROUTES = {
  'papers.list': { access: 'public', tag: 'papers', answer: paperList },
  // One version of a paper, by the hash of its file.
  'papers.version': {
    access: 'public',
    tag: 'papers',
    params: paperParams,
    file: 'application/pdf',
  },
  // The current version of a paper, at its permanent address.
  'papers.current': {
    access: 'public',
    tag: 'papers',
    params: paperParams,
    query: paperQuery,
    file: 'application/pdf',
  },
  'papers.link': { access: 'account', tag: 'papers', params: paperLinkParams, answer: paperLink },
} satisfies RouteRows;
