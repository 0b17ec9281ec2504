import { purchaseParams } from '../billing.js';
import { purchaseFileQuery, sampleParams, soldPaperList } from '../test-bank.js';
import type { RouteRows } from './route.js';

/** The papers that are sold: what they look like, and buyers' files. */
export const TEST_BANK_ROUTES = {
  'papers.sold': { access: 'public', tag: 'test-bank', answer: soldPaperList },
  'papers.sample': {
    access: 'public',
    tag: 'test-bank',
    params: sampleParams,
    file: 'image/webp',
  },
  // A browser that follows a link sends no token: the pass in the link says who asked for it.
  'purchases.file': {
    access: 'public',
    tag: 'test-bank',
    params: purchaseParams,
    query: purchaseFileQuery,
    file: 'application/pdf',
  },
} satisfies RouteRows;
