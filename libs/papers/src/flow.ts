import { type Block, drawAll, heightOf } from './block.js';
import type { Sheet, Tag } from './sheet.js';
import { AREA, PAGE } from './theme.js';

/** Blocks that stay together, and the structure element that they belong to. */
export interface Unit {
  blocks: readonly Block[];
  parent: () => Tag;
}

const COLUMN_GAP = 24;

/** Width of one of two columns. */
export const COLUMN = (AREA.width - COLUMN_GAP) / 2;

/** Fills pages from the top down, and begins a new one when something doesn't fit. */
export class Flow {
  private y: number = AREA.bottom;
  private fresh = true;

  constructor(private readonly sheet: Sheet) {}

  /** Begins a new page, unless this one is still empty. */
  newPage(): void {
    if (this.y > PAGE.top || this.sheet.pageCount === 0) {
      this.sheet.addPage();
      this.y = PAGE.top;
      this.fresh = true;
    }
  }

  private room(before: number): number {
    return AREA.bottom - this.y - (this.fresh ? 0 : before);
  }

  /** Begins a new page unless this height still fits on the current one. */
  need(height: number, before = 0): void {
    if (height > this.room(before)) {
      this.newPage();
    }
  }

  /**
   * Places blocks at the left margin. Keeps them all on one page if they fit on one; otherwise fills
   * pages as they come.
   * @throws RangeError when one block is higher than a page.
   */
  place(blocks: readonly Block[], parent: Tag, indent = 0): void {
    const whole = heightOf(blocks);
    if (whole <= AREA.height) {
      this.need(whole, blocks[0]?.before);
    }
    for (const block of blocks) {
      if (block.height > AREA.height) {
        throw new RangeError('A block of a paper is higher than a page');
      }
      this.need(block.height, block.before);
      this.y += this.fresh ? 0 : block.before;
      block.draw({ x: PAGE.left + indent, y: this.y }, parent);
      this.y += block.height;
      this.fresh = false;
    }
  }

  /**
   * Places units in two columns, filling the first one first; on the last page, both have about the same
   * height.
   */
  placeColumns(units: readonly Unit[]): void {
    let rest = units;
    while (rest.length > 0) {
      const gap = rest[0]?.blocks[0]?.before ?? 0;
      const limit = this.room(gap);
      let [left, right] = fill(rest, limit);
      if (left + right === rest.length) {
        [left, right] = balance(rest, limit);
      } else if (left === 0) {
        if (this.fresh) {
          throw new RangeError('A part of a paper is higher than a page');
        }
        this.newPage();
        continue;
      }
      this.y += this.fresh ? 0 : gap;
      const columns = [rest.slice(0, left), rest.slice(left, left + right)];
      columns.forEach((column, i) => {
        this.drawColumn(column, PAGE.left + i * (COLUMN + COLUMN_GAP));
      });
      this.y += Math.max(...columns.map(columnHeight));
      this.fresh = false;
      rest = rest.slice(left + right);
      if (rest.length > 0) {
        this.newPage();
      }
    }
  }

  private drawColumn(units: readonly Unit[], x: number): void {
    let y = this.y;
    units.forEach(({ blocks, parent }, i) => {
      y += i > 0 ? (blocks[0]?.before ?? 0) : 0;
      drawAll(blocks, { x, y }, parent());
      y += heightOf(blocks);
    });
  }
}

function columnHeight(units: readonly Unit[]): number {
  return heightOf(units.flatMap(({ blocks }) => blocks));
}

/** How many units fit into the first column at this height, and how many of the rest into the second. */
function fill(units: readonly Unit[], limit: number): [number, number] {
  const fits = (list: readonly Unit[]): number => {
    let count = 0;
    while (count < list.length && columnHeight(list.slice(0, count + 1)) <= limit) {
      count += 1;
    }
    return count;
  };
  const left = fits(units);
  return [left, fits(units.slice(left))];
}

/** The split with the lowest height at which all units still fit. */
function balance(units: readonly Unit[], limit: number): [number, number] {
  let best: [number, number] = fill(units, limit);
  for (let left = 1; left <= units.length; left += 1) {
    const height = (split: number) =>
      Math.max(columnHeight(units.slice(0, split)), columnHeight(units.slice(split)));
    if (height(left) < height(best[0])) {
      best = [left, units.length - left];
    }
  }
  return best;
}
