import { BRAND } from '@prepward/contracts/brand';
import { reportAnswered } from '@prepward/contracts/events';
import { defineMail, greeting, MailLayout, MailText, Recipients } from '@prepward/platform/mail';
import { ItemReportsService } from '../item-reports.service.js';

interface ReportAnsweredProps {
  firstName: string;
  /** What staff wrote, as plain text; a line break begins a paragraph. */
  answer: string;
  /** What the student had written; may be empty. */
  report: string;
}

/** The answer of staff to a report of a question. */
function ReportAnsweredMail({ firstName, answer, report }: ReportAnsweredProps) {
  const paragraphs = answer.split(/\n+/).filter((line) => line.trim() !== '');
  return (
    <MailLayout
      preview="We looked at the question you reported."
      heading="About the question you reported"
    >
      <MailText>
        {greeting({ firstName })} thanks for telling us about a question. We looked at it. Here’s
        what we found:
      </MailText>
      {paragraphs.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once
        <MailText key={i}>{line}</MailText>
      ))}
      {report === '' ? null : <MailText>You wrote: “{report}”</MailText>}
    </MailLayout>
  );
}

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
