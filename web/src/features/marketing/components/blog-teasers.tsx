import { HOME } from '@prepward/content/site/home';
import { Link } from 'react-router-dom';
import { ArticleCover } from '../../../entities/article/article-cover.js';
import { longDate } from '../../../lib/format.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Section, SectionHead } from './section.js';

type Teaser = (typeof HOME.teasers)[number];

function Card({ teaser: { title, excerpt, date, link } }: { teaser: Teaser }) {
  return (
    <li className="group relative flex overflow-hidden rounded-md border border-line bg-surface transition-colors hover:border-primary md:flex-col">
      <ArticleCover slug={link.replace('/blog/', '')} className="w-24 shrink-0 md:h-40 md:w-full" />
      <div className="flex min-w-0 flex-col px-4 py-3 md:grow md:p-6">
        <h3 className="text-18 md:text-21">
          <Link
            to={link}
            className="group-hover:text-primary after:absolute after:inset-0 after:rounded-md"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-3 mb-5 text-soft max-md:hidden">{excerpt}</p>
        <time dateTime={date} className="figures mt-auto pt-1 text-14 text-soft">
          {longDate(date)}
        </time>
      </div>
    </li>
  );
}

/** Three articles and a link to all of them; the whole card leads to its article. */
export function BlogTeasers() {
  return (
    <Section labelledBy="blog">
      <div className="flex items-end justify-between gap-4">
        <SectionHead id="blog" heading={HOME.teasersHeading} />
        <LinkButton to={HOME.teasersLink.to} variant="secondary">
          {HOME.teasersLink.label}
        </LinkButton>
      </div>
      <ul className="mt-5 grid gap-3 md:mt-10 md:grid-cols-3 md:gap-6">
        {HOME.teasers.map((teaser) => (
          <Card key={teaser.link} teaser={teaser} />
        ))}
      </ul>
    </Section>
  );
}
