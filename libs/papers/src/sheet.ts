import PDFDocument from 'pdfkit';
import { type Face, readFaces } from './faces.js';
import { COLOR, PAGE, type TextStyle } from './theme.js';

/** An element of the document's structure, which screen readers follow. */
export interface Tag {
  type: string;
  element: PDFKit.PDFStructureElement;
}

/** A document's metadata. */
export interface About {
  title: string;
  subject: string;
  author: string;
  /** When its content last changed: the only date in the file, so that equal content gives equal bytes. */
  date: Date;
}

interface TagOptions {
  /** Alternate text, heard instead of what is seen. */
  alt?: string;
  /** Replacement text, read instead of what is seen. */
  actual?: string;
  /** Left, top, right, bottom. */
  bbox?: [number, number, number, number];
  scope?: 'Row' | 'Column';
  /** The element's title, by which programs find it. */
  title?: string;
}

/** A stretch of text in one font. */
export interface Run {
  text: string;
  face: Face;
  size: number;
  width: number;
}

type Hand = 'plain' | 'strong' | 'em';

/** The part of the PDF library's font that says which characters it has; its types leave it out. */
interface Outlines {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

const MARK = { back: COLOR.primary, front: COLOR.white };

let faces: ReadonlyMap<Face, Buffer> | undefined;

function faceOf(family: TextStyle['family'], hand: Hand): Face {
  return hand === 'plain' ? family : `${family}-${hand}`;
}

/**
 * A PDF in the making: fonts, tags and strokes, with y growing down from the top of the page. Pages stay
 * open until {@link Sheet.finish}, so that each can show the total number.
 */
export class Sheet {
  readonly root: Tag;
  private readonly document: PDFKit.PDFDocument;
  private readonly chunks: Uint8Array[] = [];
  private readonly known = new Map<string, Face>();
  private readonly lenders: readonly Face[] = [
    'greek',
    'signs',
    'latin-ext',
    'vietnamese',
    'cyrillic',
  ];

  constructor(about: About) {
    this.document = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      bufferPages: true,
      info: {
        Title: about.title,
        Subject: about.subject,
        Author: about.author,
        Creator: about.author,
        Producer: about.author,
        CreationDate: about.date,
        ModDate: about.date,
      },
    });
    this.document.on('data', (chunk: Uint8Array) => this.chunks.push(chunk));
    faces ??= readFaces();
    for (const [face, bytes] of faces) this.document.registerFont(face, bytes);
    const element = this.document.struct('Document');
    this.document.addStructure(element);
    this.root = { type: 'Document', element };
  }

  /** The library's document, for code that draws directly. */
  get canvas(): PDFKit.PDFDocument {
    return this.document;
  }

  get pageCount(): number {
    return this.document.bufferedPageRange().count;
  }

  addPage(): void {
    this.document.addPage();
  }

  /** Goes back to a page, from 1, to draw what was not known before. */
  reopen(page: number): void {
    this.document.switchToPage(this.document.bufferedPageRange().start + page - 1);
  }

  /** Adds an entry to the outline that readers show next to the pages. */
  bookmark(title: string): void {
    this.document.outline.addItem(title);
  }

  /** A new element under another. */
  tag(parent: Tag, type: string, options: TagOptions = {}): Tag {
    const element = this.document.struct(type, options);
    parent.element.add(element);
    return { type, element };
  }

  /** Draws the content of an element. */
  content(tag: Tag, draw: () => void): void {
    const content = this.document.markStructureContent(tag.type);
    draw();
    this.document.endMarkedContent();
    tag.element.add(content);
  }

  /** Draws something without meaning: a rule, a background. */
  decoration(draw: (canvas: PDFKit.PDFDocument) => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw(this.document);
    this.document.endMarkedContent();
  }

  /** Makes an area a link. */
  link(parent: Tag, url: string, x: number, y: number, width: number, height: number): void {
    // The types of the library do not know yet that a link belongs to an element.
    const options: object = { structParent: parent.element, Contents: new String(url) };
    this.document.link(x, y, width, height, url, options);
  }

  private has(face: Face, sign: string): boolean {
    this.document.font(face);
    const { _font } = this.document as unknown as Outlines;
    return _font.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  }

  /** @throws RangeError if no font has the character: a paper must not show an empty box. */
  private faceFor(wanted: Face, sign: string): Face {
    const key = `${wanted} ${sign}`;
    const face =
      this.known.get(key) ?? [wanted, ...this.lenders].find((one) => this.has(one, sign));
    if (!face) {
      throw new RangeError(`No paper font has the character ${sign}`);
    }
    this.known.set(key, face);
    return face;
  }

  /** Splits a text where its characters need another font, and measures the pieces. */
  runs(text: string, style: TextStyle, hand: Hand, size = style.size): Run[] {
    const wanted = faceOf(style.family, style.strong ? 'strong' : hand);
    const runs: { text: string; face: Face }[] = [];
    for (const sign of text) {
      const face = this.faceFor(wanted, sign);
      const last = runs.at(-1);
      if (last?.face === face) {
        last.text += sign;
      } else {
        runs.push({ text: sign, face });
      }
    }
    return runs.map((run) => ({
      ...run,
      size,
      width: this.document.font(run.face).fontSize(size).widthOfString(run.text),
    }));
  }

  /** Width of a text on one line. */
  width(text: string, style: TextStyle): number {
    return this.runs(text, style, 'plain').reduce((sum, { width }) => sum + width, 0);
  }

  /** Writes a run with its baseline at `y`. */
  write({ text, face, size }: Omit<Run, 'width'>, x: number, y: number, color: string): void {
    this.document
      .font(face)
      .fontSize(size)
      .fillColor(color)
      .text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
  }

  /** Draws the same header and footer on every page, which screen readers skip. */
  furnish(draw: (page: number, pages: number) => void): void {
    const { count } = this.document.bufferedPageRange();
    for (let page = 1; page <= count; page += 1) {
      this.reopen(page);
      this.document.markContent('Artifact', { type: 'Pagination' });
      draw(page, count);
      this.document.endMarkedContent();
    }
  }

  /** Writes a text on one line. */
  line(text: string, style: TextStyle, x: number, y: number): void {
    let at = x;
    for (const run of this.runs(text, style, 'plain')) {
      this.write(run, at, y, style.color);
      at += run.width;
    }
  }

  /** The brand's logo mark, as on the site. */
  mark(x: number, y: number, size: number, colors: { back: string; front: string } = MARK): void {
    this.document
      .save()
      .translate(x, y)
      .scale(size / 32)
      .roundedRect(0, 0, 32, 32, 8)
      .fill(colors.back)
      .path('M9 8.5v15M9 8.5h7.25a5 5 0 0 1 0 10H14M18.5 21.5l2.5 2.5 4.5-5')
      .lineWidth(2.75)
      .lineCap('round')
      .lineJoin('round')
      .stroke(colors.front)
      .restore();
  }

  /** Closes the file. */
  async finish(): Promise<Uint8Array> {
    const ended = new Promise<void>((resolve, reject) => {
      this.document.on('end', resolve);
      this.document.on('error', reject);
    });
    this.document.end();
    await ended;
    return Buffer.concat(this.chunks);
  }
}
