import { html } from './html.js';
import { document } from './layout.js';

export interface Message {
  title: string;
  message: string;
  /** The way on. */
  link?: { url: string; label: string };
}

/** A page that says one thing. */
export function messagePage({ title, message, link }: Message): string {
  const way = link ? html`<p><a class="button" href="${link.url}">${link.label}</a></p>` : null;
  return document({
    title,
    main: html`<section class="card"><h1>${title}</h1><p class="lead">${message}</p>${way}</section>`,
  });
}
