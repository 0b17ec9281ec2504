import type { DraftOption } from '../kit/types.js';

/**
 * One hand-written item as it stands on an item sheet.
 *
 * Sheets keep the wording of items readable: one line a part, a blank line between items.
 *
 * ```text
 * ? the stem (left out where all items of a model share one)
 * | a further paragraph of the stem; `| > text` is a quotation
 * + a right answer :: why it is right
 * - a wrong answer :: slug-of-the-error :: why it is wrong
 * ~ words => other words :: slug-of-the-error :: a wrong answer made by one change of the right one
 * = a rationale for the whole item :: slug-of-the-error (ordered items)
 * # a drawn sentence with [boxes] and [,=Comma after "box"] (hot spots)
 * ```
 */
export interface SheetItem {
  stem: string;
  right: DraftOption[];
  wrong: Required<Omit<DraftOption, 'value'>>[];
  whole?: { rationale: string; misconception: string };
  drawn?: string;
}

const SLUG = /^[a-z]+(-[a-z]+)*$/;

function parts(line: string, count: number): string[] {
  const found = line
    .slice(2)
    .split(' :: ')
    .map((part) => part.trim());
  if (found.length !== count || found.some((part) => part === '')) {
    throw new SyntaxError(`item sheet: ${count} parts wanted in "${line}"`);
  }
  return found;
}

function slug(text: string, line: string): string {
  if (!SLUG.test(text)) throw new SyntaxError(`item sheet: no slug in "${line}"`);
  return text;
}

/** A wrong answer that differs from the right one in one place. */
function edited(item: SheetItem, line: string): SheetItem['wrong'][number] {
  const [edit = '', misconception = '', rationale = ''] = parts(line, 3);
  const [from = '', to = ''] = edit.split('=>').map((side) => side.trim());
  const [before, after, ...more] = (item.right[0]?.text ?? '').split(from);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new SyntaxError(`item sheet: "${from}" must stand once in the right answer`);
  }
  return { text: `${before}${to}${after}`, misconception: slug(misconception, line), rationale };
}

function readLine(item: SheetItem, line: string): void {
  switch (line.slice(0, 2)) {
    case '? ':
      item.stem = line.slice(2);
      return;
    case '| ':
      item.stem += `\n\n${line.slice(2)}`;
      return;
    case '+ ': {
      const [text = '', rationale = ''] = parts(line, 2);
      item.right.push({ text, rationale });
      return;
    }
    case '- ': {
      const [text = '', misconception = '', rationale = ''] = parts(line, 3);
      item.wrong.push({ text, misconception: slug(misconception, line), rationale });
      return;
    }
    case '~ ':
      item.wrong.push(edited(item, line));
      return;
    case '= ': {
      const [rationale = '', misconception = ''] = parts(line, 2);
      item.whole = { rationale, misconception: slug(misconception, line) };
      return;
    }
    case '# ':
      item.drawn = line.slice(2);
      return;
    default:
      throw new SyntaxError(`item sheet: unknown line "${line}"`);
  }
}

/**
 * Reads an item sheet.
 *
 * @param stem The stem of items that have no `?` line; `|` lines are added to it.
 * @throws SyntaxError that quotes the line, when a line is not of the form above.
 */
export function readSheet(sheet: string, stem = ''): SheetItem[] {
  return sheet
    .trim()
    .split(/\n[ \t]*\n/)
    .map((block) => {
      const item: SheetItem = { stem, right: [], wrong: [] };
      for (const line of block.split('\n')) readLine(item, line.trim());
      return item;
    });
}

/**
 * Reads a table of facts: one row a line, cells divided by `|`.
 *
 * @throws SyntaxError that quotes the line, when a row has another number of cells.
 */
export function readTable<K extends string>(table: string, columns: readonly K[]) {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== columns.length) {
        throw new SyntaxError(`table: ${columns.length} cells wanted in "${line}"`);
      }
      return Object.fromEntries(columns.map((name, i) => [name, cells[i]])) as Record<K, string>;
    });
}
