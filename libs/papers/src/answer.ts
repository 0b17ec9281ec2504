import { type Inline, readInline, readMarkdown } from '@prepward/content/bank/kit/printed';
import type { BankItem } from '@prepward/content/bank/kit/types';
import { AREAS } from '@prepward/contracts/objectives';
import { type Block } from './block.js';
import { entry, type Label, list, markdownBlocks, text, words } from './blocks.js';
import { COLUMN, type Unit } from './flow.js';
import { bubble, letterOf } from './question.js';
import type { Sheet, Tag } from './sheet.js';
import { COLOR, TEXT, type TextStyle } from './theme.js';

const INDENT = 22;
const NUMBER_WIDTH = 22;
const STYLE = TEXT.review;
const STRONG: TextStyle = { ...STYLE, strong: true };

/** A possible answer of a student, and what the paper says about it. */
interface Reason {
  label: Label;
  answer: Inline[];
  rationale: string;
}

/** The right answer in its shortest form: a letter, letters, an order, or what to write. */
export function keyOf(item: BankItem): string {
  switch (item.type) {
    case 'multiple-choice':
      return letterOf(item.options.findIndex(({ id }) => id === item.key));
    case 'multiple-select':
      return item.options
        .flatMap(({ id }, i) => (item.key.includes(id) ? letterOf(i) : []))
        .join(', ');
    case 'ordered':
      return item.key
        .map((id) => letterOf(item.options.findIndex((one) => one.id === id)))
        .join(' ');
    case 'hot-spot':
      return letterOf(item.regions.findIndex(({ id }) => id === item.key));
    case 'supply': {
      const shown = item.answer.replace(/^-/, '−');
      return [shown, item.unit].join(item.unit === '%' ? '' : ' ').trim();
    }
  }
}

function reasonsOf(sheet: Sheet, item: BankItem): Reason[] {
  switch (item.type) {
    case 'multiple-choice':
    case 'multiple-select': {
      const square = item.type === 'multiple-select';
      return item.options.map((option, i) => {
        const filled = item.key.includes(option.id);
        return {
          label: bubble(sheet, letterOf(i), { square, filled }),
          answer: readInline(option.text),
          rationale: option.rationale,
        };
      });
    }
    case 'hot-spot':
      return item.regions.map((region, i) => ({
        label: bubble(sheet, letterOf(i), { filled: region.id === item.key }),
        answer: words(region.name),
        rationale: region.rationale,
      }));
    case 'ordered':
      return item.key.flatMap((id, i) => {
        const step = item.options.findIndex((one) => one.id === id);
        const option = item.options[step];
        return option
          ? {
              label: { text: `${i + 1}.` },
              answer: [...words(`${letterOf(step)}  `), ...readInline(option.text)],
              rationale: option.rationale,
            }
          : [];
      });
    case 'supply':
      return item.commonErrors.map(({ answer, rationale }) => ({
        label: { text: '•' },
        answer: words(`If you wrote ${answer.replace(/^-/, '−')}`),
        rationale,
      }));
  }
}

function objectiveOf(item: BankItem): string {
  const objectives = AREAS.flatMap(({ objectives: all }) => all);
  const name = objectives.find(({ slug }) => slug === item.objective)?.name;
  if (name === undefined) {
    throw new RangeError(`${item.id} has an objective that isn't on the exam: ${item.objective}`);
  }
  return name;
}

/** Number, key and objective of an answer, as a heading with a line below it. */
function head(sheet: Sheet, item: BankItem, number: number): Block {
  const width = COLUMN - NUMBER_WIDTH;
  const key = text(sheet, words(keyOf(item)), { ...TEXT.heading, color: COLOR.correct }, width, {
    type: 'Span',
  });
  const objective = text(sheet, words(objectiveOf(item)), TEXT.note, width, { before: 1 });
  return {
    height: key.height + objective.height + 4,
    before: 17,
    draw: ({ x, y }, parent) => {
      const actual = `Question ${number}: ${keyOf(item)}`;
      const tag = sheet.tag(parent, 'H3', { actual });
      const base = y + TEXT.heading.leading / 2 + TEXT.heading.size * 0.27;
      const draw = () => sheet.line(String(number), TEXT.heading, x, base);
      sheet.content(tag, draw);
      key.draw({ x: x + NUMBER_WIDTH, y }, tag);
      objective.draw({ x: x + NUMBER_WIDTH, y: y + key.height }, parent);
    },
  };
}

/** The rationale of the whole answer, if the item has one. */
function whole(sheet: Sheet, item: BankItem): Block[] {
  if (item.type !== 'supply' && item.type !== 'ordered') {
    return [];
  }
  return [text(sheet, readInline(item.rationale), STYLE, COLUMN, { before: 3 })];
}

/** The steps to the answer, if the key alone doesn't show them. */
function whyBlocks(sheet: Sheet, { type, why }: BankItem): Block[] {
  if (why === undefined || type === 'supply' || type === 'ordered') {
    return [];
  }
  if (typeof why === 'string') {
    return markdownBlocks(sheet, readMarkdown(why), STYLE, COLUMN);
  }
  const entries = why.map((step, i) => ({
    label: { text: `${i + 1}.` },
    blocks: [text(sheet, readInline(step), STYLE, COLUMN - INDENT)],
  }));
  return [list(sheet, entries, { style: STYLE, indent: INDENT, gap: 2, before: 4 })];
}

/** The "Remember" line, with a bar on its left. */
function rememberBlock(sheet: Sheet, remember: string): Block {
  const indent = 10;
  const content = [...words('Remember: ', 'strong'), ...readInline(remember)];
  const block = text(sheet, content, { ...TEXT.sheet, color: COLOR.ink }, COLUMN - indent);
  return {
    height: block.height + 4,
    before: 8,
    draw: ({ x, y }, parent) => {
      sheet.decoration((canvas) => canvas.rect(x, y, 2, block.height + 4).fill(COLOR.primary));
      block.draw({ x: x + indent, y: y + 2 }, parent);
    },
  };
}

function once(make: () => Tag): () => Tag {
  let tag: Tag | undefined;
  return () => {
    tag ??= make();
    return tag;
  };
}

/** One entry of the list of reasons; the list may continue in another column. */
function reason(sheet: Sheet, { label, answer, rationale }: Reason, parent: () => Tag): Block {
  const width = COLUMN - INDENT;
  const blocks = [
    text(sheet, answer, STRONG, width),
    text(sheet, readInline(rationale), STYLE, width),
  ];
  const block = entry(sheet, { label, blocks }, { style: STYLE, indent: INDENT, gap: 6 });
  return { ...block, draw: (at) => block.draw(at, parent()) };
}

/**
 * The review of one question: its key, its objective, and the reason for every option. The parts
 * may be in two columns or on two pages; they stay in one section of the document.
 *
 * @param teaches whether to add the steps to the answer and what to remember
 */
export function answerUnits(
  sheet: Sheet,
  parent: Tag,
  item: BankItem,
  number: number,
  teaches: boolean,
): Unit[] {
  const section = once(() => sheet.tag(parent, 'Sect'));
  const reasons = once(() => sheet.tag(section(), 'L'));
  const entries = reasonsOf(sheet, item).map((one) => reason(sheet, one, reasons));
  const why = teaches ? whyBlocks(sheet, item) : [];
  const start = [head(sheet, item, number), ...whole(sheet, item), ...why];
  const units = together(start, entries).map((blocks) => ({ blocks, parent: section }));
  const last = teaches && item.remember !== undefined ? [rememberBlock(sheet, item.remember)] : [];
  return last.length > 0 ? [...units, { blocks: last, parent: section }] : units;
}

/** The first two entries stay with the head, and the last two with each other. */
function together(start: readonly Block[], entries: readonly Block[]): Block[][] {
  const inner = entries.slice(2, -2).map((block) => [block]);
  const last = entries.slice(2).slice(-2);
  return [[...start, ...entries.slice(0, 2)], ...inner, ...(last.length > 0 ? [last] : [])];
}
