import { greeting, MailLayout, MailText } from '@prepward/platform/mail';

interface ReportAnsweredProps {
  firstName: string;
  /** What staff wrote, as plain text; a line break begins a paragraph. */
  answer: string;
  /** What the student had written; may be empty. */
  report: string;
}

/** The answer of staff to a report of a question. */
export function ReportAnsweredMail({ firstName, answer, report }: ReportAnsweredProps) {
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
