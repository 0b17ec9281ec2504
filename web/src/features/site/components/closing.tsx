import { CHAT_HREF } from '../../../lib/chat.js';
import { buttonStyle } from '../../../ui/button-style.js';
import { Icon } from '../../../ui/icon.js';
import { LinkButton } from '../../../ui/link-button.js';
import type { SiteLink } from '../site-data.js';

/** What the first call to action leads to, said in a line. */
const WORDS: Record<string, { heading: string; text: string }> = {
  '/signup': {
    heading: 'Start with what is free',
    text: 'An account takes a name, an e-mail address and a password. No card.',
  },
  '/contact': {
    heading: 'Ask, and a person answers',
    text: 'Two sentences are enough: when your exam is, and what worries you.',
  },
};

const OTHERWISE = { heading: 'Where to go next', text: 'One step at a time is enough.' };

/** The end of a page: its calls to action once more, for those who have read it all. */
export function Closing({ links }: { links: readonly SiteLink[] }) {
  const [main] = links;
  if (!main) {
    return null;
  }
  const { heading, text } = WORDS[main.to] ?? OTHERWISE;
  return (
    <section aria-labelledby="next" className="border-t border-line bg-tint">
      <div className="page grid gap-6 py-14 lg:grid-cols-[1fr_auto] lg:items-center lg:py-20">
        <div>
          <h2 id="next" className="text-28">
            {heading}
          </h2>
          <p className="mt-2 text-18 text-soft">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {links.map((link, index) => (
            <LinkButton
              key={link.to}
              to={link.to}
              size="large"
              variant={index === 0 ? 'accent' : 'secondary'}
              className="max-sm:w-full"
            >
              {link.label}
            </LinkButton>
          ))}
          {main.to === '/contact' ? (
            <a
              href={CHAT_HREF}
              target="_blank"
              rel="noopener"
              className={buttonStyle('secondary', 'large', 'max-sm:w-full')}
            >
              <Icon name="chat" className="size-5" />
              Chat with us
            </a>
          ) : null}
        </div>
      </div>
    </section>
  );
}
