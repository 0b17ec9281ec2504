import { BRAND } from '@prepward/contracts/brand';
import { CLAIM_TEXTS } from '@prepward/contracts/claims';
import { Link } from 'react-router-dom';
import { CHAT_HREF } from '../../lib/chat.js';
import { Brand } from '../../ui/brand.js';
import { Icon } from '../../ui/icon.js';
import { FOOTER_GROUPS } from '../navigation.js';
import { SocialIcon } from './social-icon.js';

const CONTACT_STYLE =
  'inline-flex min-h-target items-center gap-2.5 text-soft hover:text-primary hover:underline';

function ContactLinks() {
  return (
    <div className="grid content-start gap-1">
      <Brand />
      <p className="mt-2 max-w-xs text-soft">
        Practice and tutoring for the nursing entrance exam. {CLAIM_TEXTS['questions-total-short']},
        each one explained.
      </p>
      <a href={`mailto:${BRAND.contactEmail}`} className={CONTACT_STYLE}>
        <Icon name="mail" className="size-5" />
        {BRAND.contactEmail}
      </a>
      <div className="flex flex-wrap items-center justify-between lg:grid lg:justify-start">
        <a href={CHAT_HREF} target="_blank" rel="noopener" className={CONTACT_STYLE}>
          <Icon name="chat" className="size-5" />
          Chat with us
        </a>
        <ul className="-mr-2.5 flex flex-wrap lg:-ml-2.5" aria-label="Social media">
          {BRAND.social.map(({ label, url }) => (
            <li key={label}>
              <a
                href={url}
                target="_blank"
                rel="noopener"
                aria-label={`${BRAND.name} on ${label}`}
                className="grid size-target place-items-center rounded-md text-soft hover:bg-tint hover:text-primary"
              >
                <SocialIcon label={label} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A group of links: folded on a phone, always open where there is room (`.open-from-md`). */
function FooterGroup({ title, links }: (typeof FOOTER_GROUPS)[number]) {
  return (
    <nav aria-label={title} className="max-md:border-t max-md:border-line">
      <details className="open-from-md group">
        <summary className="flex min-h-target list-none items-center justify-between md:min-h-0 [&::-webkit-details-marker]:hidden">
          <h2 className="text-16">{title}</h2>
          <Icon
            name="down"
            className="size-5 text-soft transition-transform group-open:rotate-180 md:hidden"
          />
        </summary>
        <ul className="pb-3 md:pt-2 md:pb-0">
          {links.map((link) => (
            <li key={link.to}>
              <Link
                to={link.to}
                className="inline-flex min-h-target min-w-target items-center text-soft hover:text-primary hover:underline md:min-h-9 md:py-1"
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** The foot of every page of the common layout. */
export default function Footer() {
  return (
    <footer data-site-bar="" className="border-t border-line bg-sunken">
      <div className="page grid gap-8 pt-10 pb-6 lg:grid-cols-[18rem_1fr] lg:gap-12 lg:pt-16 lg:pb-10">
        <ContactLinks />
        <div className="grid max-md:border-b max-md:border-line md:grid-cols-3 md:gap-x-6 md:gap-y-8 xl:grid-cols-5">
          {FOOTER_GROUPS.map((group) => (
            <FooterGroup key={group.title} {...group} />
          ))}
        </div>
      </div>
      <div className="page pb-6 text-14 text-soft">
        <p className="border-t border-line pt-6">
          © {BRAND.legalEntity}. TEAS is a trademark of Assessment Technologies Institute, which has
          no connection with this site. We tutor; we don't take exams for anyone.
        </p>
      </div>
    </footer>
  );
}
