interface Price {
  priceCents: number;
  days: number;
}

/** How much less a day costs than on another plan, in whole percent; negative if it costs more. */
export function dailySaving(plan: Price, than: Price): number {
  const perDay = (price: Price) => price.priceCents / price.days;
  return Math.round(100 * (1 - perDay(plan) / perDay(than)));
}

/**
 * An item's rank by number of payments, 1 being the most; items with the same number share a rank.
 *
 * @returns null when nothing was sold
 */
export function rankOf(
  item: string,
  sold: readonly { item: string; payments: number }[],
): number | null {
  if (sold.length === 0) return null;
  const own = sold.find((each) => each.item === item)?.payments ?? 0;
  return 1 + sold.filter(({ payments }) => payments > own).length;
}
