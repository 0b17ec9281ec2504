import { articles, blog, categories, pages } from 'virtual:site';
import { type ComponentType, lazy } from 'react';
import type { TextPageProps } from './components/page-frame.js';
import { pictureOf } from './picture-of.js';
import { ArticlePage } from './routes/article-page.js';
import { BlogCategoryPage } from './routes/blog-category-page.js';
import { BlogPage } from './routes/blog-page.js';
import { ContactPage } from './routes/contact-page.js';
import { ContentPage } from './routes/content-page.js';
import { SubjectPage } from './routes/subject-page.js';
import type { Load, RenderedArticle, RenderedPage } from './site-data.js';

/*
 * The pages' code is small and shared, so it comes in one chunk with this table; each text and each
 * picture is a chunk of its own that comes when its page is opened.
 */

/** An address without its leading slash, and what it shows. */
interface SiteRoute {
  path: string;
  Page: ComponentType;
}

type Template = ComponentType<TextPageProps>;

async function templateOf(path: string): Promise<Template> {
  if (path === '/pricing') {
    return (await import('./routes/pricing-page.js')).PricingPage;
  }
  if (path === '/contact') {
    return ContactPage;
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
    const [{ default: page }, { default: index }, picture] = await Promise.all([
      load(),
      blog(),
      pictureOf(path),
    ]);
    return { default: () => <BlogPage page={page} blog={index} picture={picture} /> };
  });
}

function lazyCategory(slug: string): ComponentType {
  return lazy(async () => {
    const [{ default: index }, picture] = await Promise.all([blog(), pictureOf('/blog')]);
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
    const { default: article } = await load();
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
