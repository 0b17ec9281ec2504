import { randomBytes } from 'node:crypto';

/** The policy of a page of the board: nothing inline but what carries this answer's nonce. */
export function boardPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** 128 random bits, new for each answer. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * Bull Board's page under that policy: its own scripts and styles carry the nonce. The inline styles of
 * its "Loading" notice, which no nonce can allow, and a font from another site are removed.
 */
export function boardPage(html: string, nonce: string): string {
  return html
    .replace(/<(script|style)(?=[\s>])/g, `<$1 nonce="${nonce}"`)
    .replace(/ style="[^"]*"/g, '')
    .replace(/<link [^>]*https:\/\/fonts\.[^>]*>/g, '');
}
