import type { Page } from '@playwright/test';

/**
 * How much slower than its best the machine runs right now, 1 or more: the mean of many equal
 * pieces of work in the page over the fastest of them. Times measured alongside other work are
 * compared with it.
 */
export function slowdown(page: Page): Promise<number> {
  return page.evaluate(() => {
    const pieces = Array.from({ length: 60 }, () => {
      const began = performance.now();
      let sum = 0;
      for (let i = 0; i < 3_000_000; i++) sum += i % 7;
      return sum > 0 ? performance.now() - began : 0;
    });
    const mean = pieces.reduce((sum, one) => sum + one, 0) / pieces.length;
    return Math.max(1, mean / Math.min(...pieces));
  });
}
