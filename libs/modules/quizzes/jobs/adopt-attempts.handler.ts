import { Injectable } from '@nestjs/common';
import { HandlesJob, type JobHandler } from '@prepward/platform/queue';
import { QuizzesService } from '../quizzes.service.js';
import { adoptAttempts } from './quizzes.jobs.js';

interface Claim {
  visitorId: string;
  userId: string;
}

@Injectable()
@HandlesJob(adoptAttempts)
export class AdoptAttempts implements JobHandler<Claim> {
  constructor(private readonly quizzes: QuizzesService) {}

  handle({ visitorId, userId }: Claim): Promise<void> {
    return this.quizzes.adopt(visitorId, userId);
  }
}
