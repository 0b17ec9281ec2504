import { Injectable } from '@nestjs/common';
import {
  HandlesJob,
  type JobContext,
  type JobHandler,
  type PayloadOf,
} from '@prepward/platform/queue';
import { Eraser } from '../eraser.service.js';
import { ExportMaker } from '../export-maker.service.js';
import { eraseClosed, keepPrivacy, makeExport } from './privacy.jobs.js';

@Injectable()
@HandlesJob(makeExport)
export class MakeExport implements JobHandler<typeof makeExport> {
  constructor(private readonly maker: ExportMaker) {}

  handle({ exportId }: PayloadOf<typeof makeExport>): Promise<void> {
    return this.maker.make(exportId);
  }
}

@Injectable()
@HandlesJob(eraseClosed)
export class EraseClosed implements JobHandler<typeof eraseClosed> {
  constructor(private readonly eraser: Eraser) {}

  handle({ userId }: PayloadOf<typeof eraseClosed>): Promise<void> {
    return this.eraser.eraseClosed(userId);
  }
}

@Injectable()
@HandlesJob(keepPrivacy)
export class KeepPrivacy implements JobHandler<typeof keepPrivacy> {
  constructor(
    private readonly eraser: Eraser,
    private readonly maker: ExportMaker,
  ) {}

  async handle(_payload: object, { signal }: JobContext): Promise<void> {
    await this.eraser.run(signal);
    await this.maker.removeOver();
  }
}
