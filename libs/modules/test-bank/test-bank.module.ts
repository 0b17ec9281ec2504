import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PapersModule } from '../papers/index.js';
import { PaperCopy } from './paper-copy.entity.js';
import { PaperCopyRepository } from './paper-copy.repository.js';
import { TestBankService } from './test-bank.service.js';

/** Papers that are sold, a stamped copy for each buyer. */
@Module({
  imports: [TypeOrmModule.forFeature([PaperCopy]), PapersModule],
  providers: [PaperCopyRepository, TestBankService],
  exports: [PaperCopyRepository, TestBankService, PapersModule],
})
export class TestBankModule {}
