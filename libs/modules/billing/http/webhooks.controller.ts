import { Body, Controller, Param, Req } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import type { RouteParams } from '@prepward/contracts/routes';
import { Route } from '@prepward/platform/http';
import { LIMITS } from '../billing.limits.js';
import { WebhooksService } from '../webhooks.service.js';

/** What is read from a webhook besides its body. */
interface SignedRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

@Controller()
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Route('billing.webhook')
  @Throttle({ default: LIMITS.webhook })
  async receive(
    @Param() { gateway }: RouteParams<'billing.webhook'>,
    @Body() body: Buffer | undefined,
    @Req() { headers }: SignedRequest,
  ) {
    // An empty request has no body to read.
    await this.webhooks.receive(gateway, body ?? Buffer.alloc(0), headers);
    return { received: true as const };
  }
}
