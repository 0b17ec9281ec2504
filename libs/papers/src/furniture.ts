import { FREE_PRACTICE_ITEMS } from '@prepward/contracts/attempt-rules';
import { inWords } from '@prepward/contracts/number-words';
import { SUBJECT_NAMES, type Subject } from '@prepward/contracts/subjects';
import { type Block } from './block.js';
import { text, words } from './blocks.js';
import type { Sheet } from './sheet.js';
import { AREA, COLOR, PAGE, TEXT } from './theme.js';

/** What papers say about the site that they come from. */
export interface Site {
  brand: string;
  /** Such as `https://prep.example`; empty if no public site exists, and then there are no links. */
  origin: string;
  /** When the papers' content last changed. */
  date: Date;
}

const MARK = 26;
const BLANKS_HEIGHT = 34;

function brandLine(sheet: Sheet, site: Site): Block {
  return {
    height: MARK,
    before: 0,
    draw: ({ x, y }, parent) => {
      const style = { ...TEXT.heading, size: 15, color: COLOR.ink };
      sheet.decoration(() => sheet.mark(x, y, MARK));
      const tag = sheet.tag(parent, 'P');
      sheet.content(tag, () => sheet.line(site.brand, style, x + MARK + 9, y + 18.5));
    },
  };
}

/** Blank lines to write on, each with a label. */
function blanks(sheet: Sheet, labels: readonly string[]): Block {
  const width = AREA.width / labels.length;
  return {
    height: BLANKS_HEIGHT,
    before: 16,
    draw: ({ x, y }, parent) => {
      const actual = labels.map((label) => `${label}: blank.`).join(' ');
      const tag = sheet.tag(parent, 'P', { actual });
      labels.forEach((label, i) => {
        const left = x + i * width;
        sheet.decoration((canvas) =>
          canvas
            .moveTo(left, y + 20)
            .lineTo(left + width - 14, y + 20)
            .lineWidth(0.8)
            .stroke(COLOR.strongLine),
        );
        sheet.content(tag, () => sheet.line(label, TEXT.note, left, y + BLANKS_HEIGHT - 3));
      });
    },
  };
}

interface Title {
  title: string;
  kind: string;
  notes: readonly string[];
  blanks?: readonly string[];
}

/** The head of a paper's first page. */
export function titleBlocks(sheet: Sheet, site: Site, about: Title): Block[] {
  const notes = about.notes.map((note, i) =>
    text(sheet, words(note), { ...TEXT.sheet, color: COLOR.soft }, AREA.width * 0.82, {
      before: i === 0 ? 12 : 3,
    }),
  );
  return [
    brandLine(sheet, site),
    text(sheet, words(about.title), TEXT.title, AREA.width, { before: 26, type: 'H1' }),
    text(sheet, words(about.kind), TEXT.lead, AREA.width, { before: 4 }),
    ...notes,
    ...(about.blanks ? [blanks(sheet, about.blanks)] : []),
  ];
}

/** Where to continue, with a link if the site's address is known. */
export function closing(sheet: Sheet, site: Site, subject: Subject): Block[] {
  const path = `/practice/${subject}`;
  const shown = site.origin.replace(/^https?:\/\//, '');
  const name = SUBJECT_NAMES[subject];
  const heading = text(sheet, words('Go on practicing'), TEXT.heading, AREA.width, {
    before: 30,
    type: 'H2',
  });
  const more = `On our site there are ${inWords(FREE_PRACTICE_ITEMS)} more ${name} questions for free, each with the reason for every option, then free quizzes, and a bank with thousands more.`;
  const body = text(sheet, words(more), TEXT.sheet, AREA.width * 0.8, { before: 3 });
  if (site.origin === '') {
    return [heading, body];
  }
  const style = { ...TEXT.sheet, color: COLOR.primary, strong: true as const };
  const address = `${shown}${path}`;
  const link: Block = {
    height: style.leading,
    before: 3,
    draw: ({ x, y }, parent) => {
      const tag = sheet.tag(sheet.tag(parent, 'P'), 'Link');
      sheet.content(tag, () => sheet.line(address, style, x, y + style.size));
      const width = sheet.width(address, style);
      sheet.link(tag, `${site.origin}${path}`, x, y, width, style.leading);
    },
  };
  return [heading, body, link];
}

const HEADER_Y = 44;
const FOOTER_Y = PAGE.height - 38;

/**
 * The header (brand and title, from the second page on) and the footer (what the paper is, and the page
 * number).
 *
 * @param from the first page that gets any: a cover has none
 */
export function furnish(
  sheet: Sheet,
  site: Site,
  about: { title: string; note: string },
  from = 1,
): void {
  const right = PAGE.width - PAGE.right;
  sheet.furnish((page, pages) => {
    const { canvas } = sheet;
    if (page < from) return;
    if (page > 1) {
      sheet.mark(PAGE.left, HEADER_Y - 9.5, 12);
      sheet.line(site.brand, { ...TEXT.label, color: COLOR.ink }, PAGE.left + 17, HEADER_Y);
      const x = right - sheet.width(about.title, TEXT.note);
      sheet.line(about.title, TEXT.note, x, HEADER_Y);
    }
    canvas
      .moveTo(PAGE.left, FOOTER_Y - 13)
      .lineTo(right, FOOTER_Y - 13)
      .lineWidth(0.5)
      .stroke(COLOR.line);
    sheet.line(about.note, TEXT.note, PAGE.left, FOOTER_Y);
    const number = `Page ${page} of ${pages}`;
    sheet.line(number, TEXT.note, right - sheet.width(number, TEXT.note), FOOTER_Y);
  });
}
