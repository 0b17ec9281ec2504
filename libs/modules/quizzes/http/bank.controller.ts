import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { bankOverview, reviewItem, reviewItemBody } from '@prepward/contracts/bank';
import { Access, CurrentUser, type Principal, Returns } from '@prepward/platform/http';
import type * as z from 'zod';
import { BankOverviewService } from '../bank-overview.service.js';

/** The question bank as the caller sees it, and the caller's review queue. */
@ApiTags('practice')
@ApiBearerAuth()
@Controller('api/v1')
export class BankController {
  constructor(private readonly bank: BankOverviewService) {}

  @Get('bank')
  @Access('account')
  @Returns(bankOverview)
  overview(@CurrentUser() principal: Principal) {
    return this.bank.overview(principal.userId);
  }

  @Put('review-items')
  @Access('account')
  @Returns(reviewItem)
  setReview(
    @CurrentUser() principal: Principal,
    @Body({ schema: reviewItemBody }) { itemId, inReview }: z.infer<typeof reviewItemBody>,
  ) {
    return this.bank.setReview(principal.userId, itemId, inReview);
  }
}
