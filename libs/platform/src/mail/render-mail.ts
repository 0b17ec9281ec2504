import { render, toPlainText } from '@react-email/render';
import { createElement, type ReactElement } from 'react';
import { ADDRESS_CLASS, MailOrigin } from './mail-layout.js';

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
 * Renders a mail as HTML and as text.
 * @param publicUrl the site's public address, where the logo is fetched from
 */
export async function renderMail(content: ReactElement, publicUrl: string): Promise<RenderedMail> {
  const origin = publicUrl.replace(/\/+$/, '');
  const html = await render(createElement(MailOrigin.Provider, { value: origin }, content));
  return { html, text: toPlainText(html, TEXT_RULES) };
}
