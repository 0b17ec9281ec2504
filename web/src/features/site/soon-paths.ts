/** Signed-in pages that texts lead to before they are built. */
export const SOON_PATHS = ['/profile'] as const;

export type SoonPath = (typeof SOON_PATHS)[number];
