import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Enquiry } from './enquiry.entity.js';
import { EnquiryRepository } from './enquiry.repository.js';
import { CannedTextRow } from './inbox/canned-text.entity.js';
import { CannedTextRepository } from './inbox/canned-text.repository.js';
import { EnquiryEntry } from './inbox/enquiry-entry.entity.js';
import { InboxRepository } from './inbox/inbox.repository.js';
import { QuotesService } from './quotes.service.js';

/** Visitors' quote requests and messages. */
@Module({
  imports: [TypeOrmModule.forFeature([Enquiry, EnquiryEntry, CannedTextRow])],
  providers: [EnquiryRepository, InboxRepository, CannedTextRepository, QuotesService],
  exports: [QuotesService, InboxRepository, CannedTextRepository],
})
export class QuotesModule {}
