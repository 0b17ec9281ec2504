import { articles, blog, categories, pages } from 'virtual:site';
import type { ComponentType } from 'react';
import { lazyPage } from '../../hydrate/lazy-page.js';
import type { TextPageProps } from './components/page-frame.js';
import { pictureOf } from './picture-of.js';
import { ContentPage } from './routes/content-page.js';

import type { Load, RenderedArticle, RenderedPage } from './site-data.js';

/*
 * The components that most pages share come in one chunk with this table, the blog's pages in another;
 * each text and each picture is its own chunk, loaded when its page is opened.
 */

/** A path without its leading slash, and the page it shows. */
interface SiteRoute {
  path: string;
  Page: ComponentType;
}

type Template = ComponentType<TextPageProps>;

/** The pages that sell tutoring. */
const SERVICE_PATHS: readonly string[] = [
  '/teas-exam-help',
  '/do-my-teas-exam',
  '/take-my-teas-test',
  '/pay-someone-teas-exam',
  '/remote-teas-assistance',
  '/msn-expert-tutors',
  '/teas-exam-near-me',
];

const blogPages = () => import('./routes/blog-pages.js');

async function templateOf(path: string): Promise<Template> {
  if (path === '/pricing') {
    return (await import('./routes/pricing-page.js')).PricingPage;
  }
  if (path === '/buy-test-bank') {
    return (await import('./routes/papers-page.js')).PapersPage;
  }
  if (path === '/contact') {
    return (await import('./routes/contact-page.js')).ContactPage;
  }
  if (path === '/exam-practice') {
    return (await import('./routes/exam-practice-page.js')).ExamPracticePage;
  }
  if (SERVICE_PATHS.includes(path)) {
    return (await import('./routes/service-page.js')).ServicePage;
  }
  if (path.startsWith('/downloads/')) {
    return (await import('./routes/downloads-page.js')).DownloadsPage;
  }
  if (path.startsWith('/quiz/')) {
    return (await import('./routes/quiz-page.js')).QuizPage;
  }
  return ContentPage;
}

function textPage(path: string, load: Load<RenderedPage>): ComponentType {
  return lazyPage(async () => {
    const [Page, { default: page }, picture] = await Promise.all([
      templateOf(path),
      load(),
      pictureOf(path),
    ]);
    return { default: () => <Page page={page} picture={picture} /> };
  });
}

function blogPage(path: string, load: Load<RenderedPage>): ComponentType {
  return lazyPage(async () => {
    const [{ BlogPage }, { default: page }, { default: index }, picture] = await Promise.all([
      blogPages(),
      load(),
      blog(),
      pictureOf(path),
    ]);
    return { default: () => <BlogPage page={page} blog={index} picture={picture} /> };
  });
}

function categoryPage(slug: string): ComponentType {
  return lazyPage(async () => {
    const [{ BlogCategoryPage }, { default: index }, picture] = await Promise.all([
      blogPages(),
      blog(),
      pictureOf('/blog'),
    ]);
    const category = index.categories.find((one) => one.slug === slug);
    if (!category) {
      throw new Error(`The blog has no category ${slug}`);
    }
    return {
      default: () => <BlogCategoryPage category={category} blog={index} picture={picture} />,
    };
  });
}

function articlePage(load: Load<RenderedArticle>): ComponentType {
  return lazyPage(async () => {
    const [{ ArticlePage }, { default: article }] = await Promise.all([blogPages(), load()]);
    return { default: () => <ArticlePage article={article} /> };
  });
}

/** Every public page that is made of text. */
export const SITE_ROUTES: readonly SiteRoute[] = [
  ...Object.entries(pages).map(([path, load]) => ({
    path: path.slice(1),
    Page: path === '/blog' ? blogPage(path, load) : textPage(path, load),
  })),
  ...Object.entries(articles).map(([slug, load]) => ({
    path: `blog/${slug}`,
    Page: articlePage(load),
  })),
  ...categories.map((slug) => ({ path: `blog/category/${slug}`, Page: categoryPage(slug) })),
];
