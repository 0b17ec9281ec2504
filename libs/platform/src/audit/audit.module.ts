import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Audit } from './audit.js';
import { AuditRepository } from './audit.repository.js';
import { AuditEntry } from './audit-entry.entity.js';

/** Staff's changes, recorded in the same transaction. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry])],
  providers: [AuditRepository, Audit],
  exports: [Audit],
})
export class AuditModule {}
