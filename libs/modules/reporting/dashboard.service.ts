import { Injectable } from '@nestjs/common';
import type { Dashboard } from '@prepward/contracts/dashboard';
import type { DashboardDays } from '@prepward/contracts/dashboard-rules';
import { onSaleOf, planOf, productOf } from '@prepward/contracts/plans';
import { Clock } from '@prepward/platform/clock';
import { dayOf, daysOf, totalsOf, windowsOf } from './domain/figures.js';
import { ReportingRepository, type Window } from './reporting.repository.js';

function nameOf(item: string): string {
  const known = planOf(item) ?? productOf(item) ?? onSaleOf(item);
  return known?.name ?? 'Not on our list';
}

/** The figures that matter, over some days. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly reports: ReportingRepository,
    private readonly clock: Clock,
  ) {}

  /** @param days how many, today included */
  async of(days: DashboardDays): Promise<Dashboard> {
    const now = this.clock.now();
    const { window, before } = windowsOf(now, days);
    const [{ daily, totals }, past, items, conversion, churn, waiting] = await Promise.all([
      this.figuresOf(window),
      this.figuresOf(before),
      this.reports.revenueByItem(window),
      this.reports.conversion(window),
      this.reports.churn({ from: window.from, to: now }),
      this.reports.waiting(),
    ]);
    return {
      generatedAt: now.toISOString(),
      from: dayOf(window.from),
      to: dayOf(now),
      daily,
      totals,
      before: past.totals,
      revenueByItem: items.map(({ item, payments, cents }) => ({
        item,
        name: nameOf(item),
        payments,
        revenueCents: cents,
      })),
      conversion,
      churn,
      now: waiting,
    };
  }

  private async figuresOf(window: Window) {
    const [rows, whole] = await Promise.all([
      this.reports.daily(window),
      this.reports.whole(window),
    ]);
    const daily = daysOf(window, rows);
    return { daily, totals: totalsOf(daily, whole) };
  }
}
