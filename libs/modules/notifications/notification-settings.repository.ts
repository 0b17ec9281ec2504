import { Injectable } from '@nestjs/common';
import { MAIL_KINDS_OFF_AT_FIRST, type MailKind } from '@prepward/contracts/notification-rules';
import { kinds, type RowOf, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';

const { arrayOf, text, timestamptz, uuid } = kinds;

const ROW = { muted: arrayOf(text.as<MailKind>()), unsubscribe_key: text };
export type SettingsRow = RowOf<typeof ROW>;

const FIND = statement(
  'notifications.find',
  'SELECT muted, unsubscribe_key FROM notification_settings WHERE user_id = $1',
  { params: [uuid], row: ROW },
);

const INSERT_MISSING = statement(
  'notifications.insert-missing',
  `INSERT INTO notification_settings (user_id, unsubscribe_key, muted) VALUES ($1, $2, $3)
   ON CONFLICT (user_id) DO NOTHING`,
  { params: [uuid, text, arrayOf(text.as<MailKind>())] },
);

const SET_MUTED = statement(
  'notifications.set-muted',
  'UPDATE notification_settings SET muted = $2 WHERE user_id = $1',
  { params: [uuid, arrayOf(text.as<MailKind>())] },
);

const FIND_FOR_UPDATE = statement(
  'notifications.find-for-update',
  'SELECT muted, unsubscribe_key FROM notification_settings WHERE user_id = $1 FOR UPDATE',
  { params: [uuid], row: ROW },
);

const MUTE_BY_KEY = statement(
  'notifications.mute-by-key',
  `UPDATE notification_settings SET muted = array_append(array_remove(muted, $2), $2)
   WHERE unsubscribe_key = $1`,
  { params: [text, text.as<MailKind>()] },
);

const TAKE_REMINDER = statement(
  'notifications.take-reminder',
  `UPDATE notification_settings SET reminded_at = $2
   WHERE user_id = $1 AND NOT ($4 = ANY (muted)) AND (reminded_at IS NULL OR reminded_at < $3)`,
  { params: [uuid, timestamptz, timestamptz, text.as<MailKind>()] },
);

/** Students' choices for the emails that can be turned off. */
@Injectable()
export class NotificationSettingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(userId: string): Promise<SettingsRow | undefined> {
    return FIND.first(this.dataSource, [userId]);
  }

  /** Holds the row until the transaction ends. */
  findForUpdate(tx: Tx, userId: string): Promise<SettingsRow | undefined> {
    return FIND_FOR_UPDATE.first(tx, [userId]);
  }

  /** Does nothing if there are some already. */
  async insertMissing(userId: string, key: string, tx?: Tx): Promise<void> {
    await INSERT_MISSING.run(tx ?? this.dataSource, [userId, key, MAIL_KINDS_OFF_AT_FIRST]);
  }

  async setMuted(tx: Tx, userId: string, muted: readonly MailKind[]): Promise<void> {
    await SET_MUTED.run(tx, [userId, muted]);
  }

  /** Turns a kind off, using a link's key. @returns whether the key is someone's */
  async muteByKey(key: string, kind: MailKind): Promise<boolean> {
    return (await MUTE_BY_KEY.count(this.dataSource, [key, kind])) > 0;
  }

  /**
   * Records that a reminder is going out now.
   *
   * @param notSince none may have gone out since then
   * @returns false if it may not: one did, or the student turned them off
   */
  async takeReminder(tx: Tx, userId: string, now: Date, notSince: Date): Promise<boolean> {
    return (await TAKE_REMINDER.count(tx, [userId, now, notSince, 'study-reminders'])) > 0;
  }
}
