import { BRAND, chatLink } from '@prepward/contracts/brand';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../../ui/button-style.js';
import { Icon } from '../../../ui/icon.js';
import { CHAT_MESSAGE } from '../chat-message.js';
import { NotYet } from '../components/not-yet.js';
import { TextPageBody, TextPageHead, type TextPageProps } from '../components/page-frame.js';

function Way({ name, href, children }: { name: string; href: string; children: ReactNode }) {
  return (
    <li className="border-t border-line first:border-t-0">
      <a
        href={href}
        {...(href.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {})}
        className="flex min-h-target flex-wrap items-baseline gap-x-4 gap-y-1 p-4 hover:text-primary sm:px-6"
      >
        <span className="w-20 text-14 font-semibold text-soft">{name}</span>
        <span className="figures min-w-0 text-18 font-semibold break-words">{children}</span>
      </a>
    </li>
  );
}

/** /contact */
export function ContactPage({ page, picture }: TextPageProps) {
  return (
    <>
      <TextPageHead page={page} picture={picture}>
        <div className="mt-8 flex flex-wrap gap-3">
          <a
            href={chatLink(CHAT_MESSAGE)}
            target="_blank"
            rel="noopener"
            className={buttonStyle('accent', 'large', 'max-sm:w-full')}
          >
            <Icon name="chat" className="size-5" />
            Chat with us
          </a>
          <a
            href={`mailto:${BRAND.contactEmail}`}
            className={buttonStyle('secondary', 'large', 'max-sm:w-full')}
          >
            <Icon name="mail" className="size-5" />
            Write an e-mail
          </a>
        </div>
      </TextPageHead>
      <TextPageBody page={page}>
        <div className="grid gap-4">
          <ul aria-label="Addresses" className="rounded-md border border-line bg-surface">
            <Way name="E-mail" href={`mailto:${BRAND.contactEmail}`}>
              {BRAND.contactEmail}
            </Way>
            <Way name="Phone" href={`tel:${BRAND.phone.replace(/[^+\d]/g, '')}`}>
              {BRAND.phone}
            </Way>
            <Way name="Chat" href={chatLink(CHAT_MESSAGE)}>
              Open the chat app
            </Way>
          </ul>
          <NotYet title="The quote form is not open yet">
            Until it is, write by chat or e-mail, or call. The list below says what to put into your
            message.
          </NotYet>
        </div>
      </TextPageBody>
    </>
  );
}
