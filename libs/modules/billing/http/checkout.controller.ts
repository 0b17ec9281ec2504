import { Body, Controller, Param } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import type { RouteBody, RouteParams } from '@prepward/contracts/routes';
import { CurrentUser, IdempotencyKey, type Principal, Route } from '@prepward/platform/http';
import { LIMITS } from '../billing.limits.js';
import { CheckoutService } from '../checkout.service.js';

/** What is on sale, and how to pay for it. */
@Controller()
export class CheckoutController {
  constructor(private readonly checkout: CheckoutService) {}

  @Route('billing.plans')
  plans() {
    return this.checkout.plans();
  }

  @Route('billing.products')
  products() {
    return this.checkout.products();
  }

  @Route('billing.checkout')
  @Throttle({ default: LIMITS.checkout })
  start(
    @CurrentUser() principal: Principal,
    @Body() body: RouteBody<'billing.checkout'>,
    @IdempotencyKey() key: string | undefined,
  ) {
    return this.checkout.start(principal.userId, body, key);
  }

  @Route('billing.checkoutStatus')
  @Throttle({ default: LIMITS.status })
  status(
    @CurrentUser() principal: Principal,
    @Param() { session }: RouteParams<'billing.checkoutStatus'>,
  ) {
    return this.checkout.status(principal.userId, session);
  }
}
