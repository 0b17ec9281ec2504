import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/index.js';
import { TestBankModule } from '../test-bank.module.js';
import { AdminDownloadsController } from './admin-downloads.controller.js';
import { DownloadLinks } from './download-links.js';
import { PurchasesController } from './purchases.controller.js';

@Module({
  imports: [TestBankModule, AuthModule],
  controllers: [AdminDownloadsController, PurchasesController],
  providers: [DownloadLinks],
})
export class TestBankHttpModule {}
