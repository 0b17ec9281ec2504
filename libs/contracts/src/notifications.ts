import * as z from 'zod';
import { MAIL_KINDS, type MailKind } from './notification-rules.js';

/** `GET /api/v1/notifications`: whether each kind goes out. */
export const notificationChoices = z.strictObject({
  'study-reminders': z.boolean(),
  corrections: z.boolean(),
}) satisfies z.ZodType<Record<MailKind, boolean>>;
export type NotificationChoices = z.infer<typeof notificationChoices>;

/** `PATCH /api/v1/notifications`: kinds left out don't change. */
export const updateNotificationsBody = notificationChoices.partial();
export type UpdateNotificationsBody = z.infer<typeof updateNotificationsBody>;

/** Query of the unsubscribe link in an email: `key` names the recipient, and gives access to nothing else. */
export const unsubscribeQuery = z.strictObject({
  key: z.string().regex(/^[A-Za-z0-9_-]{32}$/, 'expected the key of a link in an email'),
  kind: z.enum(MAIL_KINDS),
});
