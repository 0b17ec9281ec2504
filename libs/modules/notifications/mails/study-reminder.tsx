import { BRAND } from '@prepward/contracts/brand';
import { DAY_MS } from '@prepward/contracts/durations';
import { studyReminderDue } from '@prepward/contracts/events';
import { IDLE_DAYS } from '@prepward/contracts/reminder-rules';
import { Clock } from '@prepward/platform/clock';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import { ProfilesService } from '../../profiles/index.js';
import { localDay } from '../domain/reminder-time.js';

interface StudyReminderProps {
  hello: string;
  /** To the exam; 1 or more. */
  daysLeft: number;
  link: string;
}

/** Reminds a student with an exam ahead to practice. */
function StudyReminderMail({ hello, daysLeft, link }: StudyReminderProps) {
  const when = daysLeft === 1 ? 'is tomorrow' : `is in ${daysLeft} days`;
  return (
    <MailLayout
      preview="Ten minutes today keep what you learned fresh."
      heading={`Your exam ${when}`}
    >
      <MailText>
        {hello} it’s been more than {IDLE_DAYS} days since your last practice. Ten minutes today
        keep what you learned fresh, and your plan for today is ready.
      </MailText>
      <MailLink href={link}>Practice now</MailLink>
      <MailText>We send this at most once a week, and only until your exam.</MailText>
    </MailLayout>
  );
}

/** To a student with an exam ahead who hasn't practiced for days; not sent once the exam is over. */
export const studyReminderMail = defineMail({
  name: 'notifications.send-study-reminder',
  on: studyReminderDue,
  template: 'study-reminder',
  kind: 'study-reminders',
  inject: [ProfilesService, Clock],
  async load({ userId }, [profiles, clock]) {
    const { examDate, timeZone } = await profiles.goal(userId);
    if (examDate === null) return null;
    const today = localDay(clock.now(), timeZone);
    const daysLeft = Math.round((Date.parse(examDate) - Date.parse(today)) / DAY_MS);
    if (daysLeft < 1) return null;
    return { userId, data: { daysLeft } };
  },
  subject: ({ daysLeft }) =>
    daysLeft === 1
      ? `Your exam is tomorrow: a short practice on ${BRAND.name}`
      : `${daysLeft} days to your exam: a short practice on ${BRAND.name}`,
  view: (data, site, hello) => (
    <StudyReminderMail {...data} hello={hello} link={site.url('/dashboard')} />
  ),
});
