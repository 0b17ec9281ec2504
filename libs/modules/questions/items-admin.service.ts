import { Injectable } from '@nestjs/common';
import type {
  AdminItem,
  AdminItemDetail,
  AdminItemsQuery,
  Estimate,
  ItemStatusBody,
} from '@prepward/contracts/admin-items';
import { noteForAudit } from '@prepward/platform/audit';
import { type Page, Transactions } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { textOf } from './domain/item-text.js';
import { type ItemCount, ItemRepository } from './item.repository.js';
import { ItemStatisticsRepository, type MeasuredItem } from './item-statistics.repository.js';

/** The bank as staff search it, and the counts that show how its items perform. */
@Injectable()
export class ItemsAdminService {
  constructor(
    private readonly items: ItemRepository,
    private readonly statistics: ItemStatisticsRepository,
    private readonly transactions: Transactions,
  ) {}

  /** One page of items in their current version, with the total number of matches. */
  search(query: AdminItemsQuery): Promise<Page<AdminItem>> {
    return this.items.listForAdmin(query);
  }

  /** @throws DomainError ITEM_NOT_FOUND */
  async get(id: string): Promise<AdminItemDetail> {
    const [row, versions] = await Promise.all([
      this.items.findDetail(id),
      this.items.versionsOf(id),
    ]);
    if (row === undefined) throw new DomainError('ITEM_NOT_FOUND');
    const { source, countedAt, pLow, pHigh, discriminationLow, discriminationHigh, ...item } = row;
    const { options, ...shown } = item;
    const pValue = estimateOf(shown.pValue, pLow, pHigh);
    return {
      ...shown,
      text: source === null ? null : textOf(source),
      statistics:
        countedAt === null || pValue === null
          ? null
          : {
              countedAt: countedAt.toISOString(),
              pValue,
              discrimination: estimateOf(
                shown.discrimination,
                discriminationLow,
                discriminationHigh,
              ),
              options: options ?? [],
            },
      versions: versions.map(({ version, createdAt }) => ({
        version,
        createdAt: createdAt.toISOString(),
      })),
    };
  }

  /**
   * Hides an item from students, or releases it again. Attempts that include it continue with it.
   *
   * @throws DomainError ITEM_NOT_FOUND, ITEM_RETIRED; ITEM_UNCHANGED when it has the status already
   */
  async setStatus(id: string, { status, reason }: ItemStatusBody): Promise<AdminItemDetail> {
    await this.transactions.run(async (tx) => {
      const before = await this.items.findStatusForUpdate(id, tx);
      if (before === undefined) throw new DomainError('ITEM_NOT_FOUND');
      if (before === 'retired') throw new DomainError('ITEM_RETIRED');
      if (before === status) throw new DomainError('ITEM_UNCHANGED');
      noteForAudit({ before: { status: before }, after: { status }, reason });
      await this.items.setStatus(id, status, tx);
    });
    return this.get(id);
  }

  /** Sets the counts; safe to run twice. */
  setCounts(counts: readonly ItemCount[]): Promise<void> {
    return this.items.setCounts(counts);
  }

  /** Replaces the statistics of all items; one that isn't in the list has none afterward. */
  setStatistics(measured: readonly MeasuredItem[], at: Date): Promise<void> {
    return this.transactions.run((tx) => this.statistics.replace(measured, at, tx));
  }
}

function estimateOf(
  value: number | null,
  low: number | null,
  high: number | null,
): Estimate | null {
  return value === null || low === null || high === null ? null : { value, low, high };
}
