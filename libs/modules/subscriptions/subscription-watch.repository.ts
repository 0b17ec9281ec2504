import { Injectable } from '@nestjs/common';
import { kinds, statement, type Tx } from '@prepward/platform/database';

const { arrayOf, text, timestamptz, uuid } = kinds;

const SET_DUE = statement(
  'subscriptions.set-due',
  `INSERT INTO subscription_watch (user_id, due_at) VALUES ($1, $2)
   ON CONFLICT (user_id) DO UPDATE SET due_at = excluded.due_at`,
  { params: [uuid, timestamptz] },
);

const DELETE_WATCH = statement(
  'subscriptions.delete-watch',
  'DELETE FROM subscription_watch WHERE user_id = $1',
  { params: [uuid] },
);

const TAKE_DUE = statement(
  'subscriptions.take-due',
  `SELECT user_id FROM subscription_watch WHERE due_at <= $1 AND user_id <> ALL($2)
   ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
  { params: [timestamptz, arrayOf(uuid)], row: { user_id: uuid } },
);

const INSERT_NOTICE = statement(
  'subscriptions.insert-notice',
  `INSERT INTO subscription_notices (user_id, kind, about) VALUES ($1, $2, $3)
   ON CONFLICT DO NOTHING RETURNING user_id`,
  { params: [uuid, text, timestamptz] },
);

/** When each subscription is next due for a check, and which notices were sent. */
@Injectable()
export class SubscriptionWatchRepository {
  /** @param dueAt null: never, as things are */
  async setDue(tx: Tx, userId: string, dueAt: Date | null): Promise<void> {
    if (dueAt === null) await DELETE_WATCH.run(tx, [userId]);
    else await SET_DUE.run(tx, [userId, dueAt]);
  }

  /**
   * The next student due for a check, locked against other workers until this transaction ends.
   *
   * @param besides students to skip
   */
  async takeDue(tx: Tx, now: Date, besides: readonly string[]): Promise<string | undefined> {
    return (await TAKE_DUE.first(tx, [now, besides]))?.user_id;
  }

  /** @returns false when the student already got this notice */
  insertNotice(tx: Tx, userId: string, kind: string, about: Date): Promise<boolean> {
    return INSERT_NOTICE.exists(tx, [userId, kind, about]);
  }
}
