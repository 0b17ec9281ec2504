import { Body, Controller, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { accepted, claimVisitorBody } from '@prepward/contracts/account';
import { Access, CurrentUser, type Principal, Returns } from '@prepward/platform/http';
import type * as z from 'zod';
import { VisitorsService } from '../visitors.service.js';

/** From visitor to student. */
@ApiTags('account')
@ApiBearerAuth()
@Controller('api/v1/visitor')
export class VisitorsController {
  constructor(private readonly visitors: VisitorsService) {}

  @Post('claim')
  @Access('account')
  @Returns(accepted, 202)
  async claim(
    @CurrentUser() principal: Principal,
    @Body({ schema: claimVisitorBody }) body: z.infer<typeof claimVisitorBody>,
  ) {
    return { id: await this.visitors.claim(principal, body.refreshToken) };
  }
}
