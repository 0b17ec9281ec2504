import { Controller, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { subscriptionCheck } from '@prepward/contracts/account';
import { Access, CurrentUser, type Principal, Returns } from '@prepward/platform/http';
import { SubscriptionsService } from '../subscriptions.service.js';

/** The specification's backend function; asked every five minutes by every signed-in browser. */
@ApiTags('account')
@ApiBearerAuth()
@Controller('functions/v1/check-subscription')
export class CheckSubscriptionController {
  constructor(private readonly subscriptions: SubscriptionsService) {}

  @Post()
  @Access('session')
  @Returns(subscriptionCheck)
  check(@CurrentUser() principal: Principal) {
    return this.subscriptions.check(principal.userId);
  }
}
