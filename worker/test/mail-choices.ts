import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import { IDLE_DAYS, PACE_DAYS } from '@prepward/contracts/reminder-rules';
import type { ExamAhead, ProfilesService } from '@prepward/modules/profiles';
import type { AnswerHistory } from '@prepward/modules/quizzes';
import { NotificationSettingsRepository } from '../../libs/modules/notifications/notification-settings.repository.js';
import { NotificationsService } from '../../libs/modules/notifications/notifications.service.js';
import { NOTIFICATIONS_PERSONAL_DATA } from '../../libs/modules/notifications/personal-data.repository.js';
import { StudyReminders } from '../../libs/modules/notifications/study-reminders.service.js';
import { type OwnDatabase, SetClock } from './own-database.js';

/** Six in the evening in New York. */
const EVENING = new Date('2026-11-22T23:00:00Z');
const daysAgo = (days: number, ms = 0) => new Date(EVENING.getTime() - days * DAY_MS + ms);

/** Which emails students want, and the reminders to study. */
export function mailChoices(database: () => OwnDatabase): void {
  let settings: NotificationSettingsRepository;
  let choices: NotificationsService;
  let [ann, ben] = ['', ''];
  beforeAll(() => {
    settings = new NotificationSettingsRepository(database().source);
    choices = new NotificationsService(settings, database().transactions);
  });
  beforeEach(async () => {
    [ann, ben] = [await database().newUser(), await database().newUser()];
  });
  const keyOf = async (userId: string) => (await settings.find(userId))?.unsubscribe_key ?? '';
  const rows = async () =>
    database().sql(
      'SELECT user_id, muted, reminded_at FROM notification_settings WHERE user_id = ANY ($1)',
      [[ann, ben]],
    );

  describe('the mails that a student gets', () => {
    it('are corrections at first, and reminders once they are asked for', async () => {
      const usual = { 'study-reminders': false, corrections: true };
      expect(await choices.choices(ann)).toEqual(usual);
      await choices.ensure(ann);
      expect(await choices.choices(ann)).toEqual(usual);
      const all = { 'study-reminders': true, corrections: true };
      expect(await choices.choose(ben, { 'study-reminders': true })).toEqual(all);
      const none = { 'study-reminders': true, corrections: false };
      expect(await choices.choose(ben, { corrections: false })).toEqual(none);
      expect(await choices.choices(ben)).toEqual(none);
      expect(await choices.choices(ann)).toEqual(usual);
    });

    it('are ended by a link of their own, which stays the same', async () => {
      const path = await choices.unsubscribePath(ann, 'corrections');
      const key = await keyOf(ann);
      expect(key).toMatch(/^[\w-]{32}$/);
      expect(new URL(path ?? '', 'https://x.example').searchParams.get('kind')).toBe('corrections');
      expect(path).toContain(key);
      await choices.ensure(ann);
      await choices.choose(ann, { 'study-reminders': true });
      expect(await choices.unsubscribePath(ann, 'corrections')).toBe(path);
      await choices.ensure(ben);
      expect(await keyOf(ben)).not.toBe(key);

      await choices.unsubscribe(key, 'corrections');
      expect(await choices.choices(ann)).toEqual({ 'study-reminders': true, corrections: false });
      expect(await choices.choices(ben)).toEqual({ 'study-reminders': false, corrections: true });
      expect(await choices.unsubscribePath(ann, 'corrections')).toBeNull();
      expect(await choices.unsubscribePath(ann, 'study-reminders')).toContain('study-reminders');
      await expect(choices.unsubscribe('A'.repeat(32), 'corrections')).rejects.toMatchObject({
        code: 'UNSUBSCRIBE_LINK_INVALID',
      });
    });

    it('are in the archive of their own data', async () => {
      await choices.ensure(ben);
      await choices.choose(ann, { corrections: false });
      const [file] = NOTIFICATIONS_PERSONAL_DATA.exports;
      const person = { id: ann, email: 'ann@x.example' };
      expect(await file?.rows(database().source, person)).toEqual([
        { switched_off: ['study-reminders', 'corrections'], reminded_at: null },
      ]);
    });
  });

  describe('a reminder', () => {
    const take = (userId: string, last: Date | null, muted: string[] = []) =>
      database().transactions.run(async (tx) => {
        await tx.query(
          'UPDATE notification_settings SET reminded_at = $2, muted = $3 WHERE user_id = $1',
          [userId, last, muted],
        );
        return settings.takeReminder(tx, userId, EVENING, daysAgo(PACE_DAYS));
      });

    it('may go where none went since, and is noted', async () => {
      await choices.ensure(ann);
      await choices.ensure(ben);
      await database().sql('UPDATE notification_settings SET muted = $1', [[]]);
      expect(await take(ann, daysAgo(PACE_DAYS))).toBe(false);
      expect(await take(ann, daysAgo(PACE_DAYS, -1))).toBe(true);
      expect(await take(ann, null, ['study-reminders'])).toBe(false);
      expect(await take(ann, null, ['corrections'])).toBe(true);
      expect(await rows()).toEqual(
        expect.arrayContaining([
          { user_id: ann, muted: ['corrections'], reminded_at: EVENING },
          { user_id: ben, muted: [], reminded_at: null },
        ]),
      );
    });
  });

  describe('the run of reminders', () => {
    const clock = new SetClock(EVENING);
    let asked: unknown[][];
    let pages: ExamAhead[][];
    let practiced: Map<string, Date>;
    let wanted: readonly string[][];
    beforeEach(async () => {
      [asked, pages, practiced, wanted] = [[], [], new Map(), []];
      for (const userId of [ann, ben]) await choices.choose(userId, { 'study-reminders': true });
    });

    async function reminded(signal = new AbortController().signal): Promise<string[]> {
      asked = [];
      const { transactions, outbox } = database();
      const profiles = {
        beforeExam: async (...values: unknown[]) => {
          asked.push(values);
          return pages[asked.length - 1] ?? [];
        },
      } as unknown as ProfilesService;
      const history = {
        lastPracticed: async (ids: string[]) => {
          wanted = [...wanted, ids];
          return practiced;
        },
      } as unknown as AnswerHistory;
      const reminders = new StudyReminders(
        profiles,
        history,
        settings,
        choices,
        transactions,
        outbox,
        clock,
      );
      const events = await database().recorded(() => reminders.run(signal));
      expect(new Set(events.map(({ name }) => name)).size).toBeLessThan(2);
      return events.map(({ payload }) => payload.userId);
    }
    const student = (userId: string, change: Partial<ExamAhead> = {}): ExamAhead => ({
      userId,
      examDate: '2026-11-23',
      timeZone: 'America/New_York',
      since: daysAgo(100),
      ...change,
    });

    it('reminds who stopped some days ago, the eve of the exam included, once a week', async () => {
      pages = [[student(ann), student(ben)]];
      practiced = new Map([
        [ann, daysAgo(IDLE_DAYS, -1)],
        [ben, daysAgo(IDLE_DAYS)],
      ]);
      expect(await reminded()).toEqual([ann]);
      expect(await reminded()).toEqual([]);
      expect((await rows()).find(({ user_id }) => user_id === ann).reminded_at).toEqual(EVENING);
    });

    it('takes the day of the first visit where there was no practice', async () => {
      pages = [[student(ann, { since: daysAgo(IDLE_DAYS) }), student(ben, { since: daysAgo(4) })]];
      expect(await reminded()).toEqual([ben]);
    });

    it('leaves out who has the exam today, and for whom it is another hour', async () => {
      pages = [
        [student(ann, { examDate: '2026-11-22' }), student(ben, { timeZone: 'Europe/Berlin' })],
      ];
      expect(await reminded()).toEqual([]);
      expect(wanted).toEqual([[]]);
      // A zone where it is still the day before, while UTC is already at the next.
      pages = [[student(ann, { timeZone: 'America/Los_Angeles' })]];
      clock.at = new Date('2026-11-23T01:30:00Z');
      expect(await reminded()).toEqual([ann]);
      clock.at = EVENING;
    });

    it('goes through all with an exam from yesterday on, page by page', async () => {
      const full = Array.from({ length: 500 }, () => student(ann, { timeZone: 'Europe/Berlin' }));
      pages = [[...full.slice(1), student(ben, { timeZone: 'Europe/Berlin' })], [student(ann)]];
      expect(await reminded()).toEqual([ann]);
      expect(asked).toEqual([
        ['2026-11-21', undefined, 500],
        ['2026-11-21', ben, 500],
      ]);
      pages = [[student(ben)]];
      expect(await reminded(AbortSignal.abort())).toEqual([]);
      expect(asked).toEqual([]);
    });
  });
}
