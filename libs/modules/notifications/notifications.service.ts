import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  MAIL_KINDS,
  MAIL_KINDS_OFF_AT_FIRST,
  type MailKind,
} from '@prepward/contracts/notification-rules';
import type {
  NotificationChoices,
  UpdateNotificationsBody,
} from '@prepward/contracts/notifications';
import { routeRequest } from '@prepward/contracts/route-request';
import { Transactions, type Tx } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { NotificationSettingsRepository } from './notification-settings.repository.js';

const KEY_BYTES = 24;

function choicesOf(muted: readonly MailKind[]): NotificationChoices {
  const wanted = MAIL_KINDS.map((kind) => [kind, !muted.includes(kind)] as const);
  return Object.fromEntries(wanted) as NotificationChoices;
}

/** Which optional emails a student gets. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly settings: NotificationSettingsRepository,
    private readonly transactions: Transactions,
  ) {}

  async choices(userId: string): Promise<NotificationChoices> {
    return choicesOf((await this.settings.find(userId))?.muted ?? MAIL_KINDS_OFF_AT_FIRST);
  }

  /** Changes the kinds that are named and leaves the others. */
  async choose(userId: string, changes: UpdateNotificationsBody): Promise<NotificationChoices> {
    await this.transactions.run(async (tx) => {
      await this.ensure(userId, tx);
      const now = choicesOf(
        (await this.settings.findForUpdate(tx, userId))?.muted ?? MAIL_KINDS_OFF_AT_FIRST,
      );
      const next = { ...now, ...changes };
      await this.settings.setMuted(
        tx,
        userId,
        MAIL_KINDS.filter((kind) => !next[kind]),
      );
    });
    return this.choices(userId);
  }

  /**
   * Turns a kind off for the reader of an email. Doing it again changes nothing.
   *
   * @throws DomainError UNSUBSCRIBE_LINK_INVALID
   */
  async unsubscribe(key: string, kind: MailKind): Promise<void> {
    if (!(await this.settings.muteByKey(key, kind))) {
      throw new DomainError('UNSUBSCRIBE_LINK_INVALID');
    }
  }

  /** The path where a reader can turn a kind off; null if they already did. */
  async unsubscribePath(userId: string, kind: MailKind): Promise<string | null> {
    await this.ensure(userId);
    const row = await this.settings.find(userId);
    if (row === undefined || row.muted.includes(kind)) return null;
    const query = { key: row.unsubscribe_key, kind };
    return routeRequest('notifications.unsubscribePage', { query }).path;
  }

  /** Creates a student's settings if there are none. */
  async ensure(userId: string, tx?: Tx): Promise<void> {
    const key = randomBytes(KEY_BYTES).toString('base64url');
    await this.settings.insertMissing(userId, key, tx);
  }
}
