import { BRAND } from '@prepward/contracts/brand';
import type { ReactNode } from 'react';
import { CHAT_HREF } from '../../../lib/chat.js';

function Way({ name, href, children }: { name: string; href: string; children: ReactNode }) {
  return (
    <li className="border-t border-line first:border-t-0">
      <a
        href={href}
        {...(href.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {})}
        className="grid min-h-target gap-x-4 gap-y-1 p-4 hover:text-primary sm:flex sm:items-baseline sm:px-6"
      >
        <span className="w-20 text-14 font-semibold text-soft">{name}</span>
        <span className="figures min-w-0 text-18 font-semibold [overflow-wrap:anywhere]">
          {children}
        </span>
      </a>
    </li>
  );
}

/** Email, phone and chat, which work without the form. */
export function ContactWays() {
  return (
    <ul aria-label="Addresses" className="rounded-md border border-line bg-surface">
      <Way name="Email" href={`mailto:${BRAND.contactEmail}`}>
        {BRAND.contactEmail}
      </Way>
      <Way name="Phone" href={`tel:${BRAND.phone.replace(/[^+\d]/g, '')}`}>
        {BRAND.phone}
      </Way>
      <Way name="Chat" href={CHAT_HREF}>
        Open the chat app
      </Way>
    </ul>
  );
}
