/** What the build makes of the site's texts (`web/vite`): placeholders filled, Markdown rendered. */

export interface SiteLink {
  label: string;
  to: string;
}

export interface Faq {
  question: string;
  answer: string;
}

/** An entry of a list of contents. */
export interface Anchor {
  id: string;
  text: string;
}

export interface RenderedSection {
  id: string;
  heading: string;
  html: string;
}

/** One public page, ready to show. */
export interface RenderedPage {
  path: string;
  title: string;
  description: string;
  heading: string;
  lead: string;
  sections: readonly RenderedSection[];
  faqs: readonly Faq[];
  cta: readonly SiteLink[];
  /** ISO date. */
  updated: string;
  noindex: boolean;
}

/** What lists show of an article. */
export interface ArticleSummary {
  slug: string;
  heading: string;
  excerpt: string;
  /** Slug of its category. */
  category: string;
  categoryName: string;
  tags: readonly string[];
  /** ISO date. */
  published: string;
  /** Reading time, in whole minutes. */
  minutes: number;
}

/** One article, ready to show. */
export interface RenderedArticle extends ArticleSummary {
  title: string;
  description: string;
  /** ISO date. */
  updated: string;
  html: string;
  contents: readonly Anchor[];
  related: readonly ArticleSummary[];
  practice: SiteLink;
}

export interface BlogCategory {
  slug: string;
  name: string;
  title: string;
  description: string;
}

/** What the lists of the blog need; no article's text. */
export interface BlogIndex {
  categories: readonly BlogCategory[];
  articles: readonly ArticleSummary[];
}

/** Fetches a text with its own chunk. */
export type Load<T> = () => Promise<{ default: T }>;
