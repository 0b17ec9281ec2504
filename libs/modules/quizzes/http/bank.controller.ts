import { Body, Controller } from '@nestjs/common';
import type { RouteBody } from '@prepward/contracts/routes';
import { CurrentUser, type Principal, Route } from '@prepward/platform/http';
import { BankOverviewService } from '../bank-overview.service.js';

/** The question bank as the caller sees it, and the caller's review queue. */
@Controller()
export class BankController {
  constructor(private readonly bank: BankOverviewService) {}

  @Route('bank.overview')
  overview(@CurrentUser() principal: Principal) {
    return this.bank.overview(principal.userId);
  }

  @Route('bank.trial')
  trial(@CurrentUser() principal: Principal) {
    return this.bank.trial(principal.userId);
  }

  @Route('bank.setReview')
  setReview(
    @CurrentUser() principal: Principal,
    @Body() { itemId, inReview }: RouteBody<'bank.setReview'>,
  ) {
    return this.bank.setReview(principal.userId, itemId, inReview);
  }
}
