import { CHAT_HREF } from '../../lib/chat.js';
import { useSession } from '../../lib/session/session.js';
import { Icon } from '../../ui/icon.js';
import { LinkButton } from '../../ui/link-button.js';

/**
 * The floating button at the bottom left that opens the chat app. Where a page leaves no room next to its
 * text, the button moves into a bar with a link to the dashboard or to sign-up, so that it never covers
 * anything; the page ends above that bar.
 */
export function ChatButton() {
  const { user } = useSession();
  return (
    <aside aria-label="Chat" data-chat="" className="h-16 bg-sunken lg:h-0">
      <div className="fixed inset-x-0 bottom-0 z-20 flex h-16 items-center justify-between border-t border-line bg-paper px-4 lg:contents">
        <a
          href={CHAT_HREF}
          target="_blank"
          rel="noopener"
          aria-label="Chat with us"
          className="grid size-12 place-items-center rounded-full border border-line bg-surface text-primary transition-colors hover:bg-primary hover:text-on-primary lg:fixed lg:bottom-4 lg:left-4 lg:z-20 lg:size-14 lg:shadow-float"
        >
          <Icon name="chat" className="size-6" />
        </a>
        <LinkButton to={user ? '/dashboard' : '/signup'} className="lg:hidden">
          {user ? 'Dashboard' : 'Get Started Free'}
        </LinkButton>
      </div>
    </aside>
  );
}
