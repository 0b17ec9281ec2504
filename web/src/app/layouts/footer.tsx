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
        each with its reasons.
      </p>
      <a href={`mailto:${BRAND.contactEmail}`} className={CONTACT_STYLE}>
        <Icon name="mail" className="size-5" />
        {BRAND.contactEmail}
      </a>
      <a href={CHAT_HREF} target="_blank" rel="noopener" className={CONTACT_STYLE}>
        <Icon name="chat" className="size-5" />
        Chat with us
      </a>
      <ul className="-ml-2.5 flex" aria-label="Social media">
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
  );
}

/** The foot of every page of the common layout. */
export default function Footer() {
  return (
    <footer data-site-bar="" className="border-t border-line bg-sunken">
      <div className="page grid gap-12 pt-16 pb-10 lg:grid-cols-[18rem_1fr]">
        <ContactLinks />
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3 xl:grid-cols-5">
          {FOOTER_GROUPS.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2 className="text-16">{group.title}</h2>
              <ul className="mt-2">
                {group.links.map((link) => (
                  <li key={link.to}>
                    <Link
                      to={link.to}
                      className="inline-flex min-h-9 items-center py-1 text-soft hover:text-primary hover:underline"
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className="page pb-24 text-14 text-soft lg:pb-6">
        <p className="border-t border-line pt-6">
          © {BRAND.legalEntity}. TEAS is a trademark of Assessment Technologies Institute, which has
          no part in this site. We tutor; no one sits an exam for you.
        </p>
      </div>
    </footer>
  );
}
