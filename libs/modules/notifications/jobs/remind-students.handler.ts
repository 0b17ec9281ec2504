import { Injectable } from '@nestjs/common';
import { HandlesJob, type JobContext, type JobHandler } from '@prepward/platform/queue';
import { StudyReminders } from '../study-reminders.service.js';
import { remindStudents } from './notifications.jobs.js';

@Injectable()
@HandlesJob(remindStudents)
export class RemindStudents implements JobHandler<typeof remindStudents> {
  constructor(private readonly reminders: StudyReminders) {}

  handle(_payload: object, { signal }: JobContext): Promise<void> {
    return this.reminders.run(signal);
  }
}
