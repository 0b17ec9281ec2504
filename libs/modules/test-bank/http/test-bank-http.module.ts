import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/index.js';
import { TestBankModule } from '../test-bank.module.js';
import { PurchasesController } from './purchases.controller.js';

@Module({
  imports: [TestBankModule, AuthModule],
  controllers: [PurchasesController],
})
export class TestBankHttpModule {}
