import { Body, Controller } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import type { RouteBody } from '@prepward/contracts/routes';
import { SubscriptionsService } from '@prepward/modules/subscriptions';
import { CurrentUser, type Principal, Route } from '@prepward/platform/http';
import { LIMITS } from '../billing.limits.js';
import { SubscriptionChangesService } from '../subscription-changes.service.js';

/** What students see of their subscription, and can do with it. */
@Controller()
export class SubscriptionController {
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly changes: SubscriptionChangesService,
  ) {}

  @Route('subscription.view')
  view(@CurrentUser() { userId }: Principal) {
    return this.subscriptions.access(userId);
  }

  @Route('subscription.cancel')
  @Throttle({ default: LIMITS.change })
  cancel(@CurrentUser() { userId }: Principal, @Body() body: RouteBody<'subscription.cancel'>) {
    return this.changes.cancel(userId, body);
  }

  @Route('subscription.resume')
  @Throttle({ default: LIMITS.change })
  resume(@CurrentUser() { userId }: Principal) {
    return this.changes.resume(userId);
  }

  @Route('subscription.previewChange')
  @Throttle({ default: LIMITS.change })
  preview(
    @CurrentUser() { userId }: Principal,
    @Body() { plan }: RouteBody<'subscription.previewChange'>,
  ) {
    return this.changes.preview(userId, plan);
  }

  @Route('subscription.change')
  @Throttle({ default: LIMITS.change })
  change(
    @CurrentUser() { userId }: Principal,
    @Body() { plan, at }: RouteBody<'subscription.change'>,
  ) {
    return this.changes.change(userId, plan, new Date(at));
  }

  @Route('billing.portal')
  @Throttle({ default: LIMITS.change })
  async portal(@CurrentUser() { userId }: Principal) {
    return { url: await this.changes.portal(userId) };
  }
}
