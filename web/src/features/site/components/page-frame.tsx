import type { ReactNode } from 'react';
import { longDate } from '../../../lib/format.js';
import { PageMeta } from '../../../lib/page-meta.js';
import { FaqList } from '../../../ui/faq-list.js';
import type { Anchor, RenderedPage } from '../site-data.js';
import { trailOfPage } from '../trail.js';
import { ContentsList } from './contents-list.js';
import { PageHead } from './page-head.js';
import { RichText } from './rich-text.js';

/** A page with at least this many parts lists its contents. */
const LONG_PAGE = 4;

const FAQ_ANCHOR: Anchor = { id: 'questions', text: 'Questions and answers' };

/** The props of every page of text. */
export interface TextPageProps {
  page: RenderedPage;
  picture?: ReactNode;
}

/** Head of a page of text, with the document's title and description. */
export function TextPageHead({
  page,
  picture,
  children,
}: TextPageProps & { children?: ReactNode }) {
  return (
    <>
      <PageMeta
        title={page.title}
        description={page.description}
        path={page.path}
        noIndex={page.noindex}
      />
      <PageHead {...trailOfPage(page)} heading={page.heading} lead={page.lead} picture={picture}>
        {children}
      </PageHead>
    </>
  );
}

function Faqs({ page, named }: { page: RenderedPage; named: boolean }) {
  return (
    <section aria-labelledby={FAQ_ANCHOR.id}>
      <h2 id={FAQ_ANCHOR.id} className={named ? 'mb-5 text-24 sm:text-28' : 'sr-only'}>
        {FAQ_ANCHOR.text}
      </h2>
      <FaqList faqs={page.faqs} />
    </section>
  );
}

interface TextPageBodyProps {
  page: RenderedPage;
  /** For a page that is about the questions: puts them first. */
  faqsFirst?: boolean;
  /** A part of its own before the sections. */
  children?: ReactNode;
}

/** Sections, questions and date of a page, with the list of contents next to a long one. */
export function TextPageBody({ page, faqsFirst = false, children }: TextPageBodyProps) {
  const parts = page.sections.map(({ id, heading }) => ({ id, text: heading }));
  const hasFaqs = page.faqs.length > 0;
  const anchors = hasFaqs ? [...parts, FAQ_ANCHOR] : parts;
  return (
    <div className="page grid gap-16 py-9 sm:py-14 lg:grid-cols-[minmax(0,var(--width-reading))_15rem] lg:justify-between lg:py-20">
      <div className="grid max-w-reading min-w-0 gap-10 sm:gap-14 lg:gap-16">
        {children}
        {hasFaqs && faqsFirst ? <Faqs page={page} named={false} /> : null}
        {page.sections.map(({ id, heading, html }) => (
          <section key={id} aria-labelledby={id} className="min-w-0">
            <h2 id={id} className="mb-3 text-24 sm:text-28">
              {heading}
            </h2>
            <RichText html={html} />
          </section>
        ))}
        {hasFaqs && !faqsFirst ? <Faqs page={page} named /> : null}
        <p className="border-t border-line pt-5 text-14 text-soft">
          Last updated <time dateTime={page.updated}>{longDate(page.updated)}</time>
        </p>
      </div>
      {anchors.length >= LONG_PAGE ? <ContentsList anchors={anchors} /> : null}
    </div>
  );
}
