import { Injectable } from '@nestjs/common';
import { HandlesJob, type JobHandler, type PayloadOf } from '@prepward/platform/queue';
import { TakeIn } from '../take-in.service.js';
import { UploadsService } from '../uploads.service.js';
import { sweepUploads, takeInFile } from './files.jobs.js';

@Injectable()
@HandlesJob(takeInFile)
export class TakeInFile implements JobHandler<typeof takeInFile> {
  constructor(private readonly files: TakeIn) {}

  handle({ uploadId }: PayloadOf<typeof takeInFile>): Promise<void> {
    return this.files.takeIn(uploadId);
  }
}

@Injectable()
@HandlesJob(sweepUploads)
export class SweepUploads implements JobHandler<typeof sweepUploads> {
  constructor(private readonly uploads: UploadsService) {}

  handle(): Promise<void> {
    return this.uploads.sweep();
  }
}
