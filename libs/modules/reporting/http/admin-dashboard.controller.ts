import { Controller, Query } from '@nestjs/common';
import type { RouteQuery } from '@prepward/contracts/routes';
import { Route } from '@prepward/platform/http';
import { DashboardService } from '../dashboard.service.js';

/** The back office's home page. */
@Controller()
export class AdminDashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Route('admin.dashboard')
  figures(@Query() { days }: RouteQuery<'admin.dashboard'>) {
    return this.dashboard.of(days);
  }
}
