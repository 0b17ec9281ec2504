import { render, toPlainText } from '@react-email/render';
import { createElement, type ReactElement } from 'react';
import { ADDRESS_CLASS, MailFrame } from './mail-layout.js';

/** The two parts of a mail. */
export interface RenderedMail {
  html: string;
  text: string;
}

/** As someone would type it: no shouting, no picture, each address once. */
const TEXT_RULES = {
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'img', format: 'skip' },
    { selector: `.${ADDRESS_CLASS}`, format: 'skip' },
  ],
};

/**
 * Renders an email as HTML and as text.
 * @param publicUrl the site's public address, where the logo is fetched from
 * @param unsubscribing how the reader ends emails of this kind, where they may
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
