/** Sizes of the text of items, in percent, the usual one first. */
export const TEXT_SIZES = ['100', '125', '150', '175', '200'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
