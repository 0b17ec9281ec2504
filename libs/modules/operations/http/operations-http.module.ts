import { Module } from '@nestjs/common';
import {
  DeadLetterRepository,
  MailLogRepository,
  ScheduleRunRepository,
} from '@prepward/platform/operations';
import { DeadLettersService } from '../dead-letters.service.js';
import { MailLogService } from '../mail-log.service.js';
import { OperationsService } from '../operations.service.js';
import { PartChecks } from '../part-checks.js';
import { AdminMailsController } from './admin-mails.controller.js';
import { AdminOperationsController } from './admin-operations.controller.js';

/** How the product is running, and fixing what went wrong. */
@Module({
  controllers: [AdminOperationsController, AdminMailsController],
  providers: [
    DeadLetterRepository,
    MailLogRepository,
    ScheduleRunRepository,
    DeadLettersService,
    MailLogService,
    OperationsService,
    PartChecks,
  ],
})
export class OperationsHttpModule {}
