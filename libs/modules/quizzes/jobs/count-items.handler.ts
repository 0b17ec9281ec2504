import { Injectable } from '@nestjs/common';
import { HandlesJob, type JobHandler } from '@prepward/platform/queue';
import { QuizzesService } from '../quizzes.service.js';
import { countItems } from './quizzes.jobs.js';

@Injectable()
@HandlesJob(countItems)
export class CountItems implements JobHandler<typeof countItems> {
  constructor(private readonly quizzes: QuizzesService) {}

  handle(): Promise<void> {
    return this.quizzes.countItems();
  }
}
