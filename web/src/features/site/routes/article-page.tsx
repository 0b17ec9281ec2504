import { StaticPage } from '../../../hydrate/static-page.js';
import { longDate } from '../../../lib/format.js';
import { PageMeta } from '../../../lib/page-meta.js';
import { LinkButton } from '../../../ui/link-button.js';
import { ArticleFacts, ArticleList, ArticleTags } from '../components/article-list.js';
import { Breadcrumb } from '../components/breadcrumb.js';
import { ContentsList, FoldedContents } from '../components/contents-list.js';
import { RichText } from '../components/rich-text.js';
import type { RenderedArticle, SiteLink } from '../site-data.js';
import { trailOfArticle } from '../trail.js';

function ArticleHead({ article }: { article: RenderedArticle }) {
  return (
    <header className="border-b border-line bg-sunken">
      <div className="page pt-4 pb-8 sm:pb-12 lg:pt-8 lg:pb-14">
        <div className="mx-auto max-w-reading">
          <Breadcrumb {...trailOfArticle(article)} />
          <h1 className="mt-4 text-34 sm:text-38 lg:mt-8 lg:text-52">{article.heading}</h1>
          <p className="mt-4 mb-5 text-18 text-soft lg:text-21">{article.excerpt}</p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <ArticleFacts article={article} />
            <ArticleTags tags={article.tags} />
          </div>
        </div>
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
      <p className="text-18 font-semibold">Try it while it’s fresh.</p>
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
        <div className="page grid gap-8 py-9 sm:py-12 lg:grid-cols-[1fr_minmax(0,var(--width-reading))_1fr] lg:py-16">
          <div className="mx-auto w-full max-w-reading min-w-0 lg:col-start-2">
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
        <div className="page py-10 lg:py-20">
          <h2 id="related" className="mb-8 text-24 sm:text-28">
            Read next
          </h2>
          <ArticleList articles={article.related} level="h3" />
        </div>
      </section>
    </StaticPage>
  );
}
