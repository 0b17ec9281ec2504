import { StaticPage } from '../../../hydrate/static-page.js';
import { longDate } from '../../../lib/format.js';
import { PageMeta } from '../../../lib/page-meta.js';
import { LinkButton } from '../../../ui/link-button.js';
import { ArticleFacts, ArticleList } from '../components/article-list.js';
import { Breadcrumb } from '../components/breadcrumb.js';
import { ContentsList, FoldedContents } from '../components/contents-list.js';
import { RichText } from '../components/rich-text.js';
import type { RenderedArticle, SiteLink } from '../site-data.js';
import { trailOfArticle } from '../trail.js';

function ArticleHead({ article }: { article: RenderedArticle }) {
  return (
    <header className="border-b border-line bg-sunken">
      <div className="page pt-6 pb-12 lg:pt-8 lg:pb-16">
        <Breadcrumb {...trailOfArticle(article)} />
        <h1 className="mt-6 max-w-3xl text-28 sm:text-38 lg:mt-10 lg:text-52">{article.heading}</h1>
        <p className="mt-5 mb-6 max-w-reading text-18 text-soft lg:text-21">{article.excerpt}</p>
        <ArticleFacts article={article} />
      </div>
    </header>
  );
}

function PracticeInvitation({ link }: { link: SiteLink }) {
  return (
    <aside
      aria-label="Practice"
      className="mt-14 flex flex-wrap items-center justify-between gap-4 rounded-md border border-line bg-tint p-6"
    >
      <p className="text-18 font-semibold">Try it while it is fresh.</p>
      <LinkButton to={link.to} variant="accent" size="large" className="max-sm:w-full">
        {link.label}
      </LinkButton>
    </aside>
  );
}

/** /blog/{slug} */
export function ArticlePage({ article }: { article: RenderedArticle }) {
  return (
    <StaticPage>
      <PageMeta
        title={article.title}
        description={article.description}
        path={`/blog/${article.slug}`}
      />
      <article>
        <ArticleHead article={article} />
        <div className="page grid gap-16 py-12 lg:grid-cols-[minmax(0,var(--width-reading))_15rem] lg:justify-between lg:py-16">
          <div className="max-w-reading min-w-0">
            <FoldedContents anchors={article.contents} />
            <RichText html={article.html} reading />
            <PracticeInvitation link={article.practice} />
            <p className="mt-8 text-14 text-soft">
              Last updated <time dateTime={article.updated}>{longDate(article.updated)}</time>
            </p>
          </div>
          <ContentsList anchors={article.contents} />
        </div>
      </article>
      <section aria-labelledby="related" className="border-t border-line">
        <div className="page py-14 lg:py-20">
          <h2 id="related" className="mb-8 text-28">
            Read next
          </h2>
          <ArticleList articles={article.related} level="h3" />
        </div>
      </section>
    </StaticPage>
  );
}
