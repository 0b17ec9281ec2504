import { describe, expect, it } from '@jest/globals';
import { subscriptionEndedMail } from '../mails/subscription-ended.js';
import { subscriptionEndingMail } from '../mails/subscription-ending.js';
import { letter } from './letters.js';
import { canceled, day, lifetime, period } from './periods.js';

/**
 * Tests of the emails about access ending; billing's mail tests run them, since loading what emails
 * are made of takes a second.
 */
export function endingMails(): void {
  const STUDENT = '00000000-0000-4000-8000-000000000001';
  const Recipients = {
    find: async (id: string) => (id === STUDENT ? { email: 'ann@example.org' } : null),
  };

  describe('the mail about an end that comes', () => {
    const services = (periods: object[], of = STUDENT) => ({
      Recipients,
      SubscriptionsService: { periodsOf: async (id: string) => (id === of ? periods : []) },
    });
    const endsAt = day(7).toISOString();
    const payload = { userId: STUDENT, plan: 'weekly' as const, endsAt };

    it('names the plan and its day', async () => {
      expect(await letter(subscriptionEndingMail, payload, services([canceled]))).toEqual({
        to: 'ann@example.org',
        subject: 'Your plan ends on June 8, 2026',
        words: expect.stringMatching(
          /Nothing more will be charged.*Your Weekly plan ends on June 8/,
        ),
        links: ['https://prep.example/subscription'],
      });
      const given = { ...payload, plan: 'lifetime' as const };
      const mail = await letter(subscriptionEndingMail, given, services([canceled]));
      expect(mail?.words).toContain('Your access ends on June 8, 2026');
    });

    it('is not sent where access goes on after all, nor to who is gone', async () => {
      for (const periods of [[period()], [canceled, lifetime]]) {
        expect(await letter(subscriptionEndingMail, payload, services(periods))).toBeUndefined();
      }
      const gone = { ...payload, userId: STUDENT.replace(/1$/, '2') };
      expect(await letter(subscriptionEndingMail, gone, services([], gone.userId))).toBeUndefined();
    });
  });

  describe('the mail about an end', () => {
    const mail = (cause: 'over' | 'unpaid' | 'refund' | 'dispute', userId = STUDENT) => {
      const payload = { userId, plan: 'monthly' as const, endedAt: day(7).toISOString(), cause };
      return letter(subscriptionEndedMail, payload, { Recipients });
    };

    it('says why it ended, unless the money went back', async () => {
      expect(await mail('over')).toEqual({
        to: 'ann@example.org',
        subject: 'Your plan has ended',
        words: expect.stringMatching(/Your Monthly plan has ended.*pick a plan again/),
        links: ['https://prep.example/pricing'],
      });
      expect((await mail('unpaid'))?.words).toMatch(
        /tried to charge your payment method for 7 days/,
      );
      expect([await mail('refund'), await mail('dispute')]).toEqual([undefined, undefined]);
      expect(await mail('over', STUDENT.replace(/1$/, '2'))).toBeUndefined();
    });
  });
}
