import { articles, blog, categories, pages } from 'virtual:site';
import { type ComponentType, lazy } from 'react';
import type { TextPageProps } from './components/page-frame.js';
import { pictureOf } from './picture-of.js';
import { ContentPage } from './routes/content-page.js';
import { SubjectPage } from './routes/subject-page.js';
import type { Load, RenderedArticle, RenderedPage } from './site-data.js';

/*
 * What most pages are made of comes in one chunk with this table, the blog's pages in another; each
 * text and each picture is a chunk of its own that comes when its page is opened.
 */

/** An address without its leading slash, and what it shows. */
interface SiteRoute {
  path: string;
  Page: ComponentType;
}

type Template = ComponentType<TextPageProps>;

const blogPages = () => import('./routes/blog-pages.js');

async function templateOf(path: string): Promise<Template> {
  if (path === '/pricing') {
    return (await import('./routes/pricing-page.js')).PricingPage;
  }
  if (path === '/contact') {
    return (await import('./routes/contact-page.js')).ContactPage;
  }
  if (path === '/exam-practice') {
    return (await import('./routes/exam-practice-page.js')).ExamPracticePage;
  }
  return /^\/(?:quiz|downloads)\//.test(path) ? SubjectPage : ContentPage;
}

function lazyPage(path: string, load: Load<RenderedPage>): ComponentType {
  return lazy(async () => {
    const [Page, { default: page }, picture] = await Promise.all([
      templateOf(path),
      load(),
      pictureOf(path),
    ]);
    return { default: () => <Page page={page} picture={picture} /> };
  });
}

function lazyBlog(path: string, load: Load<RenderedPage>): ComponentType {
  return lazy(async () => {
    const [{ BlogPage }, { default: page }, { default: index }, picture] = await Promise.all([
      blogPages(),
      load(),
      blog(),
      pictureOf(path),
    ]);
    return { default: () => <BlogPage page={page} blog={index} picture={picture} /> };
  });
}

function lazyCategory(slug: string): ComponentType {
  return lazy(async () => {
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

function lazyArticle(load: Load<RenderedArticle>): ComponentType {
  return lazy(async () => {
    const [{ ArticlePage }, { default: article }] = await Promise.all([blogPages(), load()]);
    return { default: () => <ArticlePage article={article} /> };
  });
}

/** Every public page that is made of text. */
export const SITE_ROUTES: readonly SiteRoute[] = [
  ...Object.entries(pages).map(([path, load]) => ({
    path: path.slice(1),
    Page: path === '/blog' ? lazyBlog(path, load) : lazyPage(path, load),
  })),
  ...Object.entries(articles).map(([slug, load]) => ({
    path: `blog/${slug}`,
    Page: lazyArticle(load),
  })),
  ...categories.map((slug) => ({ path: `blog/category/${slug}`, Page: lazyCategory(slug) })),
];
