import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Enquiry } from './enquiry.entity.js';
import { EnquiryRepository } from './enquiry.repository.js';
import { QuotesService } from './quotes.service.js';

/** Requests for a quote, and messages, of visitors. */
@Module({
  imports: [TypeOrmModule.forFeature([Enquiry])],
  providers: [EnquiryRepository, QuotesService],
  exports: [QuotesService],
})
export class QuotesModule {}
