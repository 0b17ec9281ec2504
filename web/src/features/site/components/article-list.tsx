import { Link } from 'react-router-dom';
import { longDate } from '../../../lib/format.js';
import type { ArticleSummary } from '../site-data.js';

/** The line under an article's name: category, date, reading time. */
export function ArticleFacts({ article }: { article: ArticleSummary }) {
  return (
    <p className="figures flex flex-wrap gap-x-3 gap-y-1 text-14 text-soft">
      <time dateTime={article.published}>{longDate(article.published)}</time>
      <span aria-hidden="true">·</span>
      <span>{article.minutes} minutes to read</span>
    </p>
  );
}

interface ArticleListProps {
  articles: readonly ArticleSummary[];
  /** The level of the articles' headings, one below the heading above the list. */
  level?: 'h2' | 'h3';
}

/** Articles in a grid; the whole card leads to the article. */
export function ArticleList({ articles, level: Heading = 'h2' }: ArticleListProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article) => (
        <li
          key={article.slug}
          className="group relative flex flex-col rounded-md border border-line bg-surface p-6 transition-colors hover:border-primary"
        >
          <p className="text-14 font-semibold text-primary">{article.categoryName}</p>
          <Heading className="mt-3 text-21">
            <Link
              to={`/blog/${article.slug}`}
              className="group-hover:text-primary after:absolute after:inset-0 after:rounded-md"
            >
              {article.heading}
            </Link>
          </Heading>
          <p className="mt-3 mb-6 text-soft">{article.excerpt}</p>
          <div className="mt-auto">
            <ArticleFacts article={article} />
          </div>
        </li>
      ))}
    </ul>
  );
}
