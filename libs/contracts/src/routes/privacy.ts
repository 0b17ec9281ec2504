import {
  deletionBody,
  exportFileQuery,
  exportLink,
  exportParams,
  privacyView,
} from '../privacy.js';
import type { RouteRows } from './route.js';

/** A student's own data: getting all of it, and deleting the account. */
export const PRIVACY_ROUTES = {
  'privacy.view': { access: 'account', tag: 'account', answer: privacyView },
  'privacy.export': { access: 'account', tag: 'account', status: 202, answer: privacyView },
  'privacy.exportLink': {
    access: 'account',
    tag: 'account',
    params: exportParams,
    answer: exportLink,
  },
  // A browser that follows a link sends no token: the pass in the link says who asked for it.
  'privacy.exportFile': {
    access: 'public',
    tag: 'account',
    params: exportParams,
    query: exportFileQuery,
    file: 'application/zip',
  },
  'privacy.delete': { access: 'account', tag: 'account', body: deletionBody, answer: privacyView },
  'privacy.keep': { access: 'account', tag: 'account', answer: privacyView },
} satisfies RouteRows;
