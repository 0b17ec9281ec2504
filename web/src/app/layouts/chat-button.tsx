import { CHAT_HREF } from '../../lib/chat.js';
import { Icon } from '../../ui/icon.js';

/** The floating button at the bottom left that opens the chat app. */
export function ChatButton() {
  return (
    <aside aria-label="Chat" data-chat="">
      <a
        href={CHAT_HREF}
        target="_blank"
        rel="noopener"
        aria-label="Chat with us"
        className="fixed bottom-4 left-4 z-20 grid size-14 place-items-center rounded-full border border-line bg-surface text-primary shadow-float transition-colors hover:bg-primary hover:text-on-primary"
      >
        <Icon name="chat" className="size-6" />
      </a>
    </aside>
  );
}
