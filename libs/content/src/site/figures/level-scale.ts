import { LEVEL_FLOORS, LEVEL_NAMES, LEVELS } from '@prepward/contracts/scores';
import { box, drawing, path, text } from './draw.js';
import type { ArticleFigure } from './types.js';

/** The levels of the exam, highest first, each with the lowest total that belongs to it. */
const SCALE = [...LEVELS]
  .reverse()
  .map((level): [name: string, from: number] => [LEVEL_NAMES[level], LEVEL_FLOORS[level]]);
const TOP = 30;
const UNITS_PER_POINT = 5.6;

function heightOf(score: number): number {
  return Math.round(TOP + (100 - score) * UNITS_PER_POINT);
}

function level([name, from]: readonly [string, number], index: number): string {
  const top = heightOf(SCALE[index - 1]?.[1] ?? 100);
  const bottom = heightOf(from);
  return [
    box(190, top, 110, bottom - top, { fill: 'var(--tint)', stroke: 'var(--primary)' }),
    path(`M164 ${bottom}h26`, { stroke: 'var(--line-strong)' }),
    text(152, bottom + 10, from === 0 ? '0' : from.toFixed(1), { anchor: 'end' }),
    text(330, (top + bottom) / 2 + 11, name, { size: 32, bold: true }),
  ].join('');
}

/** The preparedness levels on the scale of the total score. */
export const levelScale: ArticleFigure = {
  svg: drawing(heightOf(0) + 20, [
    path(`M164 ${TOP}h26`, { stroke: 'var(--line-strong)' }),
    text(152, TOP + 10, '100', { anchor: 'end' }),
    ...SCALE.map(level),
  ]),
  caption: 'ATI sorts totals into five levels. None is a pass mark: your school names its own.',
};
