import * as z from 'zod';

/**
 * Kinds of mail that students may switch off. All others always go out: about
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

/** `GET /api/v1/notifications`: whether each kind goes out. */
export const notificationChoices = z.strictObject({
  'study-reminders': z.boolean(),
  corrections: z.boolean(),
}) satisfies z.ZodType<Record<MailKind, boolean>>;
export type NotificationChoices = z.infer<typeof notificationChoices>;

/** `PATCH /api/v1/notifications`: what is left out stays. */
export const updateNotificationsBody = notificationChoices.partial();
export type UpdateNotificationsBody = z.infer<typeof updateNotificationsBody>;

/** Of a link in a mail: which reader and which kind. The key opens nothing else. */
export const unsubscribeQuery = z.strictObject({
  key: z.string().regex(/^[A-Za-z0-9_-]{32}$/, 'expected the key of a link in an email'),
  kind: z.enum(MAIL_KINDS),
});
