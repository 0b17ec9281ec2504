import { Injectable, Logger } from '@nestjs/common';
import {
  HandlesJob,
  type JobContext,
  type JobHandler,
  type PayloadOf,
} from '@prepward/platform/queue';
import { RefundsService } from '../refunds.service.js';
import { SyncService } from '../sync.service.js';
import { carryOutRefund, checkRenewal, noteFailedRefund, reconcile } from './billing.jobs.js';

@Injectable()
@HandlesJob(reconcile)
export class Reconcile implements JobHandler<typeof reconcile> {
  private readonly log = new Logger(Reconcile.name);

  constructor(private readonly sync: SyncService) {}

  async handle(_: PayloadOf<typeof reconcile>, { signal }: JobContext): Promise<void> {
    const { students, failed, left } = await this.sync.reconcile(signal);
    this.log.log(`Reconciled ${students - left} of ${students} students, ${failed} failed`);
  }
}

@Injectable()
@HandlesJob(checkRenewal)
export class CheckRenewal implements JobHandler<typeof checkRenewal> {
  constructor(private readonly sync: SyncService) {}

  handle({ userId }: PayloadOf<typeof checkRenewal>): Promise<void> {
    return this.sync.syncStudent(userId);
  }
}

@Injectable()
@HandlesJob(carryOutRefund)
export class CarryOutRefund implements JobHandler<typeof carryOutRefund> {
  constructor(private readonly refunds: RefundsService) {}

  handle({ requestId }: PayloadOf<typeof carryOutRefund>): Promise<void> {
    return this.refunds.carryOut(requestId);
  }
}

@Injectable()
@HandlesJob(noteFailedRefund)
export class NoteFailedRefund implements JobHandler<typeof noteFailedRefund> {
  constructor(private readonly refunds: RefundsService) {}

  handle({ refundId }: PayloadOf<typeof noteFailedRefund>): Promise<void> {
    return this.refunds.failed(refundId);
  }
}
