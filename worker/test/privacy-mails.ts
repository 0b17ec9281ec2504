import { describe, expect, it } from '@jest/globals';
import { Recipients } from '@prepward/platform/mail';
import { letterOf } from '@prepward/testing/letters';
import {
  deletionBegunMail,
  deletionRequestedMail,
} from '../../libs/modules/privacy/mails/deletion.js';
import { exportReadyMail } from '../../libs/modules/privacy/mails/export-ready.js';
import { PrivacyService } from '../../libs/modules/privacy/privacy.service.js';
import { textOf } from './letter-text.js';

/** The emails about one’s own data. */
export function privacyMails(): void {
  const ANN = { email: 'ann@x.example', firstName: 'Ann', lastName: '' };
  const DAY = new Date('2026-12-07T23:30:00Z');

  function services(person: object | null, day: Date | undefined) {
    const asked: unknown[] = [];
    const answer = (what: string) => async (id: string) => {
      asked.push(`${what} ${id}`);
      return day;
    };
    const known = new Map<unknown, object>([
      [Recipients, { find: async (id: string) => (id === 'u' ? person : null) }],
      [PrivacyService, { exportEnd: answer('end'), deletionDue: answer('due') }],
    ]);
    return { known, asked };
  }

  describe('the mails about one’s own data', () => {
    it('say until when the archive is there, and open nothing', async () => {
      const { known, asked } = services(ANN, DAY);
      const letter = await letterOf(exportReadyMail, { exportId: 'e', userId: 'u' }, known);
      expect(asked).toEqual(['end e']);
      expect(letter).toMatchObject({ to: ANN.email, subject: 'Your data from Prepward is ready' });
      const text = await textOf(letter?.content);
      expect(text).toContain('download it from your profile until December 7, 2026.');
      expect(text).toContain('https://site.example/profile/data');
    });

    it('say when the account goes', async () => {
      const { known, asked } = services(ANN, DAY);
      const letter = await letterOf(deletionRequestedMail, { deletionId: 'd', userId: 'u' }, known);
      expect(asked).toEqual(['due d']);
      expect(letter?.subject).toBe('Your Prepward account will be deleted on December 7, 2026');
      const text = await textOf(letter?.content);
      expect(text).toContain('Until December 7, 2026 everything stays as it is');
      expect(text).toContain('https://site.example/profile/data');
    });

    it('end with the one that says that it goes now', async () => {
      const { known } = services(ANN, undefined);
      const letter = await letterOf(deletionBegunMail, { deletionId: 'd', userId: 'u' }, known);
      expect(letter).toMatchObject({
        to: ANN.email,
        subject: "We're deleting your Prepward account",
      });
    });

    it('go to no one who is gone, and of nothing that was taken back', async () => {
      const [gone, back] = [services(null, DAY).known, services(ANN, undefined).known];
      const [archive, deletion] = [
        { exportId: 'e', userId: 'u' },
        { deletionId: 'd', userId: 'u' },
      ];
      for (const known of [gone, back]) {
        expect(await letterOf(exportReadyMail, archive, known)).toBeUndefined();
        expect(await letterOf(deletionRequestedMail, deletion, known)).toBeUndefined();
      }
      expect(await letterOf(deletionBegunMail, deletion, gone)).toBeUndefined();
    });
  });
}
