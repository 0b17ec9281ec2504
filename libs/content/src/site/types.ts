/**
 * The words of the public site as data. Bodies are Markdown; everything else is plain text. Any text
 * may contain the placeholders of `placeholders.ts`, except titles and descriptions.
 */

/** A link inside the site: `to` is a route, never an outside address. */
export interface SiteLink {
  label: string;
  to: string;
}

/** One question with its answer, both plain text, so that they can go into structured data too. */
export interface Faq {
  question: string;
  answer: string;
}

/** A part of a page with its own heading; `id` is the anchor and is unique on the page. */
export interface PageSection {
  id: string;
  heading: string;
  /** Markdown. */
  body: string;
}

/** The text of one public page. */
export interface PageText {
  path: string;
  /** At most 60 characters, unique in the site. */
  title: string;
  /** 120 to 158 characters, unique in the site. */
  description: string;
  heading: string;
  lead: string;
  sections: readonly PageSection[];
  faqs?: readonly Faq[];
  cta?: readonly SiteLink[];
  /** ISO date of the last change of the text. */
  updated: string;
  noindex?: boolean;
}

/** A category of the blog, at `/blog/category/{slug}`. */
export interface ArticleCategory {
  slug: string;
  name: string;
  title: string;
  description: string;
}

/** One article of the blog, at `/blog/{slug}`. */
export interface Article {
  slug: string;
  /** At most 60 characters, unique in the site. */
  title: string;
  /** 120 to 158 characters, unique in the site. */
  description: string;
  /** Slug of an `ArticleCategory`. */
  category: string;
  /** What it's about, in a word or two each; lists show them, and the blog's search finds them. */
  tags: readonly string[];
  /** ISO dates. */
  published: string;
  updated: string;
  /** One or two sentences for lists and teasers, plain text. */
  excerpt: string;
  heading: string;
  /** Markdown with `##` headings; 900 to 1,800 words. */
  body: string;
  /** Slugs of articles worth reading next. */
  related: readonly string[];
  practice: SiteLink;
}

/** What a list of articles shows about each one. */
export interface BlogTeaser {
  title: string;
  excerpt: string;
  date: string;
  link: string;
}

/**
 * Sample content until an operator replaces or confirms it: the person does not exist.
 * Pages show `sample` content with a tag (`HOME.sampleTag`), not as a review.
 */
export interface Testimonial {
  name: string;
  school: string;
  /** Percent. */
  score: number;
  text: string;
  /** Stars, 1 to 5. */
  rating: number;
  /** Key of an avatar that the home page draws; not a photograph. */
  image: string;
  sample: true;
}

/** What a claim is compared with. The back office measures these by key. */
export type MeasureKey =
  | 'reply-minutes'
  | 'mocks-finished'
  | 'students'
  | 'monthly-rank'
  | 'questions-total'
  | 'questions-per-subject'
  | 'free-practice-size'
  | 'demo-quiz-size'
  | 'mock-items'
  | 'mock-minutes'
  | 'mock-sections'
  | 'plan-cents:weekly'
  | 'plan-cents:monthly'
  | 'plan-cents:quarterly'
  | 'plan-days:weekly'
  | 'plan-days:monthly'
  | 'plan-days:quarterly'
  | 'monthly-saving'
  | 'quarterly-saving'
  | 'refund-window-days';

/** One number of a claim, and how to see whether it holds. */
export interface ClaimMeasure {
  key: MeasureKey;
  claimed: number;
  /** `at-least` for "2,500+", `at-most` for a time, `exactly` for a price or a size. */
  rule: 'at-least' | 'at-most' | 'exactly';
  /** How the number is obtained, in words for the back office. */
  how: string;
}

interface ClaimBase {
  id: string;
  /** Exactly as shown (letter case may differ inside a sentence). */
  text: string;
  /** Routes; `layout` stands for the footer and other parts of every public page. */
  shownOn: readonly string[];
}

/** Sample content, until the operator has their own. */
export type Sample = Pick<ClaimBase, 'id' | 'text' | 'shownOn'>;

/** A claim that the site shows. */
export type Claim =
  | (ClaimBase & { kind: 'operator-statement' })
  | (ClaimBase & { kind: 'measurable'; measures: readonly ClaimMeasure[] });

/** A question of the home page's demo quiz. */
export interface DemoQuestion {
  id: number;
  question: string;
  /** Four lettered strings, "A. …" to "D. …". */
  options: readonly [string, string, string, string];
  /** Index into `options`. */
  correctAnswer: number;
  explanation: string;
}
