import { Module } from '@nestjs/common';
import { ReportingModule } from '../reporting.module.js';
import { AdminDashboardController } from './admin-dashboard.controller.js';

@Module({ imports: [ReportingModule], controllers: [AdminDashboardController] })
export class ReportingHttpModule {}
