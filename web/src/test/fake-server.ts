/** One request that the page made. */
export interface Seen {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  bearer: string | null;
  headers: Headers;
}

interface Given {
  status: number;
  body?: unknown;
}

type Answer = (seen: Seen) => Given | Promise<Given>;

const AUTH_VERSION = { 'x-supabase-api-version': '2024-01-01' };

/** Replaces the network: answers by "METHOD /path", and remembers what was asked. */
export class FakeServer {
  readonly seen: Seen[] = [];
  private readonly routes = new Map<string, Answer>();

  on(route: string, answer: Answer | Given): this {
    this.routes.set(route, typeof answer === 'function' ? answer : () => answer);
    return this;
  }

  asked(route: string): Seen[] {
    return this.seen.filter(({ method, path }) => `${method} ${path}` === route);
  }

  /** Replaces `fetch` until the returned function is called. */
  install(): () => void {
    const real = globalThis.fetch;
    globalThis.fetch = (input, init) => this.answer(input, init);
    return () => {
      globalThis.fetch = real;
    };
  }

  private async answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
    const headers = new Headers(init.headers);
    const seen: Seen = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      bearer: headers.get('authorization'),
      headers,
    };
    this.seen.push(seen);
    const route = this.routes.get(`${seen.method} ${seen.path}`);
    if (!route) {
      throw new TypeError(`No route answers ${seen.method} ${seen.path}`);
    }
    const { status, body } = await route(seen);
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...AUTH_VERSION },
    });
  }
}

const encode = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

interface Person {
  id: string;
  email?: string;
  anonymous?: boolean;
  /** How the session was opened. */
  method?: string;
  /** The account has an authenticator app; `aal` says whether its code was given. */
  twoStep?: boolean;
  aal?: 'aal1' | 'aal2';
}

/** The app of an account with two-step sign-in, as the auth protocol lists it. */
export const FACTOR = {
  id: '6f8f6f0e-0000-4000-8000-000000000001',
  factor_type: 'totp',
  friendly_name: 'My phone',
  status: 'verified',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
};

let issued = 0;

/** A session as the auth protocol answers it. */
export function sessionFor({
  id,
  email = '',
  anonymous = false,
  method = anonymous ? 'anonymous' : 'password',
  twoStep = false,
  aal = 'aal1',
}: Person) {
  issued += 1;
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  const amr = [{ method, timestamp: expiresAt - 3600 }];
  const claims = { sub: id, exp: expiresAt, session_id: `session-${issued}`, aal, amr };
  return {
    access_token: `${encode({ alg: 'ES256', typ: 'JWT' })}.${encode(claims)}.${encode({ issued })}`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expiresAt,
    refresh_token: `refresh-${id}-${issued}`,
    user: {
      id,
      email,
      aud: 'authenticated',
      role: 'authenticated',
      is_anonymous: anonymous,
      app_metadata: {},
      user_metadata: anonymous ? {} : { first_name: 'Dana', last_name: 'Ortiz' },
      created_at: '2026-01-01T00:00:00Z',
      ...(twoStep ? { factors: [FACTOR] } : {}),
    },
  };
}
