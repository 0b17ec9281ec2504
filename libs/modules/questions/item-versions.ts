import { Injectable } from '@nestjs/common';
import type { ItemKey } from '@prepward/contracts/items';
import type { Tx } from '@prepward/platform/database';
import {
  type ItemVersionRef,
  ItemVersionRepository,
  type StoredItem,
} from './item-version.repository.js';

/** Reads what items say. */
@Injectable()
export class ItemVersions {
  constructor(private readonly versions: ItemVersionRepository) {}

  /** The versions asked for, in that order, in one statement. */
  read(wanted: readonly ItemVersionRef[], tx?: Tx): Promise<StoredItem[]> {
    return this.versions.find(wanted, tx);
  }

  /** The keys of the versions asked for, in that order, without the texts around them. */
  keys(wanted: readonly ItemVersionRef[], tx: Tx): Promise<{ area: string; key: ItemKey }[]> {
    return this.versions.findKeys(wanted, tx);
  }
}
