import { Injectable } from '@nestjs/common';
import { HandlesJob, type JobHandler } from '@prepward/platform/queue';
import { ItemMeasures } from '../item-measures.service.js';
import { measureItems } from './quizzes.jobs.js';

@Injectable()
@HandlesJob(measureItems)
export class MeasureItems implements JobHandler<typeof measureItems> {
  constructor(private readonly measures: ItemMeasures) {}

  handle(): Promise<void> {
    return this.measures.measure();
  }
}
