import sanitizeHtml from 'sanitize-html';
import type { CaughtMail } from './caught-mail.js';

function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' };
  return text.replace(/[&<>"]/g, (sign) => `&${names[sign]};`);
}

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
  article { border: 1px solid #8888; border-radius: .5rem; padding: 1rem; margin: 1rem 0; }
  h2 { margin: 0; font-size: 1.2rem; }
  iframe { width: 100%; height: 30rem; border: 1px solid #8888; background: #fff; resize: vertical; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  li { overflow-wrap: anywhere; margin: .25rem 0; }
  summary { min-height: 1.75rem; cursor: pointer; }
`;

/** Links in the email's text and HTML, each once, in order. */
function linksOf(mail: CaughtMail): string[] {
  const links = new Set<string>();
  for (const [url] of mail.text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)) links.add(url);
  sanitizeHtml(mail.html, {
    allowedTags: ['a'],
    transformTags: {
      a: (tagName, attribs) => {
        if (/^https?:\/\//.test(attribs.href ?? '')) links.add(attribs.href ?? '');
        return { tagName, attribs };
      },
    },
  });
  return [...links];
}

function linkList(mail: CaughtMail): string {
  const links = linksOf(mail).map(
    (url) => `<li><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></li>`,
  );
  return links.length ? `<h3>Links</h3><ul>${links.join('')}</ul>` : '';
}

function article(mail: CaughtMail, open: boolean): string {
  const id = escapeHtml(mail.id);
  const subject = escapeHtml(mail.subject || '(no subject)');
  const html = mail.html
    ? `<details${open ? ' open' : ''}><summary>Formatted</summary><iframe title="Email: ${subject}" src="/dev/inbox/${id}/html" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></details>`
    : '';
  const text = mail.text
    ? `<details${mail.html ? '' : ' open'}><summary>Text</summary><pre>${escapeHtml(mail.text)}</pre></details>`
    : '';
  return `<article aria-labelledby="s-${id}"><h2 id="s-${id}">${subject}</h2><p>To ${escapeHtml(mail.to)}, <time datetime="${escapeHtml(mail.date)}">${escapeHtml(mail.date.replace('T', ' ').slice(0, 19))} UTC</time></p>${linkList(mail)}${html}${text}</article>`;
}

/** The page at /dev/inbox, newest mail first. */
export function inboxPage(mails: readonly CaughtMail[]): string {
  const list = mails.map((mail, index) => article(mail, index === 0)).join('\n');
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Caught emails (${mails.length})</title><style>${STYLE}</style></head>
<body><main><h1>Caught emails</h1><p>${count}. Nothing here was delivered to anyone. <a href="/dev/inbox">Refresh</a> · <a href="/dev/inbox.json">JSON</a></p>${list}</main></body></html>`;
}

/** One email's HTML for the frame: no scripts, forms or frames; links open in a new tab. */
export function mailDocument(mail: CaughtMail): string {
  const body = sanitizeHtml(mail.html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'center', 'font'],
    allowedAttributes: {
      '*': ['style', 'align', 'dir', 'lang', 'role', 'title', 'width', 'height', 'bgcolor'],
      a: ['href', 'name'],
      img: ['src', 'alt'],
      table: ['cellpadding', 'cellspacing', 'border'],
      td: ['colspan', 'rowspan', 'valign'],
      th: ['colspan', 'rowspan', 'valign', 'scope'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><base target="_blank"><title>${escapeHtml(mail.subject)}</title></head><body>${body}</body></html>`;
}
