import { HOME } from '@prepward/content/site/home';
import { CHAT_HREF } from '../../../lib/chat.js';
import { Icon } from '../../../ui/icon.js';
import { OpenBook } from '../../../ui/illustrations/tools.js';
import { LinkButtons } from '../../../ui/link-buttons.js';

const { heading, lead, cta } = HOME.closing;

/** The end of the page: begin, ask, or buy. */
export function ClosingCall() {
  return (
    <section aria-labelledby="begin" className="page py-20 text-center lg:py-28">
      <OpenBook className="mx-auto size-24" />
      <h2 id="begin" className="mt-6 text-28 sm:text-38">
        {heading}
      </h2>
      <p className="mx-auto mt-4 max-w-xl text-18 text-soft">{lead}</p>
      <LinkButtons links={cta} className="mt-8 justify-center" />
      <a
        href={CHAT_HREF}
        target="_blank"
        rel="noopener"
        className="text-link mt-4 inline-flex min-h-target items-center gap-2"
      >
        <Icon name="chat" className="size-5" />
        Or ask in the chat
      </a>
    </section>
  );
}
