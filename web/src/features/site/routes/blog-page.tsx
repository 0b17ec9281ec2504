import { StaticPage } from '../../../hydrate/static-page.js';
import { ArticleList } from '../components/article-list.js';
import { CategoryLinks } from '../components/category-links.js';
import { Closing } from '../components/closing.js';
import { TextPageHead, type TextPageProps } from '../components/page-frame.js';
import { RichText } from '../components/rich-text.js';
import { Island } from '../islands.js';
import type { BlogIndex } from '../site-data.js';

/** /blog */
export function BlogPage({ page, picture, blog }: TextPageProps & { blog: BlogIndex }) {
  return (
    <StaticPage>
      <TextPageHead page={page} picture={picture} />
      <div className="page grid gap-6 py-9 sm:py-14 lg:py-20">
        <CategoryLinks categories={blog.categories} />
        <Island name="articleSearch" props={{}} />
        <section aria-labelledby="articles">
          <h2 id="articles" className="sr-only">
            All articles
          </h2>
          <ArticleList articles={blog.articles} level="h3" />
        </section>
        {page.sections.map(({ id, heading, html }) => (
          <section key={id} aria-labelledby={id} className="mt-8 max-w-reading">
            <h2 id={id} className="mb-4 text-24 sm:text-28">
              {heading}
            </h2>
            <RichText html={html} />
          </section>
        ))}
      </div>
      <Closing links={page.cta} />
    </StaticPage>
  );
}
