import { CHAT_HREF } from '../../lib/chat.js';
import { Icon } from '../../ui/icon.js';

/**
 * Opens the chat app: floats at the bottom left, and is in the top bar beside "Menu" where it would
 * cover what is read.
 */
export function ChatButton() {
  return (
    <aside aria-label="Chat" data-chat="">
      <a
        href={CHAT_HREF}
        target="_blank"
        rel="noopener"
        aria-label="Chat with us"
        className="fixed top-2.5 right-30 z-30 grid size-target place-items-center rounded-full text-primary transition-colors hover:bg-tint lg:top-auto lg:right-auto lg:bottom-4 lg:left-4 lg:size-14 lg:border lg:border-line lg:bg-surface lg:shadow-float lg:hover:bg-primary lg:hover:text-on-primary"
      >
        <Icon name="chat" className="size-6" />
      </a>
    </aside>
  );
}
