import { Module } from '@nestjs/common';
import { ReadOnlyDatabase } from '@prepward/platform/database';
import { DashboardService } from '../dashboard.service.js';
import { ReportingRepository } from '../reporting.repository.js';
import { AdminDashboardController } from './admin-dashboard.controller.js';

/** Figures about everything, read by a door of their own. */
@Module({
  controllers: [AdminDashboardController],
  providers: [ReadOnlyDatabase, ReportingRepository, DashboardService],
})
export class ReportingHttpModule {}
