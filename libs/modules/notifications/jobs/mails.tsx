import { BRAND } from '@prepward/contracts/brand';
import { DAY_MS } from '@prepward/contracts/durations';
import { studyReminderDue } from '@prepward/contracts/events';
import { Clock } from '@prepward/platform/clock';
import { defineMail, Recipients } from '@prepward/platform/mail';
import { ProfilesService } from '../../profiles/index.js';
import { localDay } from '../domain/reminder-time.js';
import { StudyReminderMail } from '../mails/study-reminder.js';

/** To a student with an exam ahead who hasn't practiced for days; not where the exam is over. */
export const studyReminderMail = defineMail({
  name: 'notifications.send-study-reminder',
  on: studyReminderDue,
  template: 'study-reminder',
  kind: 'study-reminders',
  inject: [Recipients, ProfilesService, Clock],
  async load({ userId }, [recipients, profiles, clock]) {
    const student = await recipients.find(userId);
    const { examDate, timeZone } = await profiles.goal(userId);
    if (student === null || examDate === null) return null;
    const today = localDay(clock.now(), timeZone);
    const daysLeft = Math.round((Date.parse(examDate) - Date.parse(today)) / DAY_MS);
    if (daysLeft < 1) return null;
    return { to: student.email, userId, data: { firstName: student.firstName, daysLeft } };
  },
  subject: ({ daysLeft }) =>
    daysLeft === 1
      ? `Your exam is tomorrow: a short practice on ${BRAND.name}`
      : `${daysLeft} days to your exam: a short practice on ${BRAND.name}`,
  view: (data, site) => <StudyReminderMail {...data} link={site.url('/dashboard')} />,
});
