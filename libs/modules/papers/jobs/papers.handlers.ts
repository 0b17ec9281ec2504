import { Injectable } from '@nestjs/common';
import { HandlesJob, type JobHandler, type PayloadOf } from '@prepward/platform/queue';
import { PaperMaker } from '../paper-maker.service.js';
import { followBank, followCorrection, followPublishedFile, keepPapers } from './papers.jobs.js';

@Injectable()
@HandlesJob(followBank)
export class FollowBank implements JobHandler<typeof followBank> {
  constructor(private readonly maker: PaperMaker) {}

  handle(): Promise<void> {
    return this.maker.refreshAll();
  }
}

@Injectable()
@HandlesJob(followCorrection)
export class FollowCorrection implements JobHandler<typeof followCorrection> {
  constructor(private readonly maker: PaperMaker) {}

  handle({ itemId }: PayloadOf<typeof followCorrection>): Promise<void> {
    return this.maker.refreshHolding(itemId);
  }
}

@Injectable()
@HandlesJob(followPublishedFile)
export class FollowPublishedFile implements JobHandler<typeof followPublishedFile> {
  constructor(private readonly maker: PaperMaker) {}

  handle({ slug }: PayloadOf<typeof followPublishedFile>): Promise<void> {
    return this.maker.refreshOne(slug);
  }
}

@Injectable()
@HandlesJob(keepPapers)
export class KeepPapers implements JobHandler<typeof keepPapers> {
  constructor(private readonly maker: PaperMaker) {}

  handle(): Promise<void> {
    return this.maker.refreshAll();
  }
}
