import { Module } from '@nestjs/common';
import { MailChoices } from '@prepward/platform/mail';
import { ProfilesModule } from '../../profiles/index.js';
import { QuizzesModule } from '../../quizzes/index.js';
import { NOTIFICATIONS_MAILS } from '../mails/index.js';
import { NotificationsModule } from '../notifications.module.js';
import { NotificationsService } from '../notifications.service.js';
import { StudyReminders } from '../study-reminders.service.js';
import { RemindStudents } from './remind-students.handler.js';

/** The emails of every module ask it what their readers chose, through `MailChoices`. */
@Module({
  imports: [NotificationsModule, ProfilesModule, QuizzesModule],
  providers: [
    { provide: MailChoices, useExisting: NotificationsService },
    StudyReminders,
    RemindStudents,
    ...NOTIFICATIONS_MAILS.map(({ handler }) => handler),
  ],
})
export class NotificationsJobsModule {}
