import { box, drawing, text } from './draw.js';
import type { ArticleFigure } from './types.js';

const ROWS = [
  { name: 'Reading', questions: 45, minutes: 55 },
  { name: 'Math', questions: 38, minutes: 57 },
  { name: 'Break', questions: 0, minutes: 10 },
  { name: 'Science', questions: 50, minutes: 60 },
  { name: 'English', questions: 37, minutes: 37 },
];
const UNITS_PER_MINUTE = 11;
const ROW_HEIGHT = 104;

function row({ name, questions, minutes }: (typeof ROWS)[number], index: number): string {
  const top = index * ROW_HEIGHT;
  const paused = questions === 0;
  const detail = paused ? 'the clock stands still' : `${questions} questions`;
  return [
    text(10, top + 30, name, { size: 32, bold: true }),
    text(180, top + 30, detail, { fill: 'var(--soft)' }),
    text(670, top + 30, `${minutes} min`, { anchor: 'end', bold: true }),
    box(10, top + 44, minutes * UNITS_PER_MINUTE, 34, {
      fill: paused ? 'none' : 'var(--tint)',
      stroke: 'var(--primary)',
      dashed: paused,
    }),
  ].join('');
}

/** The four sections as bars of minutes, with the break. */
export const sectionMinutes: ArticleFigure = {
  svg: drawing(ROWS.length * ROW_HEIGHT, ROWS.map(row)),
  caption: '209 minutes of exam in four sections, and one break of ten minutes after Math.',
};
