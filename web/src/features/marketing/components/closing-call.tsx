import { HOME } from '@prepward/content/site/home';
import { CHAT_HREF } from '../../../lib/chat.js';
import { Icon } from '../../../ui/icon.js';
import { OpenBook } from '../../../ui/illustrations/tools.js';
import { LinkButtons } from '../../../ui/link-buttons.js';

const { heading, lead, cta } = HOME.closing;

/** The end of the page: sign up, ask a question, or buy. */
export function ClosingCall() {
  return (
    <section aria-labelledby="begin" className="page py-9 text-center sm:py-20 lg:py-28">
      <OpenBook className="mx-auto size-24 max-sm:hidden" />
      <h2 id="begin" className="text-24 sm:mt-6 sm:text-38">
        {heading}
      </h2>
      <p className="mx-auto mt-2 max-w-xl text-18 text-soft">{lead}</p>
      <LinkButtons links={cta} className="mt-6 justify-center sm:mt-8" />
      <a
        href={CHAT_HREF}
        target="_blank"
        rel="noopener"
        className="text-link mt-2 sm:mt-4 inline-flex min-h-target items-center gap-2"
      >
        <Icon name="chat" className="size-5" />
        Or ask in the chat
      </a>
    </section>
  );
}
