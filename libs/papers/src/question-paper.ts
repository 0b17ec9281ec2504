import type { BankItem, Passage } from '@prepward/content/bank/kit/types';
import { paceMs } from '@prepward/contracts/exam';
import { areasOf } from '@prepward/contracts/objectives';
import { SUBJECT_NAMES, type Subject } from '@prepward/contracts/subjects';
import { answerUnits, keyOf } from './answer.js';
import { type Block } from './block.js';
import { text, words } from './blocks.js';
import { Flow } from './flow.js';
import { closing, furnish, type Site, titleBlocks } from './furniture.js';
import { GUTTER, passageBlocks, questionBlocks } from './question.js';
import { Sheet } from './sheet.js';
import { table } from './tables.js';
import { AREA, TEXT } from './theme.js';

const RULES: Record<Subject, string> = {
  reading: 'Mark the texts as you read; the answer to every question stands in them.',
  math: 'A four-function calculator is allowed, as on the exam. The wide margin is for your work.',
  science: 'Cover the options and answer in your own words first; then look for yours.',
  english: 'Read each sentence whole before you look at the options.',
};

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

/** All keys by number, five columns downwards: to score a paper quickly. */
function keyGrid(sheet: Sheet, items: readonly BankItem[]): Block {
  const rows = Math.ceil(items.length / 5);
  const style = TEXT.sheet;
  return {
    height: rows * (style.leading + 2),
    before: 10,
    draw: ({ x, y }, parent) => {
      const list = sheet.tag(parent, 'L');
      items.forEach((item, i) => {
        const left = x + Math.floor(i / rows) * (AREA.width / 5);
        const base = y + (i % rows) * (style.leading + 2) + style.size;
        const entry = sheet.tag(list, 'LI');
        const strong = { ...style, strong: true as const };
        sheet.content(sheet.tag(entry, 'Lbl'), () =>
          sheet.line(`${i + 1}`, { ...style, color: TEXT.note.color }, left, base),
        );
        sheet.content(sheet.tag(entry, 'LBody'), () =>
          sheet.line(keyOf(item), strong, left + 20, base),
        );
      });
    },
  };
}

/** Which questions belong to which area, with room for the number that were right. */
function scoreTable(sheet: Sheet, subject: Subject, items: readonly BankItem[]): Block {
  const rows = areasOf(subject).map(({ slug, name }) => {
    const numbers = items.flatMap((item, i) => (item.area === slug ? i + 1 : []));
    return [name, numbers.join(', '), `____ of ${numbers.length}`].map((cell) => words(cell));
  });
  const header = ['Area', 'Questions', 'Right'].map((name) => words(name, 'strong'));
  return table(sheet, { kind: 'table', header, rows }, TEXT.sheet, AREA.width, 14);
}

function placeQuestions(
  sheet: Sheet,
  flow: Flow,
  items: readonly BankItem[],
  passages: ReadonlyMap<string, Passage>,
): void {
  const part = sheet.tag(sheet.root, 'Sect');
  let number = 0;
  for (const group of groupsOf(items)) {
    const first = number + 1;
    const passage = passages.get(group.passageId ?? '');
    if (passage) {
      const numbers = group.items.map((_, i) => first + i);
      const blocks = passageBlocks(sheet, passage, numbers);
      flow.place(blocks, sheet.tag(part, 'Sect'), GUTTER);
    }
    for (const item of group.items) {
      number += 1;
      flow.place(questionBlocks(sheet, item, number), sheet.tag(part, 'Sect'), GUTTER);
    }
  }
}

function placeAnswers(
  sheet: Sheet,
  flow: Flow,
  subject: Subject,
  items: readonly BankItem[],
): void {
  const part = sheet.tag(sheet.root, 'Sect');
  const intro =
    'Score yourself first, then read the reason for every option. A right answer for the wrong reason is luck.';
  flow.newPage();
  sheet.bookmark('Answers and rationales');
  flow.place(
    [
      text(sheet, words('Answers and rationales'), TEXT.part, AREA.width, { type: 'H2' }),
      text(sheet, words(intro), TEXT.sheet, AREA.width, { before: 4 }),
      keyGrid(sheet, items),
      scoreTable(sheet, subject, items),
    ],
    part,
  );
  flow.placeColumns(items.flatMap((item, i) => answerUnits(sheet, part, item, i + 1)));
}

/** The questions of a subject as a PDF: questions first, then keys and the reason for every option. */
export async function questionPaper(
  site: Site,
  subject: Subject,
  items: readonly BankItem[],
  passages: ReadonlyMap<string, Passage>,
): Promise<{ title: string; pages: number; bytes: Uint8Array }> {
  const name = SUBJECT_NAMES[subject];
  const title = `${name}: ${items.length} practice questions`;
  const sheet = new Sheet({
    title: `${title} with answers and rationales`,
    subject: `Practice for the ATI TEAS, version 7: ${name}`,
    author: site.brand,
    date: site.date,
  });
  const flow = new Flow(sheet);
  flow.newPage();
  const minutes = Math.round((items.length * paceMs(subject)) / 60_000);
  const head = titleBlocks(sheet, site, {
    title: name,
    kind: `${items.length} practice questions, with answers and rationales`,
    notes: [
      `At the exam’s pace these ${items.length} questions take ${minutes} minutes. ${RULES[subject]}`,
      'Our own questions in the format of version 7 of the exam. None is a real exam item.',
    ],
    blanks: ['Name', 'Date', 'Minutes', `Right, of ${items.length}`],
  });
  flow.place(head, sheet.root);
  sheet.bookmark('Questions');
  placeQuestions(sheet, flow, items, passages);
  placeAnswers(sheet, flow, subject, items);
  flow.place(closing(sheet, site, subject), sheet.root);
  furnish(sheet, site, { title, note: 'Our own practice questions, not real exam items' });
  const pages = sheet.pageCount;
  return { title, pages, bytes: await sheet.finish() };
}
