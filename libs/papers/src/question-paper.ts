import type { BankItem, Passage } from '@prepward/content/bank/kit/types';
import type { QuestionsKind } from '@prepward/contracts/papers';
import { SUBJECT_NAMES, type Subject } from '@prepward/contracts/subjects';
import { placeAnswers } from './answers-part.js';
import { text, words } from './blocks.js';
import { type CoverFacts, drawCover } from './cover.js';
import { DESIGNS } from './designs.js';
import { Flow } from './flow.js';
import { closing, furnish, type Site, titleBlocks } from './furniture.js';
import { howToUse, minutesFor, numbersOf, RULES } from './how-to-use.js';
import { GUTTER, passageBlocks, questionBlocks } from './question.js';
import { type PaperSet, setsOf } from './sets.js';
import { Sheet } from './sheet.js';
import { AREA, TEXT } from './theme.js';

/** Which paper, and its questions. */
export interface QuestionPaper {
  kind: QuestionsKind;
  subject: Subject;
  /** In their order. */
  items: readonly BankItem[];
  passages: ReadonlyMap<string, Passage>;
}

/** A typeset question paper. */
export interface SetQuestions {
  pages: number;
  bytes: Uint8Array;
  /** Sample pages, from 1: one of questions, and one of answer reviews. */
  samples: number[];
}

function groupsOf(items: readonly BankItem[]): { passageId?: string; items: BankItem[] }[] {
  const groups: { passageId?: string; items: BankItem[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && item.passageId !== undefined && last.passageId === item.passageId) {
      last.items.push(item);
    } else {
      groups.push({ passageId: item.passageId, items: [item] });
    }
  }
  return groups;
}

/** @returns the page of each question */
function placeQuestions(
  sheet: Sheet,
  flow: Flow,
  { first, items }: PaperSet,
  passages: ReadonlyMap<string, Passage>,
): number[] {
  const part = sheet.tag(sheet.root, 'Sect');
  const pages: number[] = [];
  let number = first;
  for (const group of groupsOf(items)) {
    const passage = passages.get(group.passageId ?? '');
    if (passage) {
      const start = number;
      const numbers = group.items.map((_, i) => start + i);
      const blocks = passageBlocks(sheet, passage, numbers);
      flow.place(blocks, sheet.tag(part, 'Sect'), GUTTER);
    }
    for (const item of group.items) {
      flow.place(questionBlocks(sheet, item, number), sheet.tag(part, 'Sect'), GUTTER);
      pages.push(sheet.pageCount);
      number += 1;
    }
  }
  return pages;
}

/** The page with the most questions and pictures: each picture counts for as much as a question. */
function richestPage(items: readonly BankItem[], pages: readonly number[]): number {
  const counts = new Map<number, number>();
  pages.forEach((page, i) => {
    const pictures = items[i]?.figure ? 2 : 1;
    counts.set(page, (counts.get(page) ?? 0) + pictures);
  });
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 1;
}

function newSheet(site: Site, subject: Subject, title: string): Sheet {
  return new Sheet({
    title: `${title} with answers and rationales`,
    subject: `Practice for the ATI TEAS, version 7: ${SUBJECT_NAMES[subject]}`,
    author: site.brand,
    date: site.date,
  });
}

function sheetHead(sheet: Sheet, site: Site, { subject, items }: QuestionPaper) {
  const minutes = minutesFor(subject, items.length);
  return titleBlocks(sheet, site, {
    title: SUBJECT_NAMES[subject],
    kind: `${items.length} practice questions, with answers and rationales`,
    notes: [
      `At the exam’s pace these ${items.length} questions take ${minutes} minutes. ${RULES[subject]}`,
      'Our own questions in the format of version 7 of the exam. None is a real exam item.',
    ],
    blanks: ['Name', 'Date', 'Minutes', `Right, of ${items.length}`],
  });
}

function setHead(sheet: Sheet, subject: Subject, set: PaperSet) {
  const minutes = minutesFor(subject, set.items.length);
  const about = `Questions ${numbersOf(set)}. At the exam’s pace they take ${minutes} minutes.`;
  return [
    text(sheet, words(`Set ${set.n}`), TEXT.part, AREA.width, { type: 'H2' }),
    text(sheet, words(about), TEXT.lead, AREA.width, { before: 2 }),
  ];
}

function coverFacts(paper: QuestionPaper, parts: readonly PaperSet[], pages: number): CoverFacts {
  const { subject, items, passages } = paper;
  const areas = new Map<string, number>();
  for (const { area } of items) areas.set(area, (areas.get(area) ?? 0) + 1);
  const read = new Set(items.map(({ passageId }) => passageId));
  const texts = [...passages].filter(([id, { figure }]) => figure && read.has(id)).length;
  const figures = items.filter(({ figure }) => figure).length + texts;
  const sets = parts.length;
  const unequal = new Set(parts.map((part) => part.items.length)).size > 1;
  return { subject, questions: items.length, sets, unequal, pages, figures, areas };
}

/**
 * The questions of a subject as a PDF: questions first, then keys and the reason for every option.
 * A book begins with a cover, and its questions come in sets.
 */
export async function questionPaper(site: Site, paper: QuestionPaper): Promise<SetQuestions> {
  const { subject, items, passages } = paper;
  const design = DESIGNS[paper.kind];
  const title = `${SUBJECT_NAMES[subject]}: ${items.length} practice questions`;
  const sheet = newSheet(site, subject, title);
  const flow = new Flow(sheet);
  const sets = setsOf(items, design.sets);
  flow.newPage();
  const cover = sheet.tag(sheet.root, 'Sect');
  if (design.isBook) {
    sheet.addPage();
    flow.place(howToUse(sheet, subject, sets), sheet.tag(sheet.root, 'Sect'));
  } else {
    flow.place(sheetHead(sheet, site, paper), cover);
  }
  const pagesOf: number[] = [];
  for (const set of sets) {
    if (design.isBook) {
      flow.newPage();
      flow.place(setHead(sheet, subject, set), sheet.root);
    }
    sheet.bookmark(sets.length > 1 ? `Set ${set.n}: questions ${numbersOf(set)}` : 'Questions');
    pagesOf.push(...placeQuestions(sheet, flow, set, passages));
  }
  const answers = placeAnswers(sheet, flow, { subject, isBook: design.isBook }, items);
  flow.place(closing(sheet, site, subject), sheet.root);
  furnish(
    sheet,
    site,
    { title, note: 'Our own practice questions, not real exam items' },
    design.isBook ? 2 : 1,
  );
  const pages = sheet.pageCount;
  if (design.isBook) {
    sheet.reopen(1);
    drawCover(sheet, cover, site, coverFacts(paper, sets, pages));
  }
  const samples = [richestPage(items, pagesOf), Math.min(answers + 1, pages)];
  return { pages, samples, bytes: await sheet.finish() };
}
