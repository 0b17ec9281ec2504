import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { SHARED_ASSETS } from '@prepward/pay-sandbox/sandbox-page';
import type { Provider } from 'oidc-provider';
import { accountOf } from './accounts.js';
import { choicePage, problemPage } from './pages.js';
import { ASSETS_PATH, BASE_PATH, HEALTH_PATH, INTERACTION_PATH } from './paths.js';
import { createProvider } from './provider.js';
import type { SandboxSettings } from './settings.js';

/** Resolves the same from src and from dist. */
const STYLE = path.resolve(import.meta.dirname, '../assets/page.css');

/** Largest form, bytes; it only holds which button was pressed. */
const FORM_LIMIT = 4096;

interface Asset {
  type: string;
  content: Buffer;
}

function readAssets(): ReadonlyMap<string, Asset> {
  const own = { name: 'page.css', type: 'text/css; charset=utf-8', file: STYLE };
  return new Map(
    [...SHARED_ASSETS, own].map(({ name, type, file }) => [
      `${ASSETS_PATH}/${name}`,
      { type, content: readFileSync(file) },
    ]),
  );
}

/** Pages may only show themselves and send their own form, whose response redirects to the site. */
function setHeaders(response: ServerResponse, origin: string): void {
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('cache-control', 'no-store');
  response.setHeader(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`,
  );
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}

const sendPage = (response: ServerResponse, status: number, text: string) =>
  send(response, status, 'text/html; charset=utf-8', text);

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > FORM_LIMIT) throw new Error('The form is too large');
    parts.push(part as Buffer);
  }
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
}

/** Shows the accounts, or accepts the chosen one. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { uid } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') return sendPage(response, 200, choicePage(uid));
  const form = await formOf(request);
  const account = accountOf(form.get('account') ?? '');
  if (account === undefined && !form.has('cancel')) {
    return sendPage(response, 400, choicePage(uid));
  }
  const result =
    account === undefined
      ? { error: 'access_denied', error_description: 'The user denied access' }
      : { login: { accountId: account.id, remember: false }, select_account: {} };
  await provider.interactionFinished(request, response, result);
}

/** The sandbox as a server that doesn't listen yet. */
export async function createSandboxServer(settings: SandboxSettings): Promise<Server> {
  const provider = await createProvider(settings);
  const assets = readAssets();
  const { host, protocol, origin } = new URL(settings.publicUrl);
  const serve = provider.callback();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', settings.publicUrl);
    setHeaders(response, origin);
    const asset = assets.get(pathname);
    if (asset) return send(response, 200, asset.type, asset.content);
    if (pathname === HEALTH_PATH) return send(response, 200, 'application/json', '{"status":"ok"}');
    // The public origin either way: the product calls it directly, browsers through the product's origin.
    Object.assign(request.headers, {
      host,
      'x-forwarded-host': host,
      'x-forwarded-proto': protocol.slice(0, -1),
    });
    if (pathname.startsWith(`${INTERACTION_PATH}/`)) return interact(provider, request, response);
    if (!pathname.startsWith(`${BASE_PATH}/`))
      return send(response, 404, 'text/plain', 'Nothing here.\n');
    Object.assign(request, { originalUrl: request.url });
    request.url = (request.url ?? '').slice(BASE_PATH.length);
    await serve(request, response);
  }

  return createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) sendPage(response, 400, problemPage(settings.publicUrl));
    });
  });
}
