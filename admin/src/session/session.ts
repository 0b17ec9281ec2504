import { authClientOptions } from '@prepward/browser/auth-client-options';
import { fetchWithCaptcha } from '@prepward/browser/captcha';
import { rememberSession } from '@prepward/browser/session-storage';
import { authErrorWords, UNREACHABLE } from '@prepward/contracts/error-words';
import { type AuthError, GoTrueClient, isAuthRetryableFetchError } from '@supabase/auth-js';
import { type SecondStep, secondStepOf } from './second-step.js';

/** The server didn't respond: we don't know who is here. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  constructor(cause?: unknown) {
    super(UNREACHABLE, { cause });
  }
}

/** What the sign-in form sends. */
export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** The session of this browser, as the back-office needs it. */
export interface Session {
  /**
   * The access token, renewed if it's about to expire; null when no one is signed in. A visitor
   * who practices without an account does not count.
   * @throws UnreachableError when it had to be renewed and the server did not answer
   */
  accessToken(): Promise<string | null>;
  /** Signs in; answers what went wrong, for the screen, or null. */
  signIn(credentials: Credentials): Promise<string | null>;
  /**
   * Ends this browser's session, even when the server can't be reached: the call to it is then retried a few
   * times. Answers what went wrong, for the screen, or null.
   */
  signOut(): Promise<string | null>;
  /** What is asked after the password. */
  secondStep: SecondStep;
  /** Calls when the session ends on its own or in another tab; returns what stops that. */
  onSignedOut(callback: () => void): () => void;
}

type Client = Pick<
  GoTrueClient,
  'getSession' | 'signInWithPassword' | 'signOut' | 'onAuthStateChange'
> & { admin: Pick<GoTrueClient['admin'], 'signOut'> };

const REFUSED = 'Invalid email or password.';

/** The words for a failure, by its code. */
function wordsOf(error: AuthError): string | undefined {
  return isAuthRetryableFetchError(error) ? UNREACHABLE : authErrorWords(error.code);
}

async function signIn(client: Client, form: Credentials): Promise<string | null> {
  rememberSession(form.remember);
  const { error } = await client.signInWithPassword({
    email: form.email,
    password: form.password,
  });
  if (!error) return null;
  return wordsOf(error) ?? REFUSED;
}

/** A sign-out that didn't reach the server is retried after these times, in ms. */
const SIGN_OUT_AGAIN_MS = [300, 1000];

async function signOut(client: Client): Promise<string | null> {
  const { data } = await client.getSession();
  const token = data.session?.access_token;
  // The client forgets the session before it asks: this browser is signed out in any case.
  let { error } = await client.signOut({ scope: 'local' });
  for (const wait of SIGN_OUT_AGAIN_MS) {
    if (token === undefined || !isAuthRetryableFetchError(error)) break;
    await new Promise((resolve) => setTimeout(resolve, wait));
    ({ error } = await client.admin.signOut(token, 'local'));
  }
  return error ? (wordsOf(error) ?? 'The server could not end your session.') : null;
}

/** Wraps an auth client. */
export function sessionOf(client: Client, secondStep: SecondStep): Session {
  let leaving = false;
  return {
    async accessToken() {
      const { data, error } = await client.getSession();
      if (isAuthRetryableFetchError(error)) throw new UnreachableError(error);
      if (!data.session || data.session.user.is_anonymous) return null;
      return data.session.access_token;
    },
    secondStep,
    signIn: (credentials) => signIn(client, credentials),
    async signOut() {
      leaving = true;
      try {
        return await signOut(client);
      } finally {
        leaving = false;
      }
    },
    onSignedOut(callback) {
      const { data } = client.onAuthStateChange((event) => {
        if (event === 'SIGNED_OUT' && !leaving) callback();
      });
      return () => data.subscription.unsubscribe();
    },
  };
}

/** The one session of this page, which the student site shares. */
export function openSession(): Session {
  const client = new GoTrueClient({
    ...authClientOptions(),
    fetch: fetchWithCaptcha(),
    autoRefreshToken: true,
    detectSessionInUrl: false,
  });
  return sessionOf(client, secondStepOf(client));
}
