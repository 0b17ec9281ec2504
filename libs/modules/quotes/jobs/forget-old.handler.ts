import { Injectable } from '@nestjs/common';
import { HandlesJob, type JobHandler } from '@prepward/platform/queue';
import { QuotesService } from '../quotes.service.js';
import { forgetOldEnquiries } from './quotes.jobs.js';

@Injectable()
@HandlesJob(forgetOldEnquiries)
export class ForgetOldEnquiries implements JobHandler<typeof forgetOldEnquiries> {
  constructor(private readonly quotes: QuotesService) {}

  handle(): Promise<void> {
    return this.quotes.forgetOld();
  }
}
