import { BRAND } from '@prepward/contracts/brand';
import { APP_CODE_DIGITS } from '@prepward/contracts/sign-in-rules';

/** A six-digit code without what people and password managers put around it: "123 456". */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, APP_CODE_DIGITS);
}

/** What to tell the user about an incomplete code; undefined if it's complete. */
export function codeProblem(code: string): string | undefined {
  return code.length === APP_CODE_DIGITS
    ? undefined
    : `Enter the ${APP_CODE_DIGITS} digits that your app shows.`;
}

/** Longest text that the recovery code field takes, in characters, spaces and dashes included. */
export const RECOVERY_CODE_MAX = 40;

/** What to tell the user about a missing recovery code; undefined if there is one. */
export function recoveryCodeProblem(code: string): string | undefined {
  return code.trim() === '' ? 'Enter one of your recovery codes.' : undefined;
}

/** An app's key as people type it: in groups of four. */
export function groupedKey(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}

/** Recovery codes as a text file: what they are for, then one per line. */
export function recoveryCodesFile(codes: readonly string[], now = new Date()): string {
  const made = now.toLocaleDateString('en-US', { dateStyle: 'long' });
  return [
    `${BRAND.name} recovery codes`,
    `Made on ${made}. Each works once.`,
    '',
    ...codes,
    '',
  ].join('\n');
}

/** What the user reads when a recovery code is refused, by the error code. */
export const RECOVERY_CODE_WORDS: Readonly<Record<string, string>> = {
  mfa_verification_failed: "That code isn't right, or it was used before. Try another one.",
  mfa_factor_not_found: 'Your account has no recovery codes. Use your authenticator app.',
};
