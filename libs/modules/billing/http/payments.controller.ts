import { Body, Controller, Param, Res, StreamableFile } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import type { RouteBody, RouteParams } from '@prepward/contracts/routes';
import {
  CurrentUser,
  type HeaderReply,
  PRIVATE,
  type Principal,
  Route,
} from '@prepward/platform/http';
import { LIMITS } from '../billing.limits.js';
import { PaymentsService } from '../payments.service.js';
import { ReceiptsService } from '../receipts.service.js';
import { RefundsService } from '../refunds.service.js';

/** What students paid, and their refund requests. */
@Controller()
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly receipts: ReceiptsService,
    private readonly refunds: RefundsService,
  ) {}

  @Route('billing.payments')
  async list(@CurrentUser() { userId }: Principal) {
    return { items: await this.payments.history(userId) };
  }

  @Route('billing.receipt')
  @Throttle({ default: LIMITS.receipt })
  async receipt(
    @CurrentUser() { userId }: Principal,
    @Param() { id }: RouteParams<'billing.receipt'>,
    @Res({ passthrough: true }) reply: HeaderReply,
  ) {
    const { name, bytes } = await this.receipts.receipt(userId, id);
    reply.header('cache-control', PRIVATE);
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      disposition: `attachment; filename="${name}"`,
      length: bytes.length,
    });
  }

  @Route('billing.requestRefund')
  async requestRefund(
    @CurrentUser() { userId }: Principal,
    @Param() { id }: RouteParams<'billing.requestRefund'>,
    @Body() { reason }: RouteBody<'billing.requestRefund'>,
  ) {
    return { id: await this.refunds.request(userId, id, reason) };
  }
}
