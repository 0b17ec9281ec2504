import { Link } from 'react-router-dom';
import { ArticleCover } from '../../../entities/article/article-cover.js';
import { longDate } from '../../../lib/format.js';
import type { ArticleSummary } from '../site-data.js';

/** The line under an article's name: date and reading time. */
export function ArticleFacts({ article }: { article: ArticleSummary }) {
  return (
    <p className="figures flex flex-wrap gap-x-3 gap-y-1 text-14 text-soft">
      <time dateTime={article.published}>{longDate(article.published)}</time>
      <span aria-hidden="true">·</span>
      <span>{article.minutes} min read</span>
    </p>
  );
}

/** What an article is about, in a few words. */
export function ArticleTags({ tags }: { tags: readonly string[] }) {
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="rounded-sm border border-line px-2 py-0.5 text-14 text-soft">
          {tag}
        </li>
      ))}
    </ul>
  );
}

interface ArticleListProps {
  articles: readonly ArticleSummary[];
  /** The level of the articles' headings, one below the heading above the list. */
  level?: 'h2' | 'h3';
}

/** Articles in a grid, each with its cover; the whole card leads to the article. */
export function ArticleList({ articles, level: Heading = 'h2' }: ArticleListProps) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {articles.map((article) => (
        <li
          key={article.slug}
          data-article=""
          className="group relative flex flex-col overflow-hidden rounded-md border border-line bg-surface transition-colors hover:border-primary"
        >
          <ArticleCover slug={article.slug} className="h-28 sm:h-36" />
          <div className="flex grow flex-col p-5 sm:p-6">
            <p className="text-14 font-semibold text-primary">{article.categoryName}</p>
            <Heading className="mt-2 text-21">
              <Link
                to={`/blog/${article.slug}`}
                className="group-hover:text-primary after:absolute after:inset-0 after:rounded-md"
              >
                {article.heading}
              </Link>
            </Heading>
            <p className="mt-2 mb-4 text-soft">{article.excerpt}</p>
            <div className="mt-auto grid gap-3">
              <ArticleTags tags={article.tags} />
              <ArticleFacts article={article} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
