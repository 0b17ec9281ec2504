import type { ArticleSummary, BlogCategory, RenderedPage, SiteLink } from './site-data.js';

/** A page's place in the site: the pages above it below the home page, and its short name. */
export interface Trail {
  above: readonly SiteLink[];
  here: string;
}

const BLOG: SiteLink = { label: 'Blog', to: '/blog' };

/** A page's short name: its title up to the first colon or comma, or its heading if that is shorter. */
function shortName({ path, title, heading }: Pick<RenderedPage, 'path' | 'title' | 'heading'>) {
  if (path === BLOG.to) {
    return BLOG.label;
  }
  const name = title.split(/[:,]/)[0] ?? title;
  return heading.length < name.length ? heading : name;
}

/** The trail of a page of text. */
export function trailOfPage(page: Pick<RenderedPage, 'path' | 'title' | 'heading'>): Trail {
  const above = /^\/(?:quiz|downloads)\//.test(page.path)
    ? [{ label: 'Exam practice', to: '/exam-practice' }]
    : [];
  return { above, here: shortName(page) };
}

/** The trail of an article, whose own name is its heading. */
export function trailOfArticle(article: Pick<ArticleSummary, 'category' | 'categoryName'>): Trail {
  const category = { label: article.categoryName, to: `/blog/category/${article.category}` };
  return { above: [BLOG, category], here: 'Article' };
}

/** The trail of a category of the blog. */
export function trailOfCategory({ name }: Pick<BlogCategory, 'name'>): Trail {
  return { above: [BLOG], here: name };
}
