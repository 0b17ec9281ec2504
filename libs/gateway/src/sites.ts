import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { WORKER_PATH } from '@prepward/contracts/service-worker';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  contentSecurityPolicy,
  FRAMED_PAGES,
  pageHeaders,
  WITHIN_OWN_PAGES,
  WORKER_POLICY,
  withinOwnPages,
} from './security-headers.js';
import { resolveSiteFile } from './site-files.js';
import { readSiteRoutes, type SiteRoutes } from './site-routes.js';

/** A built single-page site and the path it is served under ('' for the root). */
export interface Site {
  mount: string;
  folder: string;
  /** Its pages are for staff, and search engines shouldn't index them. */
  unlisted?: boolean;
}

const A_YEAR = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** For pages that search engines shouldn't index. */
const UNLISTED = { 'x-robots-tag': 'noindex' };

/**
 * Caches each file's policy until the file changes, because hashing a page on each request would be
 * wasteful.
 */
class PolicyCache {
  constructor(private readonly captcha: string) {}

  private readonly known = new Map<string, { mtimeMs: number; policy: string }>();

  policyOf(file: string): string {
    const { mtimeMs } = statSync(file);
    const cached = this.known.get(file);
    if (cached?.mtimeMs === mtimeMs) return cached.policy;
    const policy = contentSecurityPolicy(readFileSync(file, 'utf8'), this.captcha);
    this.known.set(file, { mtimeMs, policy });
    return policy;
  }
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    // There is no such file, or there can't be: the path goes through a file, or a name is too long.
    return false;
  }
}

/** A site with its routes, which are read once. */
interface Served extends Site {
  routes: SiteRoutes | undefined;
}

function sendNothing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-cache')
    .type('text/plain; charset=utf-8')
    .send("There's nothing at this address.\n");
}

function sendFromSite(
  reply: FastifyReply,
  site: Served,
  url: string,
  headers: Record<string, string>,
  policies: PolicyCache,
): FastifyReply {
  const exists = (file: string) => isFile(path.join(site.folder, file));
  const [pathname = '/', ...query] = url.slice(site.mount.length).split('?');
  const answer = resolveSiteFile(pathname, exists, site.routes);
  if (answer.location !== undefined) {
    const kept = answer.keepsQuery && query.length > 0 ? `?${query.join('?')}` : '';
    return reply.header('cache-control', AN_HOUR).redirect(answer.location + kept, answer.status);
  }
  if (answer.file === undefined) return sendNothing(reply);
  const html = answer.file.endsWith('.html');
  if (html) {
    const policy = policies.policyOf(path.join(site.folder, answer.file));
    const framed = site.mount === '' && FRAMED_PAGES.includes(pathname.replace(/\/$/, ''));
    reply.headers(framed ? { ...headers, 'x-frame-options': WITHIN_OWN_PAGES } : headers);
    reply.header('content-security-policy', framed ? withinOwnPages(policy) : policy);
    if (site.unlisted || answer.personal) reply.headers(UNLISTED);
  } else {
    reply.header('x-content-type-options', 'nosniff');
    if (pathname === WORKER_PATH) reply.header('content-security-policy', WORKER_POLICY);
  }
  // Browsers learn about a new release through its service worker.
  const otherwise = html || pathname === WORKER_PATH ? 'no-cache' : AN_HOUR;
  return reply
    .code(answer.status)
    .header('cache-control', answer.immutable ? A_YEAR : otherwise)
    .header('vary', 'accept-encoding')
    .sendFile(answer.file, site.folder, { cacheControl: false });
}

/**
 * Serves built sites. More specific mounts must come first.
 *
 * @param https whether the public origin is https
 * @param captchaOrigin origin of the captcha's script, if one is set up
 */
export async function registerSites(
  app: FastifyInstance,
  sites: readonly Site[],
  https: boolean,
  captchaOrigin?: string,
): Promise<void> {
  const headers = pageHeaders(https);
  const policies = new PolicyCache(captchaOrigin === undefined ? '' : ` ${captchaOrigin}`);
  await app.register(fastifyStatic, {
    serve: false,
    root: [...new Set(sites.map((site) => site.folder))],
    preCompressed: true,
    suppressWarning: true,
  });
  for (const site of sites) {
    const served = { ...site, routes: readSiteRoutes(site.folder) };
    const answer = (url: string, reply: FastifyReply) =>
      sendFromSite(reply, served, url, headers, policies);
    if (site.mount) {
      app.get(site.mount, (request, reply) => answer(request.url, reply));
    }
    app.get(`${site.mount}/*`, (request, reply) => answer(request.url, reply));
  }
}
