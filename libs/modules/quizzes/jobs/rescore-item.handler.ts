import { Injectable } from '@nestjs/common';
import { HandlesJob, type JobHandler } from '@prepward/platform/queue';
import { RescoringService } from '../rescoring.service.js';
import { rescoreItem } from './quizzes.jobs.js';

@Injectable()
@HandlesJob(rescoreItem)
export class RescoreItem implements JobHandler<{ itemId: string; version: number }> {
  constructor(private readonly rescoring: RescoringService) {}

  handle({ itemId, version }: { itemId: string; version: number }): Promise<void> {
    return this.rescoring.rescore(itemId, version);
  }
}
