import { Module } from '@nestjs/common';
import { AuthModule } from '@prepward/modules/auth';
import { AuditLogService } from '../audit-log.service.js';
import { AuditEntriesController } from './audit-entries.controller.js';

@Module({
  imports: [AuthModule],
  controllers: [AuditEntriesController],
  providers: [AuditLogService],
})
export class AuditHttpModule {}
