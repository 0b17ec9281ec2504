import { Injectable } from '@nestjs/common';
import { HandlesJob, type JobHandler } from '@prepward/platform/queue';
import { FinishingService } from '../finishing.service.js';
import { endOverdue } from './quizzes.jobs.js';

@Injectable()
@HandlesJob(endOverdue)
export class EndOverdue implements JobHandler<typeof endOverdue> {
  constructor(private readonly finishing: FinishingService) {}

  async handle(): Promise<void> {
    await this.finishing.sweep();
  }
}
