import { BLUEPRINT, BREAK } from '@prepward/contracts/exam';
import { SUBJECT_SHORT_NAMES } from '@prepward/contracts/subjects';
import { TEAS } from '../teas.js';
import { box, drawing, text } from './draw.js';
import type { ArticleFigure } from './types.js';

const ROWS = BLUEPRINT.flatMap(({ subject, items, minutes }) => {
  const section = { name: SUBJECT_SHORT_NAMES[subject], questions: items, minutes };
  const pause = { name: 'Break', questions: 0, minutes: BREAK.minutes };
  return subject === BREAK.after ? [section, pause] : [section];
});
const UNITS_PER_MINUTE = 11;
const ROW_HEIGHT = 104;

function row({ name, questions, minutes }: (typeof ROWS)[number], index: number): string {
  const top = index * ROW_HEIGHT;
  const paused = questions === 0;
  const detail = paused ? 'the clock is paused' : `${questions} questions`;
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
  caption: `${TEAS.minutes} minutes of exam in ${TEAS.sections} sections, and one break of ${TEAS.breakMinutes} minutes after ${TEAS.breakAfter}.`,
};
