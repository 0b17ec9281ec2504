import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { progress, progressHistory, progressQuery } from '@prepward/contracts/progress';
import { Access, CurrentUser, type Principal, Returns } from '@prepward/platform/http';
import type * as z from 'zod';
import { ProgressService } from '../progress.service.js';

/** How the caller stands, and how it went. */
@ApiTags('progress')
@ApiBearerAuth()
@Controller('api/v1/progress')
export class ProgressController {
  constructor(private readonly service: ProgressService) {}

  @Get()
  @Access('account')
  @Returns(progress)
  now(
    @CurrentUser() principal: Principal,
    @Query({ schema: progressQuery }) { timeZone }: z.infer<typeof progressQuery>,
  ) {
    return this.service.now(principal.userId, timeZone);
  }

  @Get('history')
  @Access('account')
  @Returns(progressHistory)
  history(
    @CurrentUser() principal: Principal,
    @Query({ schema: progressQuery }) { timeZone }: z.infer<typeof progressQuery>,
  ) {
    return this.service.history(principal.userId, timeZone);
  }
}
