import { Injectable } from '@nestjs/common';
import type { CheckedItem, ItemReach, ItemText } from '@prepward/contracts/admin-items';
import type { ItemKey } from '@prepward/contracts/items';
import { ItemEditing } from '../questions/index.js';
import { CorrectionRepository } from './correction.repository.js';
import { isRight } from './domain/scoring.js';

const NO_ONE: ItemReach = { attempts: 0, scores: 0, students: 0, open: 0 };

/** Says what a change of an item would do, before it is made. */
@Injectable()
export class ItemReachService {
  constructor(
    private readonly editing: ItemEditing,
    private readonly corrections: CorrectionRepository,
  ) {}

  /**
   * A preview of an edited item: which rules it violates, how it's rendered, and whom it reaches.
   * Changes nothing.
   *
   * @throws DomainError as `ItemEditing.check`
   */
  async check(itemId: string, text: ItemText): Promise<CheckedItem> {
    const { findings, record, changes } = await this.editing.check(itemId, text);
    const reach =
      record === null || !changes.key ? NO_ONE : await this.reachOf(itemId, record.sheet.key);
    return { findings, changes, reach, view: record?.view ?? null, sheet: record?.sheet ?? null };
  }

  /** What another key would change for students who have answered the item. */
  private async reachOf(itemId: string, key: ItemKey): Promise<ItemReach> {
    const [held, responses] = await Promise.all([
      this.corrections.holders(itemId),
      this.corrections.responsesTo(itemId),
    ]);
    const changed = responses.filter(
      ({ response, correct }) => isRight(key, response) !== (correct ?? false),
    );
    return { ...held, scores: changed.reduce((sum, { attempts }) => sum + attempts, 0) };
  }
}
