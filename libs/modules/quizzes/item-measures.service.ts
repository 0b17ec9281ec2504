import { Injectable } from '@nestjs/common';
import { Clock } from '@prepward/platform/clock';
import { ItemsAdminService, type MeasuredItem } from '../questions/index.js';
import { itemRestCorrelation, shareOf } from './domain/item-statistics.js';
import { ENOUGH_ANSWERS, suspicionsOf } from './domain/suspicions.js';
import { ItemMeasuresRepository, type ItemSums } from './item-measures.repository.js';

/** Counts how students answer the items. */
@Injectable()
export class ItemMeasures {
  constructor(
    private readonly measures: ItemMeasuresRepository,
    private readonly items: ItemsAdminService,
    private readonly clock: Clock,
  ) {}

  /** Recounts everything from the answers themselves; safe to run twice. */
  async measure(): Promise<void> {
    const sums = await this.measures.sums();
    const measured = sums.map(measuredOf);
    const suspicions = suspicionsOf(measured.map((item, i) => ({ ...item, ...judgedBy(sums[i]) })));
    await this.items.setStatistics(
      measured.map((item) => ({ ...item, suspicions: suspicions.get(item.itemId) ?? [] })),
      this.clock.now(),
    );
  }
}

function judgedBy(sums: ItemSums | undefined) {
  if (sums === undefined) throw new TypeError('every item was measured by its sums');
  return { key: sums.key, group: `${sums.subject} ${sums.type}` };
}

function measuredOf(sums: ItemSums): Omit<MeasuredItem, 'suspicions'> {
  const { itemId, answers, right, medianMs, rated, ratedRight, strong } = sums;
  const chosen = new Map(sums.choices?.map((choice) => [choice.id, choice]));
  // Ordering and typed answers choose no option.
  const options = chosen.size === 0 ? [] : sums.ids;
  return {
    itemId,
    answers,
    pValue: shareOf(right, answers),
    discrimination:
      rated < ENOUGH_ANSWERS
        ? null
        : itemRestCorrelation({
            n: rated,
            right: ratedRight,
            rest: sums.rest ?? 0,
            restSquares: sums.restSquares ?? 0,
            rightRest: sums.rightRest ?? 0,
          }),
    medianMs,
    options: options.map((id) => ({
      id,
      share: shareOf(chosen.get(id)?.all ?? 0, answers),
      strong: strong === 0 ? 0 : (chosen.get(id)?.strong ?? 0) / strong,
    })),
  };
}
