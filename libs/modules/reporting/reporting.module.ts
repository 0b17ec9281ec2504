import { Module } from '@nestjs/common';
import { ReadOnlyDatabase } from '@prepward/platform/database';
import { ClaimMeasures } from './claim-measures.js';
import { DashboardService } from './dashboard.service.js';
import { ReportingRepository } from './reporting.repository.js';

/** Figures across all users, read on a separate read-only database connection. */
@Module({
  providers: [ReadOnlyDatabase, ReportingRepository, DashboardService, ClaimMeasures],
  exports: [DashboardService, ClaimMeasures],
})
export class ReportingModule {}
