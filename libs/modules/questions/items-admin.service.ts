import { Injectable } from '@nestjs/common';
import type { AdminItem, AdminItemsQuery } from '@prepward/contracts/admin';
import type { Page } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { type ItemCount, ItemRepository } from './item.repository.js';

/** The bank as staff search it, and the counts that show how its items do. */
@Injectable()
export class ItemsAdminService {
  constructor(private readonly items: ItemRepository) {}

  /** A page of items in their current version, with the number of all that match. */
  search(query: AdminItemsQuery): Promise<Page<AdminItem>> {
    return this.items.listForAdmin(query);
  }

  /** @throws DomainError ITEM_NOT_FOUND */
  async get(id: string): Promise<AdminItem> {
    const item = await this.items.findForAdmin(id);
    if (item === undefined) throw new DomainError('ITEM_NOT_FOUND');
    return item;
  }

  /** Sets the counts to what was counted; doing it twice is the same as once. */
  setCounts(counts: readonly ItemCount[]): Promise<void> {
    return this.items.setCounts(counts);
  }
}
