import { BRAND } from '@prepward/contracts/brand';
import { greeting, MailLayout, MailLink, MailText } from '@prepward/platform/mail';

interface PaperCorrectedProps {
  firstName: string;
  /** The subject of the paper. */
  name: string;
  /** Numbers of the corrected questions in the new file. */
  questions: number[];
  link: string;
}

const list = new Intl.ListFormat('en-US');

/** Tells a buyer that keys in their paper were wrong, and where the right ones are. */
export function PaperCorrectedMail({ firstName, name, questions, link }: PaperCorrectedProps) {
  const many = questions.length > 1;
  return (
    <MailLayout
      preview="A key was wrong. Your file has the right one now."
      heading={`We corrected your ${name} test bank`}
    >
      <MailText>
        {greeting({ firstName })} your {name} test bank had {many ? 'wrong keys' : 'a wrong key'}.
        That was our mistake, and we’re sorry. We made your copy again: question{many ? 's' : ''}{' '}
        {list.format(questions.map(String))} now{' '}
        {many ? 'have the right answers' : 'has the right answer'}, with the reasons.
      </MailText>
      <MailLink href={link}>Download the new file</MailLink>
      <MailText>Still looks wrong? Tell us at {BRAND.contactEmail}.</MailText>
    </MailLayout>
  );
}
