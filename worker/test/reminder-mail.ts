import { describe, expect, it } from '@jest/globals';
import { ProfilesService } from '@prepward/modules/profiles';
import { Clock } from '@prepward/platform/clock';
import { MailChoices, Recipients } from '@prepward/platform/mail';
import { letterOf } from '@prepward/testing/letters';
import { studyReminderMail } from '../../libs/modules/notifications/mails/study-reminder.js';
import { textOf } from './letter-text.js';

/** The email that reminds students of the exam. */
export function reminderMail(): void {
  interface Told {
    now?: string;
    firstName?: string;
    goal?: { examDate: string | null; timeZone: string | null };
    path?: string | null;
    isGone?: boolean;
  }

  const GOAL = { examDate: '2026-12-01', timeZone: 'America/Los_Angeles' };

  function remind({ now = '2026-11-28T02:00:00Z', goal = GOAL, ...more }: Told) {
    const student = { email: 'ann@x.example', firstName: more.firstName ?? 'Ann', lastName: '' };
    const asked: unknown[] = [];
    const services = new Map<unknown, object>([
      [Recipients, { find: async () => (more.isGone ? null : student) }],
      [ProfilesService, { goal: async () => goal }],
      [Clock, { now: () => new Date(now) }],
      [
        MailChoices,
        {
          unsubscribePath: async (...of: unknown[]) => {
            asked.push(of);
            return more.path === undefined ? '/leave?key=k' : more.path;
          },
        },
      ],
    ]);
    const letter = letterOf(studyReminderMail, { userId: 'u' }, services);
    return { letter, asked };
  }

  describe('the reminder to study', () => {
    it('counts the days to the exam on the student’s own calendar', async () => {
      const { letter, asked } = remind({});
      expect(await letter).toMatchObject({
        to: 'ann@x.example',
        subject: '4 days to your exam: a short practice on Prepward',
        unsubscribing: { url: 'https://site.example/leave?key=k', name: 'Study reminders' },
      });
      expect(asked).toEqual([['u', 'study-reminders']]);
      const text = await textOf((await letter)?.content);
      expect(text).toContain('Your exam is in 4 days');
      expect(text).toContain('Hi Ann, it’s been more than 3 days');
      expect(text).toContain('https://site.example/dashboard');
    });

    it('says that the exam is tomorrow, and greets who gave no name', async () => {
      const letter = await remind({ now: '2026-12-01T07:59:00Z', firstName: '' }).letter;
      expect(letter?.subject).toBe('Your exam is tomorrow: a short practice on Prepward');
      const text = await textOf(letter?.content);
      expect(text).toContain('Your exam is tomorrow');
      expect(text).toContain('Hi, it’s been');
    });

    it('goes to none whose exam is today or taken back, who left, or who wants none', async () => {
      expect(await remind({ now: '2026-12-01T08:01:00Z' }).letter).toBeUndefined();
      expect(await remind({ goal: { ...GOAL, examDate: null } }).letter).toBeUndefined();
      expect(await remind({ isGone: true }).letter).toBeUndefined();
      expect(await remind({ path: null }).letter).toBeUndefined();
    });

    it('counts whole days across the change of clocks', async () => {
      const goal = { examDate: '2027-03-15', timeZone: 'America/Los_Angeles' };
      const letter = await remind({ goal, now: '2027-03-14T01:00:00Z' }).letter;
      expect(letter?.subject).toMatch(/^2 days/);
    });
  });
}
