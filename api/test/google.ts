import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { freePort } from '@prepward/testing/ports';
import { spawnService, type TestService } from '@prepward/testing/processes';
import { ROOT } from '@prepward/testing/root';
import { decodeJwt, decodeProtectedHeader, exportJWK, type JWTPayload, SignJWT } from 'jose';
import type { Answer, TestApi } from './harness.js';

const SECRET = 'a secret of the Google sandbox';

/** The sandbox's accounts (tools/id-sandbox/src/accounts.ts). */
export const AMARA = { id: '100000000000000000001', email: 'amara.okafor@example.com' };

/** What a token says instead of what the provider said. */
export type Claims = JWTPayload | ((claims: JWTPayload) => JWTPayload);

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/**
 * The sandbox as a process, behind a proxy with a key of its own, which it publishes as one of the
 * provider's: it can say anything in a token with a valid signature.
 */
export class GoogleStage {
  /** Changes the claims of tokens that pass. */
  claims: Claims | undefined;
  /** Signs them with a key that no one published. */
  forges = false;

  private readonly key = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });

  private constructor(
    /** The site's origin, for the API's settings. */
    readonly publicUrl: string,
    private readonly upstream: string,
    private readonly sandbox: TestService,
    private readonly server: Server,
  ) {}

  static async start(): Promise<GoogleStage> {
    const [port, inside] = [await freePort(), await freePort()];
    const publicUrl = `http://127.0.0.1:${port}`;
    const upstream = `http://127.0.0.1:${inside}`;
    const sandbox = await spawnService({
      args: ['tools/id-sandbox/dist/main.js'],
      cwd: ROOT,
      env: {
        PUBLIC_URL: publicUrl,
        SANDBOX_GOOGLE_PORT: String(inside),
        SANDBOX_GOOGLE_SECRET: SECRET,
      },
      readyUrl: `${upstream}/sandbox-google/health`,
    });
    const server = createServer((request, response) => {
      stage.pass(request, response).catch(() => response.writeHead(502).end());
    });
    const stage = new GoogleStage(publicUrl, upstream, sandbox, server);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return stage;
  }

  /** What the api needs to know. */
  get settings(): Record<string, string> {
    return {
      PUBLIC_URL: this.publicUrl,
      SANDBOX_GOOGLE_URL: `${this.publicUrl}/sandbox-google`,
      SANDBOX_GOOGLE_SECRET: SECRET,
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await this.sandbox.stop();
  }

  private async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const headers = new Headers();
    for (const name of ['cookie', 'content-type', 'authorization']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const answer = await fetch(this.upstream + request.url, {
      method: request.method ?? 'GET',
      headers,
      redirect: 'manual',
      ...(body.length === 0 ? {} : { body }),
    });
    const text = await this.changed(request.url ?? '', await answer.text());
    const location = answer.headers.get('location');
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'text/plain',
      'set-cookie': answer.headers.getSetCookie(),
      ...(location === null ? {} : { location }),
    });
    response.end(text);
  }

  private async changed(url: string, text: string): Promise<string> {
    if (url === '/sandbox-google/jwks') {
      const { keys } = JSON.parse(text) as { keys: unknown[] };
      const own = { ...(await exportJWK(this.key.publicKey)), kid: 'middleman', alg: 'RS256' };
      return JSON.stringify({ keys: [...keys, { ...own, use: 'sig' }] });
    }
    if (url !== '/sandbox-google/token') return text;
    const tokens = JSON.parse(text) as { id_token?: string };
    if (tokens.id_token === undefined) return text;
    return JSON.stringify({ ...tokens, id_token: await this.signed(tokens.id_token) });
  }

  private signed(token: string): Promise<string> | string {
    const { claims, forges } = this;
    if (claims === undefined && !forges) return token;
    const given = decodeJwt(token);
    const said = typeof claims === 'function' ? claims(given) : { ...given, ...claims };
    const header = { alg: 'RS256', kid: forges ? decodeProtectedHeader(token).kid : 'middleman' };
    return new SignJWT(said)
      .setProtectedHeader(header as { alg: string })
      .sign(forges ? this.stranger.privateKey : this.key.privateKey);
  }
}

/** A browser without a screen: it keeps cookies, and follows redirects. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly api: TestApi,
    private readonly stage: GoogleStage,
  ) {}

  /** Opens an address on the site's origin, whether it is the API's or the provider's. */
  async open(url: string, form?: Record<string, string>): Promise<Answer> {
    const { pathname, search } = new URL(url, this.stage.publicUrl);
    const origin = pathname.startsWith('/auth/') ? this.api.url : this.stage.publicUrl;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(origin + pathname + search, {
      method: form === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { cookie },
      ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    const body = isJson && text !== '' ? JSON.parse(text) : undefined;
    return { status: response.status, headers: response.headers, body, text };
  }

  /**
   * Goes to the provider and presses a button there.
   *
   * @returns the address that the provider redirects to
   */
  async goThere(url: string, form: Record<string, string>): Promise<string> {
    const page = await this.leave(url);
    const chosen = await this.open(page, form);
    return this.leave(placeOf(chosen), this.callback);
  }

  private get callback(): string {
    return `${this.stage.publicUrl}/auth/v1/callback`;
  }

  /** Follows redirects until a page is shown, or an address starts with `until`. @returns that address */
  private async leave(url: string, until?: string): Promise<string> {
    let place = url;
    for (let step = 0; step < 6; step += 1) {
      if (until !== undefined && place.startsWith(until)) return place;
      const answer = await this.open(place);
      if (answer.status === 200) return place;
      place = placeOf(answer);
    }
    throw new Error(`Led in circles: ${place}`);
  }
}

/** Where an answer redirects to. */
export function placeOf({ status, headers, text }: Answer): string {
  const place = headers.get('location');
  if (place === null) throw new Error(`No redirect but ${status}: ${text}`);
  return place;
}
