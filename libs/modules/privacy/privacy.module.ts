import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { BillingModule } from '../billing/index.js';
import { RolesModule } from '../roles/index.js';
import { AccountDeletion } from './account-deletion.entity.js';
import { AccountDeletionRepository } from './account-deletion.repository.js';
import { DataExport } from './data-export.entity.js';
import { DataExportRepository } from './data-export.repository.js';
import { PrivacyService } from './privacy.service.js';

/** Archives of people's own data, and accounts that are to be deleted. */
@Module({
  imports: [
    TypeOrmModule.forFeature([DataExport, AccountDeletion]),
    AuthModule,
    BillingModule,
    RolesModule,
  ],
  providers: [DataExportRepository, AccountDeletionRepository, PrivacyService],
  exports: [DataExportRepository, AccountDeletionRepository, PrivacyService],
})
export class PrivacyModule {}
