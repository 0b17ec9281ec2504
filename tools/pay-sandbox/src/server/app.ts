import { readFileSync } from 'node:fs';
import path from 'node:path';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerApi } from './api-routes.js';
import { CATALOG } from './catalog.js';
import { registerControl } from './control-routes.js';
import { registerErrors } from './errors.js';
import { registerPages } from './page-routes.js';
import { SHARED_ASSETS } from './pages/sandbox-page.js';
import { HEALTH_PATH, PAGE_PATHS } from './paths.js';
import { Sandbox } from './sandbox.js';
import type { ServerSettings } from './settings.js';
import { StateFile } from './state-file.js';

/** Resolves the same from src and from dist. */
const ASSETS = path.resolve(import.meta.dirname, '../../assets');

/** Largest request, bytes. */
const BODY_LIMIT = 64 * 1024;

/** The Content-Security-Policy: pages may only show themselves and send their own forms. */
function pagePolicy(publicUrl: string): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    // A form's response redirects back to the shop.
    `form-action 'self' ${new URL(publicUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function registerAssets(app: FastifyInstance): void {
  const own = [
    { name: 'page.css', type: 'text/css; charset=utf-8', file: path.join(ASSETS, 'page.css') },
    { name: 'page.js', type: 'text/javascript; charset=utf-8', file: path.join(ASSETS, 'page.js') },
  ];
  for (const { name, type, file } of [...SHARED_ASSETS, ...own]) {
    const content = readFileSync(file);
    app.get(`${PAGE_PATHS.assets}/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(content),
    );
  }
}

export interface ServerOptions extends ServerSettings {
  /** The real time, ms since 1970. */
  realNow?: () => number;
  /** Waits between attempts of a webhook, ms. */
  backoffMs?: readonly number[];
}

/** The sandbox as a server that doesn't listen yet; closing it keeps its state. */
export async function createSandboxServer(options: ServerOptions): Promise<FastifyInstance> {
  const sandbox = new Sandbox({
    file: new StateFile(options.stateFile),
    catalog: CATALOG,
    webhook: { ...options.webhook, backoffMs: options.backoffMs },
    realNow: options.realNow,
  });
  const app = Fastify({ logger: false, bodyLimit: BODY_LIMIT, forceCloseConnections: 'idle' });
  await app.register(formbody);
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'content-security-policy': pagePolicy(options.publicUrl),
    });
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onClose', () => sandbox.close());
  app.get(HEALTH_PATH, () => ({ status: 'ok' }));
  registerErrors(app);
  registerAssets(app);
  registerPages(app, sandbox);
  registerControl(app, sandbox);
  registerApi(app, { sandbox, key: options.key, publicUrl: options.publicUrl });
  return app;
}
