import type { SoonPath } from './soon-paths.js';

/** What a signed-in page says until it is built. */
export const SOON: Record<SoonPath, { heading: string; text: string }> = {
  '/profile': {
    heading: 'Your profile will show up here',
    text: 'To change your name or address, to get a copy of your data, or to delete your account, write to us for now.',
  },
};
