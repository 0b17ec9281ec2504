import { Injectable } from '@nestjs/common';
import { HandlesJob, type JobHandler, type PayloadOf } from '@prepward/platform/queue';
import { QuizzesService } from '../quizzes.service.js';
import { adoptAttempts } from './quizzes.jobs.js';

@Injectable()
@HandlesJob(adoptAttempts)
export class AdoptAttempts implements JobHandler<typeof adoptAttempts> {
  constructor(private readonly quizzes: QuizzesService) {}

  handle({ visitorId, userId }: PayloadOf<typeof adoptAttempts>): Promise<void> {
    return this.quizzes.adopt(visitorId, userId);
  }
}
