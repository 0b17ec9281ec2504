import { Injectable } from '@nestjs/common';
import { HandlesJob, type JobHandler, type PayloadOf } from '@prepward/platform/queue';
import { RescoringService } from '../rescoring.service.js';
import { rescoreItem } from './quizzes.jobs.js';

@Injectable()
@HandlesJob(rescoreItem)
export class RescoreItem implements JobHandler<typeof rescoreItem> {
  constructor(private readonly rescoring: RescoringService) {}

  handle({ itemId, version }: PayloadOf<typeof rescoreItem>): Promise<void> {
    return this.rescoring.rescore(itemId, version);
  }
}
