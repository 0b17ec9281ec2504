import { BRAND } from '@prepward/contracts/brand';
import { reportAnswered } from '@prepward/contracts/events';
import { defineMail, MailLayout, MailText } from '@prepward/platform/mail';
import { ItemReportsService } from '../item-reports.service.js';

interface ReportAnsweredProps {
  hello: string;
  /** What staff wrote, as plain text; a line break begins a paragraph. */
  answer: string;
  /** What the student had written; may be empty. */
  report: string;
}

/** Staff's reply to a report about a question. */
function ReportAnsweredMail({ hello, answer, report }: ReportAnsweredProps) {
  const paragraphs = answer.split(/\n+/).filter((line) => line.trim() !== '');
  return (
    <MailLayout
      preview="We looked at the question you reported."
      heading="About the question you reported"
    >
      <MailText>
        {hello} thanks for telling us about a question. We looked at it. Here’s what we found:
      </MailText>
      {paragraphs.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once
        <MailText key={i}>{line}</MailText>
      ))}
      {report === '' ? null : <MailText>You wrote: “{report}”</MailText>}
    </MailLayout>
  );
}

/** Sends staff's reply to a student's report about an item. */
export const reportAnswerMail = defineMail({
  name: 'quizzes.send-report-answer',
  on: reportAnswered,
  template: 'report-answered',
  inject: [ItemReportsService],
  async load({ reportId }, [reports]) {
    const said = await reports.answerOf(reportId);
    if (said === null) return null;
    const { userId, answer, report } = said;
    return { userId, data: { answer, report } };
  },
  subject: () => `About the question you reported on ${BRAND.name}`,
  view: (data, _site, hello) => <ReportAnsweredMail {...data} hello={hello} />,
});
