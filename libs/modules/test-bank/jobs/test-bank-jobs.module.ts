import { Module } from '@nestjs/common';
import { CopyFiles } from '../copy-files.service.js';
import { CopyMaker } from '../copy-maker.service.js';
import { TEST_BANK_MAILS } from '../mails/index.js';
import { TestBankModule } from '../test-bank.module.js';
import {
  FollowDispute,
  FollowPaper,
  FollowRefund,
  KeepCopies,
  MakeCopies,
} from './test-bank.handlers.js';

/** Only the worker makes copies: the api just serves them. */
@Module({
  imports: [TestBankModule],
  providers: [
    CopyFiles,
    CopyMaker,
    MakeCopies,
    FollowRefund,
    FollowDispute,
    FollowPaper,
    KeepCopies,
    ...TEST_BANK_MAILS.map(({ handler }) => handler),
  ],
})
export class TestBankJobsModule {}
