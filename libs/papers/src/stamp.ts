import {
  concatTransformationMatrix,
  drawObject,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFOperator,
  type PDFPage,
  PDFString,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import { BRAND } from '@prepward/contracts/brand';
import { Sheet } from './sheet.js';
import { COLOR, OWNER, PAGE, TEXT, type TextStyle } from './theme.js';

/** Whose copy of a paper it is. */
export interface Owner {
  /** Empty if it isn't known. */
  name: string;
  email: string;
  /** The order number, as students see it. */
  order: string;
}

/** A copy to stamp. */
export interface StampJob {
  kind: 'stamp';
  paper: Uint8Array;
  owner: Owner;
}

const SEPARATOR = '  ·  ';

/**
 * A name as our fonts can show it; empty if they lack one of its letters, because a name with a gap is
 * worse than none. The email and the order are always shown.
 */
function printable(sheet: Sheet, name: string): string {
  const text = name.normalize('NFC').replace(/\s+/g, ' ').trim();
  try {
    sheet.width(text, TEXT.note);
    return text;
  } catch {
    return '';
  }
}

/** Cuts a text so that it fits. */
function fitted(sheet: Sheet, text: string, style: TextStyle, width: number): string {
  if (sheet.width(text, style) <= width) return text;
  let short = text;
  while (short.length > 1 && sheet.width(`${short}…`, style) > width) short = short.slice(0, -1);
  return `${short}…`;
}

function ownerLines(sheet: Sheet, { name, email, order }: Owner): string[] {
  const shown = printable(sheet, name);
  return [...(shown === '' ? [] : [shown]), email, `Order ${order}`];
}

/** Two pages with nothing but a stamp: the cover's, and the one for every page. */
async function overlays(owner: Owner): Promise<{ bytes: Uint8Array; spoken: string }> {
  const about = { title: '', subject: '', author: BRAND.name, date: new Date(0) };
  const sheet = new Sheet(about);
  const lines = ownerLines(sheet, owner);
  const width = OWNER.width - 28;
  sheet.addPage();
  sheet.decoration(() => {
    lines.forEach((line, i) => {
      const first = i === 0;
      const style = first
        ? { ...TEXT.heading, size: 13, color: COLOR.ink }
        : { ...TEXT.sheet, size: 9.5 };
      const y = OWNER.y + 38 + i * 15;
      sheet.line(fitted(sheet, line, style, width), style, OWNER.x + 14, y);
    });
  });
  sheet.addPage();
  const style = { ...TEXT.note, size: 7.5 };
  const line = fitted(sheet, lines.join(SEPARATOR), style, OWNER.width);
  sheet.decoration(() => sheet.line(line, style, PAGE.left, OWNER.lineY));
  return { bytes: await sheet.finish(), spoken: `${OWNER.label}: ${lines.join(', ')}` };
}

/**
 * Says in the document's structure whose copy it is, for screen readers.
 *
 * @returns false if it has no place for that, because the paper isn't ours
 */
function speak(paper: PDFDocument, spoken: string): boolean {
  const tagged = paper.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .find((object): object is PDFDict => {
      if (!(object instanceof PDFDict)) return false;
      const title = object.get(PDFName.of('T'));
      return title instanceof PDFString && title.decodeText() === OWNER.tag;
    });
  tagged?.set(PDFName.of('ActualText'), PDFHexString.fromText(spoken));
  return tagged !== undefined;
}

/** Where the line goes on a page that isn't ours: distance from its lower left corner, points. */
const FOOT = { x: 24, y: 10 };

/**
 * Moves the line to the foot of a page as readers see it, whatever its size and its rotation.
 *
 * @see PDF 32000-1, 14.11.2 (the crop box) and table 30 (`Rotate`, clockwise)
 */
function toFoot(page: PDFPage): PDFOperator[] {
  const { x, y, width, height } = page.getCropBox();
  const [right, top] = [x + width, y + height];
  const turn = (((page.getRotation().angle % 360) + 360) % 360) as 0 | 90 | 180 | 270;
  const corner = {
    0: concatTransformationMatrix(1, 0, 0, 1, x, y),
    90: concatTransformationMatrix(0, 1, -1, 0, right, y),
    180: concatTransformationMatrix(-1, 0, 0, -1, right, top),
    270: concatTransformationMatrix(0, -1, 1, 0, x, top),
  }[turn];
  const seenWidth = turn % 180 === 0 ? width : height;
  const scale = Math.min(1, seenWidth / PAGE.width);
  const lineY = PAGE.height - OWNER.lineY - TEXT.note.size;
  return [
    corner,
    concatTransformationMatrix(scale, 0, 0, scale, FOOT.x, FOOT.y),
    concatTransformationMatrix(1, 0, 0, 1, -PAGE.left, -lineY),
  ];
}

/**
 * Stamps a copy of a paper with its owner: a box on the cover and a line on each page; on a paper that
 * isn't ours, only the line, at the foot. The rest of the paper stays as it is, including its tags. The
 * same job gives the same bytes.
 */
export async function stampPaper({ paper: bytes, owner }: StampJob): Promise<Uint8Array> {
  const paper = await PDFDocument.load(bytes, { updateMetadata: false });
  const stamp = await overlays(owner);
  const [cover, line] = await paper.embedPdf(await PDFDocument.load(stamp.bytes), [0, 1]);
  if (!cover || !line) throw new Error('The stamp has no pages');
  const isOurs = speak(paper, stamp.spoken);
  paper.getPages().forEach((page, i) => {
    const place = isOurs ? [] : toFoot(page);
    for (const overlay of isOurs && i === 0 ? [cover, line] : [line]) {
      const name = page.node.newXObject('Stamp', overlay.ref);
      page.pushOperators(pushGraphicsState(), ...place, drawObject(name), popGraphicsState());
    }
  });
  paper.setKeywords([`Order ${owner.order}`, owner.email]);
  return paper.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
  });
}
