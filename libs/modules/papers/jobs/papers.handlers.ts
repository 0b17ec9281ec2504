import { Injectable } from '@nestjs/common';
import { HandlesJob, type JobHandler } from '@prepward/platform/queue';
import { PaperMaker } from '../paper-maker.service.js';
import { followBank, followCorrection, keepPapers } from './papers.jobs.js';

@Injectable()
@HandlesJob(followBank)
export class FollowBank implements JobHandler<object> {
  constructor(private readonly maker: PaperMaker) {}

  handle(): Promise<void> {
    return this.maker.refreshAll();
  }
}

@Injectable()
@HandlesJob(followCorrection)
export class FollowCorrection implements JobHandler<{ itemId: string }> {
  constructor(private readonly maker: PaperMaker) {}

  handle({ itemId }: { itemId: string }): Promise<void> {
    return this.maker.refreshHolding(itemId);
  }
}

@Injectable()
@HandlesJob(keepPapers)
export class KeepPapers implements JobHandler<object> {
  constructor(private readonly maker: PaperMaker) {}

  handle(): Promise<void> {
    return this.maker.refreshAll();
  }
}
