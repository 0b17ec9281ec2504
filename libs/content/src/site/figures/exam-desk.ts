import { box, circle, drawing, path, text } from './draw.js';
import type { ArticleFigure } from './types.js';

const INK = { stroke: 'currentColor' } as const;
const AWAY = { stroke: 'var(--soft)' } as const;
const ROW = 452;

function computerAndPaper(): string {
  return [
    box(120, 66, 200, 134, { fill: 'var(--surface)', ...INK }),
    circle(220, 80, 4, INK),
    path('M96 214H344L328 200H112Z', { fill: 'var(--tint)', ...INK }),
    path('M450 214 476 168H590L564 214Z', { fill: 'var(--surface)', ...INK }),
    path('M500 204 560 180', { stroke: 'var(--primary)' }),
    path('M24 214H656M60 214V318M620 214V318', INK),
    text(220, 256, 'your computer', { anchor: 'middle' }),
    text(510, 256, 'scratch paper,', { anchor: 'middle' }),
    text(510, 290, 'if allowed', { anchor: 'middle' }),
  ].join('');
}

function thingsAway(): string {
  return [
    box(66, ROW - 40, 44, 80, AWAY),
    path(`M82 ${ROW + 28}h12`, AWAY),
    box(202, ROW - 38, 104, 62, AWAY),
    path(`M254 ${ROW + 24}v14M234 ${ROW + 38}h40`, AWAY),
    path(`M390 ${ROW + 12}v-12a36 36 0 0 1 72 0v12`, AWAY),
    box(382, ROW + 8, 18, 32, AWAY),
    box(452, ROW + 8, 18, 32, AWAY),
    path(`M564 ${ROW - 36}h56l-8 76h-40ZM568 ${ROW - 8}h48`, AWAY),
    text(88, ROW + 80, 'phone', { anchor: 'middle' }),
    text(254, ROW + 80, 'second', { anchor: 'middle' }),
    text(254, ROW + 114, 'screen', { anchor: 'middle' }),
    text(426, ROW + 80, 'headphones', { anchor: 'middle' }),
    text(592, ROW + 80, 'drinks,', { anchor: 'middle' }),
    text(592, ROW + 114, 'tissues', { anchor: 'middle' }),
  ].join('');
}

/** What is on the desk before a remote exam, and what is not. */
export const examDesk: ArticleFigure = {
  svg: drawing(ROW + 128, [
    text(10, 36, 'On the desk', { size: 32, bold: true }),
    computerAndPaper(),
    text(10, ROW - 76, 'Not on it', { size: 32, bold: true }),
    thingsAway(),
  ]),
  caption: 'An almost empty desk: your instructions name what may stay, and the rest goes.',
};
