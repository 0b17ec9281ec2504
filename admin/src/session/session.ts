import { GoTrueClient, isAuthRetryableFetchError } from '@supabase/auth-js';
import { rememberSession, SESSION_KEY, sessionStorageAdapter } from './session-storage.js';

/** The server gave no answer: nothing is known about who is here. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  constructor(cause?: unknown) {
    super('We could not reach the server. Check your connection and try again.', { cause });
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
   * The access token, renewed where it is about to end; null where nobody is signed in. A visitor
   * who practises without an account counts as nobody.
   * @throws UnreachableError when it had to be renewed and the server did not answer
   */
  accessToken(): Promise<string | null>;
  /** Signs in; answers what went wrong in the server's words, or null. */
  signIn(credentials: Credentials): Promise<string | null>;
  /** Ends the session of this browser, also where the server cannot be told. */
  signOut(): Promise<void>;
  /** Calls when the session ends, in this tab or another; returns what stops that. */
  onSignedOut(callback: () => void): () => void;
}

type Client = Pick<
  GoTrueClient,
  'getSession' | 'signInWithPassword' | 'signOut' | 'onAuthStateChange'
>;

const REFUSED = 'Invalid email or password.';

async function signIn(client: Client, form: Credentials): Promise<string | null> {
  rememberSession(form.remember);
  const { error } = await client.signInWithPassword({
    email: form.email,
    password: form.password,
  });
  if (!error) return null;
  if (isAuthRetryableFetchError(error)) return new UnreachableError().message;
  return error.message || REFUSED;
}

/** Wraps an auth client. */
export function sessionOf(client: Client): Session {
  return {
    async accessToken() {
      const { data, error } = await client.getSession();
      if (isAuthRetryableFetchError(error)) throw new UnreachableError(error);
      if (!data.session || data.session.user.is_anonymous) return null;
      return data.session.access_token;
    },
    signIn: (credentials) => signIn(client, credentials),
    async signOut() {
      const { error } = await client.signOut({ scope: 'local' });
      // The client forgets the session before it asks, so there is nothing left to repeat.
      if (error) console.warn('The server was not told of the sign-out.', error);
    },
    onSignedOut(callback) {
      const { data } = client.onAuthStateChange((event) => {
        if (event === 'SIGNED_OUT') callback();
      });
      return () => data.subscription.unsubscribe();
    },
  };
}

/** The one session of this page, which the student site shares. */
export function openSession(): Session {
  return sessionOf(
    new GoTrueClient({
      url: `${window.location.origin}/auth/v1`,
      storageKey: SESSION_KEY,
      storage: sessionStorageAdapter,
      flowType: 'pkce',
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: false,
    }),
  );
}
