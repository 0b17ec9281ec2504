import { BRAND } from '@prepward/contracts/brand';
import { attemptsRescored } from '@prepward/contracts/events';
import { defineMail, Recipients } from '@prepward/platform/mail';
import { ItemCorrectedMail } from '../mails/item-corrected.js';
import { RescoringService } from '../rescoring.service.js';

/** Tells a student that an item was corrected, with the scores that changed. */
export const correctionMail = defineMail({
  name: 'quizzes.send-correction-mail',
  on: attemptsRescored,
  template: 'item-corrected',
  kind: 'corrections',
  inject: [Recipients, RescoringService],
  async load({ userId, itemId, version }, [recipients, rescoring]) {
    const student = await recipients.find(userId);
    if (student === null) return null;
    const scores = await rescoring.changesOf(userId, itemId, version);
    return { to: student.email, userId, data: { firstName: student.firstName, scores } };
  },
  subject: () => `We corrected a question you answered on ${BRAND.name}`,
  view: (data, site) => <ItemCorrectedMail {...data} link={site.url('/track-progress')} />,
});
