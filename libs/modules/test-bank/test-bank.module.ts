import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BillingModule } from '../billing/index.js';
import { PapersModule } from '../papers/index.js';
import { PaperCopy } from './paper-copy.entity.js';
import { PaperCopyRepository } from './paper-copy.repository.js';
import { TestBankService } from './test-bank.service.js';

/** Papers that are sold, a stamped copy for each buyer. */
@Module({
  imports: [TypeOrmModule.forFeature([PaperCopy]), BillingModule, PapersModule],
  providers: [PaperCopyRepository, TestBankService],
  exports: [PaperCopyRepository, TestBankService, BillingModule, PapersModule],
})
export class TestBankModule {}
