import { readMarkdown } from '@prepward/content/bank/kit/printed';
import type { StudyBlock, StudySheet } from '@prepward/content/site/study-sheets/types';
import { AREAS } from '@prepward/contracts/objectives';
import { SUBJECT_NAMES } from '@prepward/contracts/subjects';
import { type Block, heightOf } from './block.js';
import { markdownBlocks, text, words } from './blocks.js';
import { COLUMN, Flow, type Unit } from './flow.js';
import { closing, furnish, type Site, titleBlocks } from './furniture.js';
import { Sheet, type Tag } from './sheet.js';
import { AREA, COLOR, TEXT } from './theme.js';

const BLOCK_GAP = 13;

/** A heading and its facts, which stay together. */
function factBlocks(sheet: Sheet, { heading, body }: StudyBlock, width: number): Block[] {
  const facts = markdownBlocks(sheet, readMarkdown(body), TEXT.sheet, width);
  return [
    text(sheet, words(heading), TEXT.sheetHeading, width, { before: BLOCK_GAP, type: 'H3' }),
    ...facts.map((block, i) => (i === 0 ? { ...block, before: 2 } : block)),
  ];
}

/** An area's name, below a rule as wide as the text. */
function partHeading(sheet: Sheet, slug: string): Block {
  const area = AREAS.find((one) => one.slug === slug);
  if (!area) {
    throw new RangeError(`The exam has no area ${slug}`);
  }
  const name = text(sheet, words(area.name), TEXT.part, AREA.width, { type: 'H2' });
  return {
    height: name.height + 11,
    before: 26,
    draw: ({ x, y }, parent) => {
      sheet.decoration((canvas) => canvas.rect(x, y, AREA.width, 1.2).fill(COLOR.primary));
      name.draw({ x, y: y + 8 }, parent);
    },
  };
}

/** Full-width blocks stay where they are; the others flow in two columns. */
function placeBlocks(sheet: Sheet, flow: Flow, blocks: readonly StudyBlock[], part: Tag): void {
  let columns: Unit[] = [];
  const flush = () => {
    flow.placeColumns(columns);
    columns = [];
  };
  for (const block of blocks) {
    if (block.wide) {
      flush();
      flow.place(factBlocks(sheet, block, AREA.width), sheet.tag(part, 'Sect'));
    } else {
      let tag: Tag | undefined;
      const parent = () => {
        tag ??= sheet.tag(part, 'Sect');
        return tag;
      };
      columns.push({ blocks: factBlocks(sheet, block, COLUMN), parent });
    }
  }
  flush();
}

/** What has to fit below a part's heading, so that the heading isn't last on a page. */
function firstHeight(sheet: Sheet, [first]: readonly StudyBlock[]): number {
  return first ? heightOf(factBlocks(sheet, first, first.wide ? AREA.width : COLUMN)) : 0;
}

/** The facts of a subject as a PDF of two to four pages. */
export async function studySheet(
  site: Site,
  source: StudySheet,
): Promise<{ title: string; pages: number; bytes: Uint8Array }> {
  const name = SUBJECT_NAMES[source.subject];
  const title = `${name}: study sheet`;
  const sheet = new Sheet({
    title,
    subject: `Facts to know for the ATI TEAS, version 7: ${name}`,
    author: site.brand,
    date: site.date,
  });
  const flow = new Flow(sheet);
  flow.newPage();
  const head = { title: name, kind: 'Study sheet', notes: [source.lead] };
  flow.place(titleBlocks(sheet, site, head), sheet.root);
  for (const { area, blocks } of source.parts) {
    const part = sheet.tag(sheet.root, 'Sect');
    const heading = partHeading(sheet, area);
    flow.need(heading.height + firstHeight(sheet, blocks), heading.before);
    sheet.bookmark(AREAS.find(({ slug }) => slug === area)?.name ?? area);
    flow.place([heading], part);
    placeBlocks(sheet, flow, blocks, part);
  }
  flow.place(closing(sheet, site, source.subject), sheet.root);
  furnish(sheet, site, { title, note: 'Written for version 7 of the exam' });
  const pages = sheet.pageCount;
  return { title, pages, bytes: await sheet.finish() };
}
