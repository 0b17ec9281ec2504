import { createHash } from 'node:crypto';
import { STAFF_FRAME_PATH } from '@prepward/contracts/staff-frame';

const DATA_BLOCK = /\btype\s*=\s*["']?(application\/(ld\+)?json|text\/(template|plain))/i;

/**
 * The CSP sources of a page's inline scripts: one hash each. Data blocks such as JSON-LD do not run
 * and need none.
 */
function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/gi,
  )) {
    if (/\bsrc\s*=/i.test(attributes) || DATA_BLOCK.test(attributes) || code === '') continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}

/** Student site pages that the back-office embeds; they show what it sends them. */
export const FRAMED_PAGES: readonly string[] = [STAFF_FRAME_PATH];

/** The policy of a framed page: pages of our own origin may show it, and no others. */
export function withinOwnPages(policy: string): string {
  return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}

/** The value of `x-frame-options` for framed pages. */
export const WITHIN_OWN_PAGES = 'SAMEORIGIN';

/**
 * The policy of one page: scripts only from our own origin and by hash.
 *
 * @param captcha appended to the script and frame sources: a space and the captcha's origin, if one is
 *   set up
 */
export function contentSecurityPolicy(html: string, captcha = ''): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScriptHashes(html)].join(' ') + captcha,
    `frame-src 'self'${captcha}`,
    // Libraries position pop-ups with style attributes, which can't be hashed.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of the service worker: it fetches files of our own origin, and runs nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Headers of every page. @param https whether the public origin is https, which HSTS requires */
export function pageHeaders(https: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), usb=(), payment=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
