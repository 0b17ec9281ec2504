import { rememberSession } from '@prepward/browser/session-storage';
import type { GoTrueClient } from '@supabase/auth-js';
import { type AuthProblem, toProblem } from '../../../lib/session/problem.js';

type Client = () => Promise<GoTrueClient>;

/** Runs one call of the auth client; whatever goes wrong comes back as a problem. */
async function attempt(
  fallback: string,
  run: () => Promise<{ error: unknown }>,
): Promise<AuthProblem | null> {
  try {
    const { error } = await run();
    return error ? toProblem(error, fallback) : null;
  } catch (error) {
    return toProblem(error, fallback);
  }
}

const EMAIL_NOT_SENT = 'The email could not be sent. Try again in a minute.';

const pageUrl = (path: string): string => `${window.location.origin}${path}`;

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

export function signIn(client: Client, form: Credentials): Promise<AuthProblem | null> {
  return attempt('Invalid email or password.', async () => {
    rememberSession(form.remember);
    return (await client()).signInWithPassword({ email: form.email, password: form.password });
  });
}

export interface NewAccount {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Creates an account; its names are kept as user metadata. */
export function signUp(client: Client, form: NewAccount): Promise<AuthProblem | null> {
  return attempt('Failed to create account.', async () =>
    (await client()).signUp({
      email: form.email,
      password: form.password,
      options: {
        emailRedirectTo: pageUrl('/'),
        data: { first_name: form.firstName, last_name: form.lastName },
      },
    }),
  );
}

/** Sends the email that confirms an address once more. */
export function resendConfirmation(client: Client, email: string): Promise<AuthProblem | null> {
  return attempt(EMAIL_NOT_SENT, async () =>
    (await client()).resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: pageUrl('/') },
    }),
  );
}

export function requestPasswordReset(client: Client, email: string): Promise<AuthProblem | null> {
  return attempt(EMAIL_NOT_SENT, async () =>
    (await client()).resetPasswordForEmail(email, { redirectTo: pageUrl('/auth/confirm') }),
  );
}

/** Sets a password in the session of a recovery link, which is an ordinary one from then on. */
export function setPassword(client: Client, password: string): Promise<AuthProblem | null> {
  return attempt('The password could not be changed.', async () => {
    const loaded = await client();
    const answer = await loaded.updateUser({ password });
    if (!answer.error) {
      await loaded.refreshSession();
    }
    return answer;
  });
}

/** Leaves for Google's sign-in page; comes back to /login. */
export function signInWithGoogle(client: Client): Promise<AuthProblem | null> {
  return attempt('Google sign-in could not be started.', async () =>
    (await client()).signInWithOAuth({
      provider: 'google',
      options: { redirectTo: pageUrl('/login') },
    }),
  );
}
