import { box, drawing, text } from './draw.js';
import type { ArticleFigure } from './types.js';

const WIDTH = 656;
const HEIGHT = 400;
/** Areas are to scale: each width × height is the section's share of the whole rectangle. */
const SHARES = [
  { name: 'Science', share: 'half', x: 0, y: 0, width: 1 / 2, height: 1 },
  { name: 'Math', share: 'a quarter', x: 1 / 2, y: 0, width: 1 / 2, height: 1 / 2 },
  { name: 'English', share: 'an eighth', x: 1 / 2, y: 1 / 2, width: 1 / 4, height: 1 / 2 },
  { name: 'Reading', share: 'an eighth', x: 3 / 4, y: 1 / 2, width: 1 / 4, height: 1 / 2 },
];

function area({ name, share, x, y, width, height }: (typeof SHARES)[number], index: number) {
  const left = 12 + x * WIDTH;
  const top = 4 + y * HEIGHT;
  const middle = left + (width * WIDTH) / 2;
  const baseline = top + (height * HEIGHT) / 2;
  return [
    box(left, top, width * WIDTH, height * HEIGHT, {
      fill: index === 0 ? 'var(--tint)' : 'var(--surface)',
      stroke: 'var(--primary)',
    }),
    text(middle, baseline - 6, name, { size: 32, bold: true, anchor: 'middle' }),
    text(middle, baseline + 34, share, { anchor: 'middle' }),
  ].join('');
}

/** The four sections' shares of study time. */
export const studyShares: ArticleFigure = {
  svg: drawing(HEIGHT + 8, SHARES.map(area)),
  caption: 'Science takes half of your study time, until your own diagnostic says otherwise.',
};
