import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { contentSecurityPolicy, pageHeaders } from './security-headers.js';

function scriptSources(html: string): string | undefined {
  return contentSecurityPolicy(html)
    .split('; ')
    .find((directive) => directive.startsWith('script-src'));
}

function hash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

describe('contentSecurityPolicy', () => {
  it('allows each inline script by its hash, once', () => {
    const html =
      '<script>one()</script><script type="module">\ntwo()\n</script><SCRIPT>one()</SCRIPT>';
    expect(scriptSources(html)).toBe(`script-src 'self' ${hash('one()')} ${hash('\ntwo()\n')}`);
  });

  it('needs no hash for files and data', () => {
    const html =
      '<script src="/assets/a.js"></script><script type="application/ld+json">{"a":1}</script>';
    expect(scriptSources(html)).toBe("script-src 'self'");
    for (const kind of ['type=application/json', "TYPE = 'text/template'", 'type="text/plain"']) {
      expect(scriptSources(`<script ${kind}>data()</script>`)).toBe("script-src 'self'");
    }
    expect(scriptSources('<script async SRC = "/a.js">b()</script><script></script>')).toBe(
      "script-src 'self'",
    );
    expect(scriptSources('<script type="text/javascript">a()</script>')).toContain(hash('a()'));
  });

  it('says of each kind of content where it may come from', () => {
    expect(contentSecurityPolicy('').split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "frame-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self' data:",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  it('forbids framing and plug-ins, and never allows inline scripts at large', () => {
    const policy = contentSecurityPolicy('<script>a()</script>');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(scriptSources('<script>a()</script>')).not.toContain('unsafe');
  });
});

describe('a captcha', () => {
  it('may run its script and show its frame, and nothing else', () => {
    const usual = contentSecurityPolicy('<script>a()</script>').split('; ');
    const more = contentSecurityPolicy('<script>a()</script>', ' https://c.example').split('; ');
    expect(more.filter((directive) => !usual.includes(directive))).toEqual([
      `script-src 'self' ${hash('a()')} https://c.example`,
      "frame-src 'self' https://c.example",
    ]);
  });
});

describe('pageHeaders', () => {
  it('demands https only where the origin is https', () => {
    expect(pageHeaders(true)).toHaveProperty('strict-transport-security');
    expect(pageHeaders(false)).not.toHaveProperty('strict-transport-security');
  });

  it('lets pages do nothing that they don’t need, and tell other sites little', () => {
    expect(pageHeaders(true)).toEqual({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy':
        'camera=(), microphone=(), geolocation=(), usb=(), payment=(), browsing-topics=()',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });
});
