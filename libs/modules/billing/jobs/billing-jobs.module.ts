import { Module } from '@nestjs/common';
import { BillingModule } from '../billing.module.js';
import { BILLING_MAILS } from '../mails/index.js';
import { CarryOutRefund, CheckRenewal, NoteFailedRefund, Reconcile } from './billing.handlers.js';

@Module({
  imports: [BillingModule],
  providers: [
    Reconcile,
    CheckRenewal,
    CarryOutRefund,
    NoteFailedRefund,
    ...BILLING_MAILS.map(({ handler }) => handler),
  ],
})
export class BillingJobsModule {}
