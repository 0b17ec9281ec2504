import { IDLE_DAYS } from '@prepward/contracts/reminder-rules';
import { greeting, MailLayout, MailLink, MailText } from '@prepward/platform/mail';

interface StudyReminderProps {
  /** Empty when they gave none. */
  firstName: string;
  /** To the exam; 1 or more. */
  daysLeft: number;
  link: string;
}

/** Reminds a student with an exam ahead to practice. */
export function StudyReminderMail({ firstName, daysLeft, link }: StudyReminderProps) {
  const when = daysLeft === 1 ? 'is tomorrow' : `is in ${daysLeft} days`;
  return (
    <MailLayout
      preview="Ten minutes today keep what you learned fresh."
      heading={`Your exam ${when}`}
    >
      <MailText>
        {greeting({ firstName })} it’s been more than {IDLE_DAYS} days since your last practice. Ten
        minutes today keep what you learned fresh, and your plan for today is ready.
      </MailText>
      <MailLink href={link}>Practice now</MailLink>
      <MailText>We send this at most once a week, and only until your exam.</MailText>
    </MailLayout>
  );
}
