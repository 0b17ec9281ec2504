import { BRAND } from '@prepward/contracts/brand';
import { dollars } from '@prepward/contracts/money';
import { PAGE_PATHS } from '../paths.js';
import { type Html, html } from './html.js';
import { sandboxPage } from './sandbox-page.js';

/** An amount in tabular figures. */
export function amount(cents: number): Html {
  return html`<span class="amount">${dollars(cents)}</span>`;
}

const MARK = html`<svg viewBox="0 0 32 32" aria-hidden="true" class="mark"><rect width="32" height="32" rx="8" class="mark-field"/><path class="mark-line" d="M9 8.5v15M9 8.5h7.25a5 5 0 0 1 0 10H14M18.5 21.5l2.5 2.5 4.5-5"/></svg>`;

/** Says at the top of every page that this isn't a real payment. */
const BANNER = html`<p class="banner"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M7 2h6M8 2v5.5L3.6 15a2 2 0 0 0 1.7 3h9.4a2 2 0 0 0 1.7-3L12 7.5V2M6 12h8"/></svg><strong>Sandbox – no real money</strong></p>`;

export interface Page {
  title: string;
  main: Html;
  /** Where the back link leads; without it there is no such link. */
  back?: { url: string; label: string };
  /** Sets the page's width. */
  kind?: 'checkout' | 'narrow' | 'wide';
}

/** A whole document. */
export function document({ title, main, back, kind = 'narrow' }: Page): string {
  const link = back
    ? html`<a class="back" href="${back.url}"><span aria-hidden="true">←</span> ${back.label}</a>`
    : null;
  return sandboxPage({
    title: `${title} · ${BRAND.name} sandbox`,
    assets: PAGE_PATHS.assets,
    head: html`<script src="${PAGE_PATHS.assets}/page.js" defer></script>`,
    body: html`<body class="${kind}">
<header>${BANNER}<div class="bar">${link}<span class="shop">${MARK}${BRAND.name}</span></div></header>
<main>${main}</main>
<footer><p>This page is part of ${BRAND.name}’s development setup. Nothing is charged, and no card number is kept.</p></footer>
</body>`,
  });
}
