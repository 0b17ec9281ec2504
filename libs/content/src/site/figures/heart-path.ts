import { arrowDown, arrowHead, box, drawing, path, text } from './draw.js';
import type { ArticleFigure } from './types.js';

interface Side {
  x: number;
  stroke: 'var(--primary)' | 'var(--notice)';
  fill: 'var(--tint)' | 'var(--notice-tint)';
  atrium: string;
  valve: string;
  ventricle: string;
  exit: readonly [string, string];
}

/** Drawn as seen from the front: the heart's right side is on the left of the page. */
const POOR: Side = {
  x: 44,
  stroke: 'var(--primary)',
  fill: 'var(--tint)',
  atrium: 'Right atrium',
  valve: 'Tricuspid valve',
  ventricle: 'Right ventricle',
  exit: ['Pulmonary valve', 'and arteries'],
};
const RICH: Side = {
  x: 378,
  stroke: 'var(--notice)',
  fill: 'var(--notice-tint)',
  atrium: 'Left atrium',
  valve: 'Mitral valve',
  ventricle: 'Left ventricle',
  exit: ['Aortic valve', 'and aorta'],
};
const WIDTH = 258;

function column({ x, stroke, fill, atrium, valve, ventricle, exit }: Side): string {
  const middle = x + WIDTH / 2;
  const centered = { anchor: 'middle' } as const;
  const name = { anchor: 'middle', bold: true } as const;
  return [
    box(x, 196, WIDTH, 70, { fill, stroke }),
    text(middle, 241, atrium, name),
    arrowDown(middle, 266, 302, stroke),
    text(middle, 338, valve, centered),
    arrowDown(middle, 352, 388, stroke),
    box(x, 392, WIDTH, 70, { fill, stroke }),
    text(middle, 437, ventricle, name),
    arrowDown(middle, 462, 498, stroke),
    text(middle, 534, exit[0], centered),
    text(middle, 568, exit[1], centered),
  ].join('');
}

/** The path of blood: body, right side of the heart, lungs, left side, body. */
export const heartPath: ArticleFigure = {
  svg: drawing(712, [
    box(44, 4, 592, 70, { stroke: 'var(--line-strong)' }),
    text(340, 49, 'Lungs: blood takes up oxygen', { bold: true, anchor: 'middle' }),
    text(173, 160, 'poor in oxygen', { anchor: 'middle', fill: 'var(--primary)' }),
    text(428, 120, 'Pulmonary veins'),
    text(428, 160, 'rich in oxygen', { fill: 'var(--notice)' }),
    column(POOR),
    column(RICH),
    path('M286 548H340V80', { stroke: POOR.stroke }),
    arrowHead(340, 80, 'up', POOR.stroke),
    arrowDown(408, 74, 192, RICH.stroke),
    arrowDown(507, 584, 634, RICH.stroke),
    box(44, 638, 592, 70, { stroke: 'var(--line-strong)' }),
    text(340, 683, 'Body: blood gives off oxygen', { bold: true, anchor: 'middle' }),
    text(32, 624, 'Venae cavae'),
    path('M44 673H16V231H38', { stroke: POOR.stroke }),
    arrowHead(40, 231, 'right', POOR.stroke),
  ]),
  caption: 'From the right side of the heart to the left there is one way only: through the lungs.',
};
