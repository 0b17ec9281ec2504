/* Emails that students choose, without the schema library: browsers load this file. */

/**
 * Kinds of email that students may turn off. All others always go out: about
 * sign-in and security, purchases and payments, answers to forms, and what a student asked for.
 */
export const MAIL_KINDS = ['study-reminders', 'corrections'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Off until a student asks for them: the privacy policy promises so. */
export const MAIL_KINDS_OFF_AT_FIRST: readonly MailKind[] = ['study-reminders'];

/** As lists and sentences name each kind. */
export const MAIL_KIND_NAMES: Record<MailKind, string> = {
  'study-reminders': 'Study reminders',
  corrections: 'Corrections',
};
