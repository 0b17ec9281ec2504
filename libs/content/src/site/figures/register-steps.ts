import { circle, drawing, path, text } from './draw.js';
import type { ArticleFigure } from './types.js';

const STEPS = [
  ['Rules', 'what your schools ask'],
  ['Measure', 'a timed diagnostic'],
  ['Date', 'back from the deadline'],
  ['Place', 'school, center or home'],
  ['Register', 'name as on your ID'],
  ['Study', 'learn, mix, rehearse'],
  ['Exam week', 'light review, checks'],
];
const REGISTER = 4;
const ROW_HEIGHT = 84;

function step([name = '', detail = '']: string[], index: number): string {
  const y = 40 + index * ROW_HEIGHT;
  const now = index === REGISTER;
  return [
    circle(44, y, 30, {
      fill: now ? 'var(--primary)' : 'var(--tint)',
      stroke: 'var(--primary)',
    }),
    text(44, y + 11, String(index + 1), {
      size: 32,
      bold: true,
      anchor: 'middle',
      fill: now ? 'var(--on-primary)' : 'currentColor',
    }),
    text(100, y + 11, name, { size: 32, bold: true }),
    text(304, y + 11, detail, { fill: 'var(--soft)' }),
  ].join('');
}

/** The article's seven steps, in order. */
export const registerSteps: ArticleFigure = {
  svg: drawing(STEPS.length * ROW_HEIGHT, [
    path(`M44 40V${40 + (STEPS.length - 1) * ROW_HEIGHT}`, { stroke: 'var(--primary)' }),
    ...STEPS.map(step),
  ]),
  caption: 'Registering is the fifth step: four others come before you pay.',
};
