import type { BankItem } from '@prepward/content/bank/kit/types';
import { areasOf } from '@prepward/contracts/objectives';
import type { Subject } from '@prepward/contracts/subjects';
import { answerUnits, keyOf } from './answer.js';
import { type Block } from './block.js';
import { text, words } from './blocks.js';
import type { PaperDesign } from './designs.js';
import { Flow } from './flow.js';
import type { Sheet } from './sheet.js';
import { table } from './tables.js';
import { AREA, TEXT } from './theme.js';

/** All keys by number, down five columns, to score a paper quickly. */
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

/** Which questions belong to which area, with a blank for the number of right answers. */
function scoreTable(sheet: Sheet, subject: Subject, items: readonly BankItem[]): Block {
  const rows = areasOf(subject).map(({ slug, name }) => {
    const numbers = items.flatMap((item, i) => (item.area === slug ? i + 1 : []));
    return [name, numbers.join(', '), `____\u00a0of\u00a0${numbers.length}`].map((cell) =>
      words(cell),
    );
  });
  const header = ['Area', 'Questions', 'Right'].map((name) => words(name, 'strong'));
  return table(sheet, { kind: 'table', header, rows }, TEXT.sheet, AREA.width, 14);
}

/** Keys to score by, then the review of each question. @returns the page on which the reviews begin */
export function placeAnswers(
  sheet: Sheet,
  flow: Flow,
  { subject, isBook }: Pick<PaperDesign, 'isBook'> & { subject: Subject },
  items: readonly BankItem[],
): number {
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
  if (isBook) flow.newPage();
  const begin = sheet.pageCount;
  flow.placeColumns(items.flatMap((item, i) => answerUnits(sheet, part, item, i + 1, isBook)));
  return begin;
}
