import { MINUTE_MS } from '@prepward/contracts/durations';
import { paceMs } from '@prepward/contracts/exam';
import { SUBJECT_NAMES, type Subject } from '@prepward/contracts/subjects';
import { type Block } from './block.js';
import { list, text, words } from './blocks.js';
import type { PaperSet } from './sets.js';
import type { Sheet } from './sheet.js';
import { table } from './tables.js';
import { AREA, TEXT } from './theme.js';

/** Advice for a subject's questions, on every paper that has them. */
export const RULES: Record<Subject, string> = {
  reading: 'Mark the texts as you read; the answer to every question is in them.',
  math: 'A four-function calculator is allowed, as on the exam. The wide margin is for your work.',
  science: 'Cover the options and answer in your own words first; then look for yours.',
  english: 'Read each sentence whole before you look at the options.',
};

/** How long this many questions take at the exam's pace, in whole minutes. */
export function minutesFor(subject: Subject, questions: number): number {
  return Math.round((questions * paceMs(subject)) / MINUTE_MS);
}

/** The numbers of a set's questions: `26–50`. */
export function numbersOf({ first, items }: PaperSet): string {
  return `${first}–${first + items.length - 1}`;
}

const WIDTH = AREA.width * 0.86;

function steps(subject: Subject): string[] {
  return [
    'Take one set at a time, in one sitting, with a clock. Write the date and your minutes below.',
    'Answer every question: on the exam, a wrong answer costs no more than none.',
    'Score the set with the keys, and count what was right in each area.',
    'Read the reasons, also for the questions that you had right: they say why the others are wrong.',
    'Leave some days between two sets, and practice your weakest area meanwhile.',
    RULES[subject],
  ];
}

const TYPES = [
  'Circles: one answer is right. Fill in its letter.',
  'Squares: two or more answers are right. All of them, and no other, make the question right.',
  'Lines before steps: number the steps from first to last.',
  'A line with a unit: write a number or a word.',
  'A picture with letters: fill in the letter of the place that is asked for.',
];

function bullets(sheet: Sheet, texts: readonly string[], numbered: boolean): Block {
  const style = TEXT.body;
  const entries = texts.map((one, i) => ({
    label: { text: numbered ? `${i + 1}.` : '•' },
    blocks: [text(sheet, words(one), style, WIDTH - 18)],
  }));
  return list(sheet, entries, { style, indent: 18, gap: 4, before: 6 });
}

function setsTable(sheet: Sheet, subject: Subject, sets: readonly PaperSet[]): Block {
  const header = ['Set', 'Questions', 'Exam pace', 'Date', 'Your minutes', 'Right'];
  const rows = sets.map((set) => [
    `Set ${set.n}`,
    numbersOf(set),
    `${minutesFor(subject, set.items.length)} minutes`,
    '____________',
    '________',
    `____\u00a0of\u00a0${set.items.length}`,
  ]);
  const content = {
    kind: 'table' as const,
    header: header.map((cell) => words(cell, 'strong')),
    rows: rows.map((row) => row.map((cell) => words(cell))),
  };
  return table(sheet, content, { ...TEXT.sheet, size: 9, leading: 18 }, AREA.width, 8);
}

/** The page after a book's cover: how to work with it, and a record of the sets. */
export function howToUse(sheet: Sheet, subject: Subject, sets: readonly PaperSet[]): Block[] {
  const heading = (title: string) =>
    text(sheet, words(title), TEXT.heading, AREA.width, { before: 22, type: 'H3' });
  const paragraph = (what: string) =>
    text(sheet, words(what), TEXT.body, WIDTH, { before: 5, type: 'P' });
  const name = SUBJECT_NAMES[subject];
  return [
    text(sheet, words('How to use this test bank'), TEXT.part, AREA.width, { type: 'H2' }),
    paragraph(
      `The questions come in ${sets.length} sets. Each set mixes the areas of ${name} as the exam does, so you can see how your score grows from one to the next.`,
    ),
    bullets(sheet, steps(subject), true),
    heading('Your sets'),
    setsTable(sheet, subject, sets),
    heading('Five types of questions'),
    bullets(sheet, TYPES, false),
    heading('Your copy'),
    paragraph(
      'It carries your name on every page, and is for you alone: print it and write in it as often as you like, but please don’t pass it on. If a key turns out to be wrong, we correct it, make your copy again and write to you.',
    ),
  ];
}
