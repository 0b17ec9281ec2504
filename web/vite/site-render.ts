import {
  ARTICLE_FIGURES,
  ARTICLES,
  type Article,
  CATEGORIES,
  fillPlaceholders,
  PAGES,
  type PageText,
  type PlaceholderValues,
} from '@prepward/content/site/index';
import { BRAND } from '@prepward/contracts/brand';
import type {
  ArticleSummary,
  BlogIndex,
  RenderedArticle,
  RenderedPage,
} from '../src/features/site/site-data.js';
import { renderMarkdown } from './markdown.js';

const WORDS_A_MINUTE = 220;

const PLAIN: PlaceholderValues = {
  brand: BRAND.name,
  email: BRAND.contactEmail,
  phone: BRAND.phone,
  legalEntity: BRAND.legalEntity,
};

/** In Markdown the addresses are links. */
const LINKED: PlaceholderValues = {
  ...PLAIN,
  email: `[${BRAND.contactEmail}](mailto:${BRAND.contactEmail})`,
  phone: `[${BRAND.phone}](tel:${BRAND.phone.replace(/[^+\d]/g, '')})`,
};

const text = (value: string): string => fillPlaceholders(value, PLAIN);
const markdown = (value: string) =>
  renderMarkdown(fillPlaceholders(value, LINKED), ARTICLE_FIGURES);

function renderPage(page: PageText): RenderedPage {
  return {
    path: page.path,
    title: text(page.title),
    description: text(page.description),
    heading: text(page.heading),
    lead: text(page.lead),
    sections: page.sections.map(({ id, heading, body }) => ({
      id,
      heading: text(heading),
      html: markdown(body).html,
    })),
    faqs: (page.faqs ?? []).map(({ question, answer }) => ({
      question: text(question),
      answer: text(answer),
    })),
    cta: page.cta ?? [],
    updated: page.updated,
    noindex: page.noindex ?? false,
  };
}

function summaryOf(article: Article): ArticleSummary {
  const category = CATEGORIES.find(({ slug }) => slug === article.category);
  if (!category) {
    throw new Error(`Article ${article.slug} names an unknown category: ${article.category}`);
  }
  return {
    slug: article.slug,
    heading: text(article.heading),
    excerpt: text(article.excerpt),
    category: category.slug,
    categoryName: category.name,
    tags: article.tags,
    published: article.published,
    minutes: Math.max(1, Math.round(article.body.split(/\s+/).length / WORDS_A_MINUTE)),
  };
}

function renderArticle(article: Article): RenderedArticle {
  return {
    ...summaryOf(article),
    ...markdown(article.body),
    title: text(article.title),
    description: text(article.description),
    updated: article.updated,
    related: ARTICLES.filter(({ slug }) => article.related.includes(slug)).map(summaryOf),
    practice: article.practice,
  };
}

/**
 * Every public page except the home page and the practice pages, which are features of their own.
 * @throws Error when a text contains an unknown placeholder or an invalid link.
 */
export function renderPages(): RenderedPage[] {
  return PAGES.filter(({ path }) => !path.startsWith('/practice/')).map(renderPage);
}

/** Every article of the blog, in the blog's order. */
export function renderArticles(): RenderedArticle[] {
  return ARTICLES.map(renderArticle);
}

/** What the lists of the blog show. */
export function renderBlogIndex(): BlogIndex {
  return {
    categories: CATEGORIES.map(({ slug, name, title, description }) => ({
      slug,
      name,
      title: text(title),
      description: text(description),
    })),
    articles: ARTICLES.map(summaryOf),
  };
}
