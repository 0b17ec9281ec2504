import { Module } from '@nestjs/common';
import { QuotesModule } from '../quotes.module.js';
import { ForgetOldEnquiries } from './forget-old.handler.js';
import { QUOTES_MAILS } from './quotes.jobs.js';

@Module({
  imports: [QuotesModule],
  providers: [...QUOTES_MAILS.map(({ handler }) => handler), ForgetOldEnquiries],
})
export class QuotesJobsModule {}
