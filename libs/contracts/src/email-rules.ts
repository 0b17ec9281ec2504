import type * as z from 'zod';

/** An address that keeps the rule: made by {@link isEmailAddress} or a schema, by nothing else. */
export type EmailAddress = string & z.core.$brand<'EmailAddress'>;

/** Longest address, in characters (RFC 5321). */
export const EMAIL_MAX = 254;

const ATOM = "[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const LAST_LABEL = '[a-zA-Z][a-zA-Z0-9-]{0,61}[a-zA-Z0-9]';
/**
 * One plain address: a dot-atom (RFC 5322) before the @ and a domain of at least two parts after it,
 * and so nothing that a mail header reads as more than one address: spaces, commas, brackets, lines.
 */
export const EMAIL_PATTERN = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LAST_LABEL}$`);

/** Said at a field that holds no address. */
export const EMAIL_PROBLEM = 'Enter an address like name@example.com.';
/** Said at a field that was left empty. */
export const EMAIL_MISSING = 'Enter your email address.';

/** Whether a text, trimmed, is an email address as we take it. */
export function isEmailAddress(text: string): text is EmailAddress {
  return text.length <= EMAIL_MAX && EMAIL_PATTERN.test(text);
}

/** What is wrong with an address, in words for the person who typed it; undefined when nothing is. */
export function emailProblem(text: string): string | undefined {
  if (text === '') return EMAIL_MISSING;
  return isEmailAddress(text) ? undefined : EMAIL_PROBLEM;
}
