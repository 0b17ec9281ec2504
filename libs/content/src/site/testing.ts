/** Shared by the specs of this folder: the routes of the product, and ways to walk through texts. */

/** Public routes with a page text of their own, from the specification. */
export const PAGE_ROUTES = [
  '/exam-practice',
  '/how-it-works',
  '/teas-exam-help',
  '/buy-test-bank',
  '/do-my-teas-exam',
  '/take-my-teas-test',
  '/pay-someone-teas-exam',
  '/remote-teas-assistance',
  '/msn-expert-tutors',
  '/practice/reading',
  '/practice/math',
  '/practice/science',
  '/practice/english',
  '/downloads/english',
  '/downloads/math',
  '/downloads/science',
  '/downloads/reading',
  '/faqs',
  '/privacy-policy',
  '/terms',
  '/money-back',
  '/about',
  '/features',
  '/pricing',
  '/contact',
  '/blog',
  '/teas-registration',
  '/teas-exam-near-me',
  '/quiz/math',
  '/quiz/science',
  '/quiz/reading',
  '/quiz/english',
] as const;

/** Articles of the specification. */
export const ARTICLE_ROUTES = [
  '/blog/teas-exam-preparation',
  '/blog/free-teas-practice-test',
  '/blog/how-to-register-study-teas',
  '/blog/heart-anatomy-teas-exam',
  '/blog/how-to-prepare-ati-teas',
  '/blog/how-to-study-pass-teas',
  '/blog/what-to-expect-ati-teas-exam',
  '/blog/ati-pn-exit-exam-test-bank',
  '/blog/teas-exam-with-proctorio',
] as const;

/** Pages whose address suggests a service that we don't sell. */
export const SERVICE_ROUTES = [
  '/teas-exam-help',
  '/do-my-teas-exam',
  '/take-my-teas-test',
  '/pay-someone-teas-exam',
  '/remote-teas-assistance',
  '/msn-expert-tutors',
  '/teas-exam-near-me',
] as const;

const APP_ROUTES = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/dashboard',
  '/free-trial-bank',
  '/test-bank',
  '/track-progress',
  '/profile',
  '/billing-history',
  '/subscription',
  '/checkout',
  '/my-purchases',
];

/** Every route that a text may link to. */
export const LINKABLE: ReadonlySet<string> = new Set([
  ...APP_ROUTES,
  ...PAGE_ROUTES,
  ...ARTICLE_ROUTES,
]);

/** Every string inside a value, in order, whatever its depth. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** Targets of the Markdown links of a text; pictures are not links. */
export function linkTargets(text: string): string[] {
  return [...text.matchAll(/(?<!!)\[[^\]]*\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');
}

/** Counts the words a reader sees: Markdown markup and table rules don't count. */
export function wordCount(markdown: string): number {
  const plain = markdown.replace(/\]\([^)]*\)/g, ' ').replace(/[|*#_>[\]]/g, ' ');
  return plain.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Whether `date` is a day that exists, written as YYYY-MM-DD. */
export function isIsoDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === date;
}
