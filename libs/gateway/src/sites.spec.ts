import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WORKER_PATH } from '@prepward/contracts/service-worker';
import Fastify, { type FastifyInstance } from 'fastify';
import { precompress } from './precompress.js';
import { registerSites } from './sites.js';

const NGINX = path.resolve(import.meta.dirname, '../../../docker/nginx/nginx.conf');

const filling = 'filling '.repeat(300);
const FILES: Record<string, string> = {
  'web/index.html': `home ${filling}`,
  'web/privacy-policy/index.html': 'privacy',
  'web/shell.html': 'shell',
  'web/404.html': 'nothing here',
  'web/assets/app-1a2b.js': 'go();',
  'web/rss.xml': '<rss/>',
  'web/site.webmanifest': '{}',
  'web/icon.png': 'png',
  'web/sw.js': 'work();',
  'web/.routes.json': JSON.stringify({
    pages: ['/', '/privacy-policy'],
    drawn: ['/dashboard', '/staff-frame', '/practice/:category'],
    redirects: { '/privacy': '/privacy-policy' },
  }),
  'admin/index.html': 'back-office',
};

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'prepward-sites-'));
  for (const [name, content] of Object.entries(FILES)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await precompress(path.join(folder, 'web'));
  app = Fastify();
  const sites = [
    { mount: '/management_support', folder: path.join(folder, 'admin'), unlisted: true },
    { mount: '', folder: path.join(folder, 'web') },
  ];
  await registerSites(app, sites, false);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('pages of a site with a captcha', () => {
  it('may load its script and show its frame', async () => {
    const guarded = Fastify();
    const site = { mount: '', folder: path.join(folder, 'web') };
    await registerSites(guarded, [site], false, 'https://c.example');
    const { headers } = await guarded.inject({ url: '/privacy-policy' });
    await guarded.close();
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://c.example;");
    expect(policy).toContain("frame-src 'self' https://c.example;");
    const usual = await get('/privacy-policy');
    expect(String(usual.headers['content-security-policy'])).not.toContain('c.example');
  });
});

describe('built sites', () => {
  it('are shown in no frame, but for what staff see of the site, in our own pages', async () => {
    const frames = async (url: string) => {
      const { headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      return [headers['x-frame-options'], /frame-ancestors ('\w+')/.exec(policy)?.[1]];
    };
    expect(await frames('/staff-frame')).toEqual(['SAMEORIGIN', "'self'"]);
    expect(await frames('/staff-frame/')).toEqual(['SAMEORIGIN', "'self'"]);
    for (const other of ['/', '/dashboard', '/staff-frame/x', '/management_support/staff-frame']) {
      expect(await frames(other)).toEqual(['DENY', "'none'"]);
    }
  });

  it('send a prerendered page, checked for news each time, and compressed where it is worth it', async () => {
    const answer = await get('/', { 'accept-encoding': 'gzip' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
    });
    expect(answer.headers).toHaveProperty('content-security-policy');
    expect(answer.headers).not.toHaveProperty('x-robots-tag');
  });

  it.each(['/dashboard', '/practice/mock', '/management_support/users'])(
    'tell search engines to leave %s out',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    },
  );

  it('say that there is no such page, with the page for that', async () => {
    const answer = await get('/nowhere');
    expect([answer.statusCode, answer.body]).toEqual([404, 'nothing here']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it('lead an old address on for good', async () => {
    const answer = await get('/privacy');
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/privacy-policy']);
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    expect((await get('/privacy?from=mail')).headers.location).toBe('/privacy-policy');
  });

  it('say nothing but that there is nothing where a file would be', async () => {
    const answer = await get('/assets/app-0.js');
    expect([answer.statusCode, answer.body]).toEqual([404, "There's nothing at this address.\n"]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
  });

  it('have the back-office at its own address, with and without what follows', async () => {
    for (const url of ['/management_support', '/management_support/', '/management_support?a=1']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([200, 'back-office']);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it.each([
    ['of a page’s own file', '/management_support/index.html', 200, 'back-office'],
    ['below a file', '/management_support/index.html/more', 200, 'back-office'],
    ['longer than any name', `/management_support/${'a'.repeat(300)}`, 200, 'back-office'],
    ['longer than any file’s', `/${'a'.repeat(300)}.png`, 404, 'nothing here'],
  ])('answer an address %s as any other', async (_, url, status, body) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([status, body]);
  });

  it('have the policy of a page as it is now', async () => {
    const policy = async () => (await get('/practice/mock')).headers['content-security-policy'];
    expect(await policy()).not.toContain('sha256-');
    const shell = path.join(folder, 'web/shell.html');
    writeFileSync(shell, 'shell<script>go()</script>');
    const later = new Date(Date.now() + 5_000);
    utimesSync(shell, later, later);
    expect(await policy()).toContain('sha256-');
  });

  it.each([
    ['/Privacy-Policy', '/privacy-policy'],
    ['/PRIVACY-POLICY/?from=Mail&x=1', '/privacy-policy?from=Mail&x=1'],
    ['/Dashboard?Tab=A', '/dashboard?Tab=A'],
    ['/PRACTICE/Mock', '/practice/Mock'],
    ['/Privacy', '/privacy'],
  ])('lead %s to the page with small letters', async (url, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
  });

  it.each(['/Nowhere', '/PRACTICE/a%0d%0aSet-Cookie:x', '/Practice/', '//evil.example/Dashboard'])(
    'lead nowhere from %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('let the service worker fetch our own files, and do nothing else', async () => {
    const { headers } = await get(WORKER_PATH);
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
    expect(readFileSync(NGINX, 'utf8')).toContain(
      `"~:${WORKER_PATH.replace('.', '\\.')}$" no-cache;`,
    );
  });

  it.each([
    ['/assets/app-1a2b.js', /^(text|application)\/javascript/, /max-age=31536000, immutable/],
    ['/rss.xml', /^application\/xml|^text\/xml/, /max-age=3600/],
    ['/site.webmanifest', /^application\/manifest\+json/, /max-age=3600/],
    ['/icon.png', /^image\/png/, /max-age=3600/],
    ['/sw.js', /^(text|application)\/javascript/, /^no-cache$/],
  ])('send %s as what it is', async (url, type, cache) => {
    const answer = await get(url);
    expect(answer.headers['content-type']).toMatch(type);
    expect(answer.headers['cache-control']).toMatch(cache);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});
