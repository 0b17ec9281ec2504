import { jest } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { Sheet, type Tag } from '../src/sheet.js';

/** What the PDF library knows about the text it's about to write; its types leave it out. */
interface Pen {
  _font: { name: string };
  _fontSize: number;
  _fillColor: [color: string];
}

type Method = (this: PDFKit.PDFDocument, ...given: unknown[]) => unknown;

/** Shapes and strokes, by the library's names for them. */
const SHAPES = [
  ...['moveTo', 'lineTo', 'lineWidth', 'rect', 'roundedRect', 'circle', 'path', 'clip', 'opacity'],
  ...['fill', 'stroke', 'fillAndStroke', 'translate', 'scale', 'lineCap', 'lineJoin', 'link'],
];

/** The options that all texts are written with. */
const USUAL = '{lineBreak: false, baseline: alphabetic}';

function written(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * 100) / 100 || 0);
  if (Array.isArray(value)) return `[${value.map(written).join(' ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).filter(([key]) => key !== 'structParent');
  return `{${entries.map(([key, part]) => `${key}: ${written(part)}`).join(', ')}}`;
}

/**
 * Records everything drawn from now on, line by line: each shape and text with its place, font, size and
 * color, after the element that it belongs to. `-` is decoration, `~` a header or footer.
 */
export function watchDrawing(): { lines: string[] } {
  const lines: string[] = [];
  const within: string[] = [];
  let inner = false;
  const around = (name: string, draw: () => unknown) => {
    within.push(name);
    try {
      return draw();
    } finally {
      within.pop();
    }
  };
  let open: 'element' | 'shape' | undefined;
  /**
   * The calls for one shape go on one line, up to its fill or stroke; a new element goes on the line of
   * its content.
   */
  const note = (text: string, isShape = false) => {
    const name = within.at(-1) ?? '?';
    if (open === 'shape' && isShape) lines.push(`${lines.pop()} · ${text}`);
    else if (open === 'element' && last?.type === name) lines.push(`${lines.pop()} ${text}`);
    else lines.push(`${name} ${text}`);
    open = isShape && !/^(fill|stroke|link)/.test(text) ? 'shape' : undefined;
  };
  let last: Tag | undefined;
  const depths = new Map<Tag, number>();
  /** With its depth, unless it's inside the element on the line before. */
  const noteElement = (parent: Tag, made: Tag, about: string) => {
    const depth = (depths.get(parent) ?? 0) + 1;
    depths.set(made, depth);
    if (open === 'element' && last === parent) lines.push(`${lines.pop()} > ${made.type}${about}`);
    else lines.push(`${depth} ${made.type}${about}`);
    open = 'element';
    last = made;
  };

  /** Only what our own code calls: the library's methods call each other. */
  const watch = (name: string, say: (pen: Pen, given: unknown[]) => string, isShape = false) => {
    const methods = PDFDocument.prototype as unknown as Record<string, Method>;
    const own = methods[name] as Method;
    jest.spyOn(methods, name).mockImplementation(function (this: PDFKit.PDFDocument, ...given) {
      if (inner) return own.apply(this, given);
      note(say(this as unknown as Pen, given), isShape);
      inner = true;
      try {
        return own.apply(this, given);
      } finally {
        inner = false;
      }
    });
  };
  for (const name of SHAPES) {
    watch(name, (_, given) => [name, ...given.map(written)].join(' '), true);
  }
  watch('text', ({ _font, _fontSize, _fillColor }, [text, ...place]) =>
    [
      JSON.stringify(text),
      ...place.map(written).filter((part) => part !== USUAL),
      _font.name,
      written(_fontSize),
      _fillColor[0],
    ].join(' '),
  );

  const { addPage, tag, content, decoration, furnish, reopen, bookmark } = Sheet.prototype;
  const noteBreak = (text: string) => {
    open = undefined;
    lines.push(`=== ${text}`);
  };
  jest.spyOn(Sheet.prototype, 'addPage').mockImplementation(function (this: Sheet) {
    noteBreak('a page');
    addPage.call(this);
  });
  jest.spyOn(Sheet.prototype, 'tag').mockImplementation(function (
    this: Sheet,
    parent,
    type,
    options,
  ) {
    const made = tag.call(this, parent, type, options);
    noteElement(parent, made, options === undefined ? '' : ` ${written(options)}`);
    return made;
  });
  jest.spyOn(Sheet.prototype, 'content').mockImplementation(function (this: Sheet, to: Tag, draw) {
    content.call(this, to, () => void around(to.type, draw));
  });
  jest.spyOn(Sheet.prototype, 'decoration').mockImplementation(function (this: Sheet, draw) {
    decoration.call(this, (canvas) => void around('-', () => draw(canvas)));
  });
  jest.spyOn(Sheet.prototype, 'furnish').mockImplementation(function (this: Sheet, draw) {
    furnish.call(this, (page, pages) => void around('~', () => draw(page, pages)));
  });
  jest.spyOn(Sheet.prototype, 'reopen').mockImplementation(function (this: Sheet, page) {
    noteBreak(`page ${page} again`);
    reopen.call(this, page);
  });
  jest.spyOn(Sheet.prototype, 'bookmark').mockImplementation(function (this: Sheet, title) {
    noteBreak(title);
    bookmark.call(this, title);
  });
  return { lines };
}
