import { box, circle, drawing, path, text } from './draw.js';
import type { ArticleFigure } from './types.js';

const WEEK = 104;
const START = 116;
const BLOCKS = [
  { week: 0, weeks: 1, name: 'Week 0', lines: ['one evening: diagnostic'] },
  { week: 1, weeks: 2, name: 'Weeks 1 and 2', lines: ['the two heavy areas,', 'by turns'] },
  { week: 3, weeks: 2, name: 'Weeks 3 and 4', lines: ['the other areas,', 'first mock reviewed'] },
  { week: 5, weeks: 1, name: 'Week 5', lines: ['everything mixed'] },
  { week: 6, weeks: 1, name: 'Week 6', lines: ['sharpen, then stop'] },
];
/** Days of the mock exams, counted from the plan's first Monday: a Saturday, a Saturday and a Thursday. */
const MOCK_DAYS = [20, 34, 39];

function block({ week, weeks, name, lines }: (typeof BLOCKS)[number]): string {
  const top = START + (week - 1) * WEEK;
  const middle = top + (weeks * WEEK) / 2 + 4 - (lines.length * 36) / 2;
  return [
    box(10, top + 4, 450, weeks * WEEK - 8, {
      fill: week === 0 ? 'none' : 'var(--tint)',
      stroke: 'var(--primary)',
      dashed: week === 0,
    }),
    text(34, middle + 6, name, { size: 32, bold: true }),
    ...lines.map((line, index) => text(34, middle + 44 + index * 36, line)),
  ].join('');
}

function mock(day: number, index: number): string {
  const y = Math.round(START + (day * WEEK) / 7);
  return [
    path(`M460 ${y}H512`, { stroke: 'var(--notice)' }),
    circle(520, y, 8, { fill: 'var(--notice)', stroke: 'var(--notice)' }),
    text(542, y + 10, `Mock ${index + 1}`, { bold: true }),
  ].join('');
}

/** The six-week plan, to scale, with its mock exams. */
export const sixWeeks: ArticleFigure = {
  svg: drawing(START + 6 * WEEK, [...BLOCKS.map(block), ...MOCK_DAYS.map(mock)]),
  caption:
    'Heavy areas first, then the rest, then everything mixed, with three mocks to measure it.',
};
