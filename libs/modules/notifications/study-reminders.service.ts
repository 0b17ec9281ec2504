import { Injectable } from '@nestjs/common';
import { studyReminderDue } from '@prepward/contracts/events';
import { IDLE_DAYS, PACE_DAYS } from '@prepward/contracts/reminder-rules';
import { Clock } from '@prepward/platform/clock';
import { Transactions } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import { type ExamAhead, ProfilesService } from '../profiles/index.js';
import { AnswerHistory } from '../quizzes/index.js';
import { daysBefore, isReminderHour, localDay } from './domain/reminder-time.js';
import { NotificationSettingsRepository } from './notification-settings.repository.js';
import { NotificationsService } from './notifications.service.js';

/** How many students are looked at with one statement each for profiles and answers. */
const BATCH = 500;

/** Finds students with an exam ahead who haven't practiced for days. */
@Injectable()
export class StudyReminders {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly history: AnswerHistory,
    private readonly settings: NotificationSettingsRepository,
    private readonly notifications: NotificationsService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Reminds those for whom it's time: at most once a week each, in the early evening of their own day.
   * Two runs at once remind only once.
   */
  async run(signal: AbortSignal): Promise<void> {
    const now = this.clock.now();
    // No time zone is still on an earlier day than this; each student's own day is checked below.
    const yesterday = daysBefore(now, 1).toISOString().slice(0, 10);
    let after: string | undefined;
    for (let full = true; full && !signal.aborted; ) {
      const students = await this.profiles.beforeExam(yesterday, after, BATCH);
      await this.remindIdle(students, now);
      after = students.at(-1)?.userId;
      full = students.length === BATCH;
    }
  }

  private async remindIdle(students: readonly ExamAhead[], now: Date): Promise<void> {
    const reachable = students.filter(
      ({ timeZone, examDate }) =>
        isReminderHour(now, timeZone) && examDate > localDay(now, timeZone),
    );
    const last = await this.history.lastPracticed(reachable.map(({ userId }) => userId));
    const idleSince = daysBefore(now, IDLE_DAYS);
    for (const { userId, since } of reachable) {
      if ((last.get(userId) ?? since) < idleSince) await this.remind(userId, now);
    }
  }

  private async remind(userId: string, now: Date): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.notifications.ensure(userId, tx);
      const due = await this.settings.takeReminder(tx, userId, now, daysBefore(now, PACE_DAYS));
      if (due) await this.outbox.record(tx, studyReminderDue, { userId });
    });
  }
}
