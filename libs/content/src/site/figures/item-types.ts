import { box, drawing, path, text } from './draw.js';
import type { ArticleFigure } from './types.js';

const OTHERS = ['Multiple select', 'Supply answer', 'Hot spot', 'Ordered response'];
const SIDE = 116;
const STEP = 136;

function square(index: number): string {
  const other = index === 4;
  const fill = other ? 'var(--primary)' : 'var(--tint)';
  return box(10 + index * STEP, 4, SIDE, SIDE, { fill, stroke: 'var(--primary)' });
}

/** One question in five is of the four types that are not plain multiple choice. */
export const itemTypes: ArticleFigure = {
  svg: drawing(372, [
    ...[0, 1, 2, 3, 4].map(square),
    path('M10 136v14h524v-14', { stroke: 'var(--line-strong)' }),
    text(10, 194, '4 in 5', { size: 32, bold: true }),
    text(10, 234, 'Multiple choice'),
    path('M612 120v40', { stroke: 'var(--line-strong)' }),
    text(670, 194, '1 in 5', { size: 32, bold: true, anchor: 'end' }),
    ...OTHERS.map((name, index) => text(670, 234 + index * 42, name, { anchor: 'end' })),
  ]),
  caption: 'One question in five is not plain multiple choice: practice all five types.',
};
