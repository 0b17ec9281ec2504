import { arrowDown, box, drawing, text } from './draw.js';
import type { ArticleFigure } from './types.js';

const STATIONS = [
  { name: 'TEAS', detail: 'ready to begin nursing school?', exam: true },
  { name: 'Practical nursing program', detail: 'lessons and content exams', exam: false },
  { name: 'PN exit exam', detail: 'ready to leave it?', exam: true },
  { name: 'NCLEX-PN', detail: 'the licensing exam', exam: true },
];
const STEP = 150;

function station({ name, detail, exam }: (typeof STATIONS)[number], index: number): string {
  const top = 4 + index * STEP;
  const here = name === 'PN exit exam';
  return [
    index === 0 ? '' : arrowDown(340, top - 42, top - 5, 'var(--line-strong)'),
    box(90, top, 500, 106, {
      fill: here ? 'var(--tint)' : 'none',
      stroke: here ? 'var(--primary)' : 'var(--line-strong)',
      dashed: !exam,
    }),
    text(340, top + 46, name, { size: 32, bold: exam, anchor: 'middle' }),
    text(340, top + 84, detail, { anchor: 'middle', fill: 'var(--soft)' }),
  ].join('');
}

/** Where the entrance, exit, and licensing exams come in a nursing student's path. */
export const nursingExams: ArticleFigure = {
  svg: drawing((STATIONS.length - 1) * STEP + 114, STATIONS.map(station)),
  caption: 'The TEAS is the door into nursing school, the exit exam the door out of it.',
};
