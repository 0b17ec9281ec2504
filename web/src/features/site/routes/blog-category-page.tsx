import type { ReactNode } from 'react';
import { StaticPage } from '../../../hydrate/static-page.js';
import { PageMeta } from '../../../lib/page-meta.js';
import { ArticleList } from '../components/article-list.js';
import { CategoryLinks } from '../components/category-links.js';
import { PageHead } from '../components/page-head.js';
import type { BlogCategory, BlogIndex } from '../site-data.js';
import { trailOfCategory } from '../trail.js';

interface BlogCategoryPageProps {
  category: BlogCategory;
  blog: BlogIndex;
  picture: ReactNode;
}

/** /blog/category/{category} */
export function BlogCategoryPage({ category, blog, picture }: BlogCategoryPageProps) {
  const { slug, name, title, description } = category;
  return (
    <StaticPage>
      <PageMeta title={title} description={description} path={`/blog/category/${slug}`} />
      <PageHead
        {...trailOfCategory(category)}
        heading={name}
        lead={description}
        picture={picture}
      />
      <div className="page grid gap-6 py-9 sm:gap-8 sm:py-14 lg:py-20">
        <CategoryLinks categories={blog.categories} />
        <ArticleList articles={blog.articles.filter((article) => article.category === slug)} />
      </div>
    </StaticPage>
  );
}
