import type * as z from 'zod';

/** An address that follows the rule: only {@link isEmailAddress} or a schema can make one. */
export type EmailAddress = string & z.core.$brand<'EmailAddress'>;

/** Longest address, in characters (RFC 5321). */
export const EMAIL_MAX = 254;

const ATOM = "[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const LAST_LABEL = '[a-zA-Z][a-zA-Z0-9-]{0,61}[a-zA-Z0-9]';
/**
 * One plain address: a dot-atom (RFC 5322) before the @ and a domain of at least two parts after it, so
 * nothing that a mail header would read as several addresses: no spaces, commas, brackets, line breaks.
 */
export const EMAIL_PATTERN = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LAST_LABEL}$`);

/** Shown at a field that doesn't hold an address. */
export const EMAIL_PROBLEM = 'Enter an address like name@example.com.';
/** Said at a field that was left empty. */
export const EMAIL_MISSING = 'Enter your email address.';

/** Whether a trimmed text is an email address that we accept. */
export function isEmailAddress(text: string): text is EmailAddress {
  return text.length <= EMAIL_MAX && EMAIL_PATTERN.test(text);
}

/** What is wrong with an address, in words for the person who typed it; undefined when nothing is. */
export function emailProblem(text: string): string | undefined {
  if (text === '') return EMAIL_MISSING;
  return isEmailAddress(text) ? undefined : EMAIL_PROBLEM;
}
