import type { Tag } from './sheet.js';

/** Where a block is drawn: its upper left corner. */
export interface At {
  x: number;
  y: number;
}

/** Something with a height, drawn in one place. */
export interface Block {
  height: number;
  /** The space above it, left out at the top of a page. */
  before: number;
  /** From its top to its first text's baseline, to align what is next to it. */
  baseline?: number;
  draw(at: At, parent: Tag): void;
}

/** Height of stacked blocks, without the space above the first. */
export function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { height, before }, i) => sum + height + (i > 0 ? before : 0), 0);
}

/** Draws blocks one below the other. */
export function drawAll(blocks: readonly Block[], { x, y }: At, parent: Tag): void {
  let top = y;
  blocks.forEach((block, i) => {
    top += i > 0 ? block.before : 0;
    block.draw({ x, y: top }, parent);
    top += block.height;
  });
}
