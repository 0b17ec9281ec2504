import { ChatLink } from '../../../ui/chat-link.js';
import { LinkButtons } from '../../../ui/link-buttons.js';
import type { SiteLink } from '../site-data.js';

/** Heading and text, by where the first call to action leads. */
const WORDS: Record<string, { heading: string; text: string }> = {
  '/signup': {
    heading: 'Start with what’s free',
    text: 'To sign up, you need a name, an email address and a password. No card.',
  },
  '/contact': {
    heading: 'Ask, and a real person answers',
    text: 'Two sentences are enough: when your exam is, and what worries you.',
  },
};

const OTHERWISE = { heading: 'Where to go next', text: 'Take it one step at a time.' };

/** The end of a page: its calls to action again, for those who have read it all. */
export function Closing({ links }: { links: readonly SiteLink[] }) {
  const [main] = links;
  if (!main) {
    return null;
  }
  const { heading, text } = WORDS[main.to] ?? OTHERWISE;
  return (
    <section aria-labelledby="next" className="border-t border-line bg-tint">
      <div className="page grid gap-6 py-10 lg:grid-cols-[1fr_auto] lg:items-center lg:py-20">
        <div>
          <h2 id="next" className="text-24 sm:text-28">
            {heading}
          </h2>
          <p className="mt-2 text-18 text-soft">{text}</p>
        </div>
        <LinkButtons links={links}>{main.to === '/contact' ? <ChatLink /> : null}</LinkButtons>
      </div>
    </section>
  );
}
