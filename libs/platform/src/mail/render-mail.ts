import { render, toPlainText } from '@react-email/render';
import { createElement, type ReactElement } from 'react';
import { ADDRESS_CLASS, MailFrame } from './mail-layout.js';

/** The two parts of a mail. */
export interface RenderedMail {
  html: string;
  text: string;
}

/** As someone would type it: no all caps, no images, each address once. */
const TEXT_RULES = {
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'img', format: 'skip' },
    { selector: `.${ADDRESS_CLASS}`, format: 'skip' },
  ],
};

/**
 * Renders an email as HTML and as text.
 * @param publicUrl the site's public address, where the logo is loaded from
 * @param unsubscribing how the reader unsubscribes from this kind of email, if they can
 */
export async function renderMail(
  content: ReactElement,
  publicUrl: string,
  unsubscribing?: { url: string; name: string },
): Promise<RenderedMail> {
  const origin = publicUrl.replace(/\/+$/, '');
  const value = { origin, unsubscribing };
  const html = await render(createElement(MailFrame.Provider, { value }, content));
  return { html, text: toPlainText(html, TEXT_RULES) };
}
