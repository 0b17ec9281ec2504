import { Controller, Param, Query, Res } from '@nestjs/common';
import type { RouteParams, RouteQuery } from '@prepward/contracts/routes';
import { type HeaderReply, Route, sendPage } from '@prepward/platform/http';
import { SalesService } from '../admin/sales.service.js';
import { LedgerAudit } from '../ledger-audit.service.js';

/** Orders, payments, disputes and the ledger, as staff read them. */
@Controller()
export class AdminSalesController {
  constructor(
    private readonly sales: SalesService,
    private readonly audit: LedgerAudit,
  ) {}

  @Route('admin.orders')
  async orders(
    @Query() query: RouteQuery<'admin.orders'>,
    @Res({ passthrough: true }) reply: HeaderReply,
  ) {
    return sendPage(reply, 'admin.orders', await this.sales.orders(query));
  }

  @Route('admin.order')
  order(@Param() { id }: RouteParams<'admin.order'>) {
    return this.sales.order(id);
  }

  @Route('admin.payments')
  async payments(
    @Query() query: RouteQuery<'admin.payments'>,
    @Res({ passthrough: true }) reply: HeaderReply,
  ) {
    return sendPage(reply, 'admin.payments', await this.sales.payments(query));
  }

  @Route('admin.payment')
  payment(@Param() { id }: RouteParams<'admin.payment'>) {
    return this.sales.payment(id);
  }

  @Route('admin.disputes')
  async disputes(
    @Query() query: RouteQuery<'admin.disputes'>,
    @Res({ passthrough: true }) reply: HeaderReply,
  ) {
    return sendPage(reply, 'admin.disputes', await this.sales.disputes(query));
  }

  @Route('admin.dispute')
  dispute(@Param() { id }: RouteParams<'admin.dispute'>) {
    return this.sales.dispute(id);
  }

  @Route('admin.checkLedger')
  checkLedger(@Query() { after }: RouteQuery<'admin.checkLedger'>) {
    return this.audit.verifyPart(after);
  }
}
