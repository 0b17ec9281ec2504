import { articles, blog, categories, pages } from 'virtual:site';
import { HOME } from '@prepward/content/site/home';
import { practicePages } from '@prepward/content/site/pages/practice';
import type { Faq, RenderedArticle, RenderedPage } from '../site-data.js';
import { type Trail, trailOfArticle, trailOfCategory, trailOfPage } from '../trail.js';

/** What search engines and link previews get about a page besides its title and description. */
export interface PageFacts {
  kind: 'home' | 'page' | 'article' | 'category';
  heading: string;
  /** What kind of page it is, in a word or two, for the link preview picture. */
  section: string;
  /** ISO date of the newest thing on the page. */
  updated: string;
  trail?: Trail;
  faqs: readonly Faq[];
  article?: Pick<RenderedArticle, 'slug' | 'published' | 'excerpt' | 'categoryName'>;
}

const newest = (dates: readonly string[]): string => [...dates].sort().at(-1) ?? '';

async function articleDates(category?: string): Promise<string[]> {
  const all = await Promise.all(
    Object.values(articles).map(async (load) => (await load()).default),
  );
  return all
    .filter((article) => category === undefined || article.category === category)
    .map(({ updated }) => updated);
}

async function factsOfHome(): Promise<PageFacts> {
  return {
    kind: 'home',
    heading: HOME.hero.heading,
    section: 'TEAS practice',
    updated: newest([HOME.updated, ...HOME.teasers.map(({ date }) => date)]),
    faqs: HOME.faqs,
  };
}

function sectionOf(path: string): string {
  const [, first] = path.split('/');
  const known: Record<string, string> = {
    quiz: 'Free quizzes',
    downloads: 'Free downloads',
    blog: 'Blog',
    practice: 'Free practice',
  };
  return known[first ?? ''] ?? 'TEAS preparation';
}

async function factsOfText(page: RenderedPage): Promise<PageFacts> {
  const dates = page.path === '/blog' ? await articleDates() : [];
  return {
    kind: 'page',
    heading: page.heading,
    section: sectionOf(page.path),
    updated: newest([page.updated, ...dates]),
    trail: trailOfPage(page),
    faqs: page.faqs,
  };
}

function factsOfArticle(article: RenderedArticle): PageFacts {
  return {
    kind: 'article',
    heading: article.heading,
    section: article.categoryName,
    updated: article.updated,
    trail: trailOfArticle(article),
    faqs: [],
    article,
  };
}

async function factsOfCategory(slug: string): Promise<PageFacts | undefined> {
  const category = (await blog()).default.categories.find((one) => one.slug === slug);
  return category
    ? {
        kind: 'category',
        heading: category.name,
        section: 'Blog',
        updated: newest(await articleDates(slug)),
        trail: trailOfCategory(category),
        faqs: [],
      }
    : undefined;
}

function factsOfPractice(path: string): PageFacts | undefined {
  const page = practicePages.find((one) => one.path === path);
  return page
    ? { ...page, kind: 'page', section: sectionOf(path), trail: trailOfPage(page), faqs: [] }
    : undefined;
}

/** The facts of a public page; undefined for pages that search engines should leave out. */
export async function factsOf(path: string): Promise<PageFacts | undefined> {
  if (path === '/') {
    return factsOfHome();
  }
  const page = pages[path];
  if (page) {
    return factsOfText((await page()).default);
  }
  const slug = path.replace('/blog/', '');
  const article = articles[slug];
  if (article) {
    return factsOfArticle((await article()).default);
  }
  const category = path.replace('/blog/category/', '');
  return categories.includes(category) ? factsOfCategory(category) : factsOfPractice(path);
}
