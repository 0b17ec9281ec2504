import { Module } from '@nestjs/common';
import { QuotesModule } from '../quotes.module.js';
import { ConfirmQuote, SendContactToStaff, SendQuoteToStaff } from './mail.handlers.js';

@Module({
  imports: [QuotesModule],
  providers: [SendQuoteToStaff, ConfirmQuote, SendContactToStaff],
})
export class QuotesJobsModule {}
