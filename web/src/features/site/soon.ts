import type { SoonPath } from './soon-paths.js';

/** What a signed-in page says until it is built. */
export const SOON: Record<SoonPath, { heading: string; text: string }> = {
  '/billing-history': {
    heading: 'Your payments will show up here',
    text: 'Payment is not open yet. If you think that you were charged, write to us and we will look into it.',
  },
  '/my-purchases': {
    heading: 'Your practice papers will show up here',
    text: 'The papers in PDF are not on sale yet. What you buy later can be downloaded from this page.',
  },
  '/profile': {
    heading: 'Your profile will show up here',
    text: 'To change your name or address, to get a copy of your data, or to delete your account, write to us for now.',
  },
};
