import { HOME } from '@prepward/content/site/home';
import { Link } from 'react-router-dom';
import { longDate } from '../../../lib/format.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Section, SectionHead } from './section.js';

/** Three articles and the way to all of them; the whole card leads to its article. */
export function BlogTeasers() {
  return (
    <Section labelledBy="blog">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SectionHead id="blog" heading={HOME.teasersHeading} />
        <LinkButton to={HOME.teasersLink.to} variant="secondary">
          {HOME.teasersLink.label}
        </LinkButton>
      </div>
      <ul className="mt-10 grid gap-6 md:grid-cols-3">
        {HOME.teasers.map(({ title, excerpt, date, link }) => (
          <li
            key={link}
            className="group relative flex flex-col rounded-md border border-line bg-surface p-6 transition-colors hover:border-primary"
          >
            <h3 className="text-21">
              <Link
                to={link}
                className="group-hover:text-primary after:absolute after:inset-0 after:rounded-md"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-3 mb-6 text-soft">{excerpt}</p>
            <time dateTime={date} className="figures mt-auto text-14 text-soft">
              {longDate(date)}
            </time>
          </li>
        ))}
      </ul>
    </Section>
  );
}
