import { BRAND } from '@prepward/contracts/brand';
import { attemptsRescored, reportAnswered } from '@prepward/contracts/events';
import { defineMail, Recipients } from '@prepward/platform/mail';
import { ItemReportsService } from '../item-reports.service.js';
import { ItemCorrectedMail } from '../mails/item-corrected.js';
import { ReportAnsweredMail } from '../mails/report-answered.js';
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

/** What staff answered to a student's report of an item. */
export const reportAnswerMail = defineMail({
  name: 'quizzes.send-report-answer',
  on: reportAnswered,
  template: 'report-answered',
  inject: [Recipients, ItemReportsService],
  async load({ reportId }, [recipients, reports]) {
    const said = await reports.answerOf(reportId);
    const student = said === null ? null : await recipients.find(said.userId);
    if (said === null || student === null) return null;
    const { answer, report } = said;
    return { to: student.email, data: { firstName: student.firstName, answer, report } };
  },
  subject: () => `About the question you reported on ${BRAND.name}`,
  view: (data) => <ReportAnsweredMail {...data} />,
});
