import { Module } from '@nestjs/common';
import { QUOTES_MAILS } from '../mails/index.js';
import { QuotesModule } from '../quotes.module.js';
import { ForgetOldEnquiries } from './forget-old.handler.js';

@Module({
  imports: [QuotesModule],
  providers: [...QUOTES_MAILS.map(({ handler }) => handler), ForgetOldEnquiries],
})
export class QuotesJobsModule {}
