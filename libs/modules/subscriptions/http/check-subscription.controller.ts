import { Controller } from '@nestjs/common';
import { CurrentUser, type Principal, Route } from '@prepward/platform/http';
import { SubscriptionsService } from '../subscriptions.service.js';

/** The specification's backend function; every signed-in browser calls it every five minutes. */
@Controller()
export class CheckSubscriptionController {
  constructor(private readonly subscriptions: SubscriptionsService) {}

  @Route('account.checkSubscription')
  check(@CurrentUser() principal: Principal) {
    return this.subscriptions.check(principal.userId);
  }
}
