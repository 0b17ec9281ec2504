import { CHAT_HREF } from '../lib/chat.js';
import { buttonStyle } from './button-style.js';
import { Icon } from './icon.js';

/** Opens the chat app with a message already typed. */
export function ChatLink() {
  return (
    <a
      href={CHAT_HREF}
      target="_blank"
      rel="noopener"
      className={buttonStyle('secondary', 'large', 'max-sm:w-full')}
    >
      <Icon name="chat" className="size-5" />
      Chat with us
    </a>
  );
}
