import { rememberSession } from '@prepward/browser/session-storage';
import { attempt, type OpenClient } from '../../../entities/account/auth-call.js';
import type { AuthProblem } from '../../../lib/session/problem.js';

const EMAIL_NOT_SENT = "We couldn't send the email. Try again in a minute.";

const pageUrl = (path: string): string => `${window.location.origin}${path}`;

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

export function signIn(client: OpenClient, form: Credentials): Promise<AuthProblem | null> {
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
export function signUp(client: OpenClient, form: NewAccount): Promise<AuthProblem | null> {
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

/** Sends the email that confirms an address again. */
export function resendConfirmation(client: OpenClient, email: string): Promise<AuthProblem | null> {
  return attempt(EMAIL_NOT_SENT, async () =>
    (await client()).resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: pageUrl('/') },
    }),
  );
}

export function requestPasswordReset(
  client: OpenClient,
  email: string,
): Promise<AuthProblem | null> {
  return attempt(EMAIL_NOT_SENT, async () =>
    (await client()).resetPasswordForEmail(email, { redirectTo: pageUrl('/auth/confirm') }),
  );
}

/** Sets a password in a recovery link's session, which is an ordinary session from then on. */
export function setPassword(client: OpenClient, password: string): Promise<AuthProblem | null> {
  return attempt("We couldn't change the password.", async () => {
    const loaded = await client();
    const answer = await loaded.updateUser({ password });
    if (!answer.error) {
      await loaded.refreshSession();
    }
    return answer;
  });
}

/** Leaves for Google's sign-in page, which returns to the current page. */
export function signInWithGoogle(client: OpenClient): Promise<AuthProblem | null> {
  return attempt("We couldn't start Google sign-in.", async () =>
    (await client()).signInWithOAuth({
      provider: 'google',
      options: { redirectTo: pageUrl(window.location.pathname) },
    }),
  );
}
