import { Injectable } from '@nestjs/common';
import { HandlesJob, type JobHandler, type PayloadOf } from '@prepward/platform/queue';
import { CopyMaker } from '../copy-maker.service.js';
import {
  followDispute,
  followPaper,
  followRefund,
  keepCopies,
  makeCopies,
} from './test-bank.jobs.js';

@Injectable()
@HandlesJob(makeCopies)
export class MakeCopies implements JobHandler<typeof makeCopies> {
  constructor(private readonly maker: CopyMaker) {}

  handle({ userId }: PayloadOf<typeof makeCopies>): Promise<void> {
    return this.maker.sync(userId);
  }
}

@Injectable()
@HandlesJob(followRefund)
export class FollowRefund implements JobHandler<typeof followRefund> {
  constructor(private readonly maker: CopyMaker) {}

  handle({ userId }: PayloadOf<typeof followRefund>): Promise<void> {
    return this.maker.sync(userId);
  }
}

@Injectable()
@HandlesJob(followDispute)
export class FollowDispute implements JobHandler<typeof followDispute> {
  constructor(private readonly maker: CopyMaker) {}

  handle({ userId }: PayloadOf<typeof followDispute>): Promise<void> {
    return this.maker.sync(userId);
  }
}

@Injectable()
@HandlesJob(followPaper)
export class FollowPaper implements JobHandler<typeof followPaper> {
  constructor(private readonly maker: CopyMaker) {}

  handle(_payload: object, { signal }: { signal: AbortSignal }): Promise<void> {
    return this.maker.refreshStale(signal);
  }
}

@Injectable()
@HandlesJob(keepCopies)
export class KeepCopies implements JobHandler<typeof keepCopies> {
  constructor(private readonly maker: CopyMaker) {}

  async handle(_payload: object, { signal }: { signal: AbortSignal }): Promise<void> {
    await this.maker.removeOrphans();
    await this.maker.refreshStale(signal);
  }
}
