import { utcDay } from '@prepward/contracts/dates';
import { sectionOfSubject } from '@prepward/contracts/exam';
import { areasOf } from '@prepward/contracts/objectives';
import { SUBJECT_NAMES, type Subject } from '@prepward/contracts/subjects';
import type { Site } from './furniture.js';
import type { Sheet, Tag } from './sheet.js';
import { COLOR, OWNER, PAGE, TEXT, type TextStyle } from './theme.js';

/** What a cover says about its paper. */
export interface CoverFacts {
  subject: Subject;
  questions: number;
  sets: number;
  /** Whether some sets have more questions than others. */
  unequal: boolean;
  pages: number;
  figures: number;
  /** Questions by area. */
  areas: ReadonlyMap<string, number>;
}

const PANEL = 372;
const RIGHT = PAGE.width - PAGE.right;
const LIGHT = '#d5ebe9';

/** One line of text as its own element. */
function say(
  sheet: Sheet,
  parent: Tag,
  type: string,
  text: string,
  style: TextStyle,
  at: [number, number],
) {
  sheet.content(sheet.tag(parent, type), () => sheet.line(text, style, ...at));
}

/** The style, made small enough for the text to fit the page's width. */
function fitted(sheet: Sheet, text: string, style: TextStyle): TextStyle {
  const most = RIGHT - PAGE.left;
  return { ...style, size: style.size * Math.min(1, most / sheet.width(text, style)) };
}

/** The colored upper part: brand, subject, what it is. */
function drawPanel(sheet: Sheet, root: Tag, site: Site, facts: CoverFacts): void {
  sheet.decoration((canvas) => {
    canvas.rect(0, 0, PAGE.width, PANEL).fill(COLOR.primary);
    canvas.save().rect(0, 0, PAGE.width, PANEL).clip();
    canvas
      .opacity(0.1)
      .circle(PAGE.width - 66, PANEL - 40, 190)
      .fill(COLOR.white);
    canvas
      .opacity(0.08)
      .circle(PAGE.width - 66, PANEL - 40, 128)
      .fill(COLOR.white);
    canvas
      .opacity(0.1)
      .circle(PAGE.width - 66, PANEL - 40, 66)
      .fill(COLOR.white);
    canvas.restore().opacity(1);
    sheet.mark(PAGE.left, 64, 30, { back: COLOR.white, front: COLOR.primary });
  });
  const white = { family: 'sans', color: COLOR.white, strong: true } as const;
  const brand = { ...white, size: 17, leading: 20 };
  say(sheet, root, 'P', site.brand, brand, [PAGE.left + 41, 85]);
  const kind = { ...white, size: 12, leading: 16, color: LIGHT };
  say(sheet, root, 'P', 'Test bank for the ATI TEAS, version 7', kind, [PAGE.left, 190]);
  const name = SUBJECT_NAMES[facts.subject];
  const title = fitted(sheet, name, { ...white, size: 54, leading: 58 });
  say(sheet, root, 'H1', name, title, [PAGE.left - 2, 245]);
  const lead = { ...white, size: 17, leading: 22 };
  say(sheet, root, 'P', `${facts.questions} practice questions`, lead, [PAGE.left, 284]);
  const more = { family: 'sans', size: 13, leading: 18, color: LIGHT } as const;
  say(sheet, root, 'P', 'with the reason for every option', more, [PAGE.left, 305]);
}

function figuresOf(count: number): [string, string] {
  return [String(count), count === 1 ? 'figure' : 'figures'];
}

/** Figures of the paper, side by side, between two rules. */
function drawCounts(sheet: Sheet, root: Tag, facts: CoverFacts): void {
  const y = PANEL + 34;
  const size = facts.questions / facts.sets;
  const about = facts.unequal ? 'sets of about' : 'sets of';
  const counts: [string, string][] = [
    [String(facts.questions), 'questions'],
    [String(facts.sets), `${about} ${Math.round(size)}`],
    ...(facts.figures > 0 ? [figuresOf(facts.figures)] : []),
    [String(facts.pages), 'pages'],
  ];
  const step = (RIGHT - PAGE.left) / counts.length;
  const number = { ...TEXT.title, size: 28, color: COLOR.primary };
  counts.forEach(([count, what], i) => {
    const x = PAGE.left + i * step;
    const tag = sheet.tag(root, 'P', { actual: `${count} ${what}.` });
    sheet.content(tag, () => {
      sheet.line(count, number, x, y + 22);
      sheet.line(what, { ...TEXT.lead, size: 10.5 }, x, y + 39);
    });
  });
}

/** The exam's areas, each with a bar for its share of the questions. */
function drawAreas(sheet: Sheet, root: Tag, { subject, areas, questions }: CoverFacts): void {
  const top = PANEL + 106;
  say(sheet, root, 'H2', 'In the exam’s proportions', TEXT.heading, [PAGE.left, top]);
  const list = sheet.tag(root, 'L');
  const left = 308;
  areasOf(subject).forEach(({ slug, name }, i) => {
    const count = areas.get(slug) ?? 0;
    const base = top + 22 + i * 19;
    const actual = `${name}: ${count} questions.`;
    const entry = sheet.tag(sheet.tag(list, 'LI'), 'LBody', { actual });
    sheet.content(entry, () => {
      sheet.line(name, { ...TEXT.sheet, size: 10 }, PAGE.left, base);
      const shown = String(count);
      const strong = { ...TEXT.sheet, size: 10, strong: true as const };
      sheet.line(shown, strong, left - 12 - sheet.width(shown, strong), base);
    });
    const width = RIGHT - left;
    sheet.decoration((canvas) => {
      canvas.roundedRect(left, base - 7, width, 7, 3.5).fill(COLOR.tint);
      const most = Math.max(...areas.values(), 1);
      canvas.roundedRect(left, base - 7, (width * count) / most, 7, 3.5).fill(COLOR.primary);
    });
  });
  const { items, minutes } = sectionOfSubject(subject);
  const pace = `The exam asks ${items} questions of this subject in ${minutes} minutes; at its pace these ${questions} take ${Math.round((questions * minutes) / items)}.`;
  const below = top + 22 + areasOf(subject).length * 19 + 4;
  say(sheet, root, 'P', pace, TEXT.note, [PAGE.left, below]);
}

/** Where the buyer's name, email and order are stamped. */
function drawOwner(sheet: Sheet, root: Tag): void {
  sheet.decoration((canvas) =>
    canvas.roundedRect(OWNER.x, OWNER.y, OWNER.width, OWNER.height, 6).fill(COLOR.sunken),
  );
  const tag = sheet.tag(root, 'P', { title: OWNER.tag, actual: OWNER.label });
  sheet.content(tag, () => sheet.line(OWNER.label, TEXT.label, OWNER.x + 14, OWNER.y + 19));
}

/** Draws the cover on the current page, once all the numbers on it are known. */
export function drawCover(sheet: Sheet, root: Tag, site: Site, facts: CoverFacts): void {
  drawPanel(sheet, root, site, facts);
  drawCounts(sheet, root, facts);
  drawAreas(sheet, root, facts);
  drawOwner(sheet, root);
  const edition = `Edition of ${utcDay(site.date)}. Our own practice questions in the format of the exam; none is a real exam item.`;
  say(sheet, root, 'P', edition, TEXT.note, [PAGE.left, PAGE.height - 38]);
}
