import { type AuthProblem, toProblem } from '../../lib/session/problem.js';
import type { OpenClient } from './auth-call.js';

const FAILED = "Your passkey didn't work this time. Try again, or log in another way.";
const NOT_SAVED = "We couldn't save a passkey on this device. Try again.";

/** Whether this browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';
}

/** Whether this browser offers passkeys where an email address is typed. */
export async function offersPasskeys(): Promise<boolean> {
  if (!knowsPasskeys()) {
    return false;
  }
  const { isConditionalMediationAvailable: isAvailable } = window.PublicKeyCredential;
  return isAvailable === undefined ? false : isAvailable.call(window.PublicKeyCredential);
}

/** The user closed the browser's passkey window, or another one replaced it: nothing to report. */
function isCanceled(error: object): boolean {
  const cause: unknown = Reflect.get(error, 'cause');
  const causeName: unknown =
    cause !== null && typeof cause === 'object' ? Reflect.get(cause, 'name') : undefined;
  return [Reflect.get(error, 'name'), causeName].some(
    (name) => name === 'NotAllowedError' || name === 'AbortError',
  );
}

/** The outcome: null when it worked, `canceled`, or why it didn't. */
export type PasskeyOutcome = AuthProblem | 'canceled' | null;

async function outcomeOf(
  fallback: string,
  run: () => Promise<{ error: unknown }>,
): Promise<PasskeyOutcome> {
  const problemOf = (error: unknown): PasskeyOutcome =>
    error !== null && typeof error === 'object' && isCanceled(error)
      ? 'canceled'
      : toProblem(error, fallback);
  try {
    const { error } = await run();
    return error ? problemOf(error) : null;
  } catch (error) {
    return problemOf(error);
  }
}

/**
 * Signs in with a passkey of this device, or of a phone nearby.
 *
 * @param offer waits until a passkey is chosen where the email address is typed, instead of a
 * window
 */
export function signInWithPasskey(
  client: OpenClient,
  offer?: { signal: AbortSignal },
): Promise<PasskeyOutcome> {
  return outcomeOf(FAILED, async () =>
    (await client()).signInWithPasskey(
      offer ? { options: { mediation: 'conditional', signal: offer.signal } } : {},
    ),
  );
}

/** Saves a passkey for the account that is signed in. */
export function savePasskey(client: OpenClient): Promise<PasskeyOutcome> {
  return outcomeOf(NOT_SAVED, async () => {
    const { error } = await (await client()).registerPasskey();
    const code = error !== null && typeof error === 'object' ? Reflect.get(error, 'code') : null;
    // The browser knows that the device already has one; the client reports that with a code of its own.
    return code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
      ? { error: { code: 'webauthn_credential_exists' } }
      : { error };
  });
}
