import { inflateSync } from 'node:zlib';

/** What tests check in one of our PDFs. */
export interface ReadPdf {
  /** Text of each page in the order in which it was drawn. */
  pages: string[];
  /** How many characters were drawn that the font has no glyph for. */
  missing: number;
  /** Everything outside the streams: catalog, structure, links. */
  outline: string;
}

interface PdfObject {
  head: string;
  stream: Buffer | undefined;
}

/** Objects by number. Our files have no object streams, and each stream gives its length. */
function objectsOf(bytes: Uint8Array): Map<number, PdfObject> {
  const file = Buffer.from(bytes);
  const text = file.toString('latin1');
  const objects = new Map<number, PdfObject>();
  const start = /(?:^|\n)(\d+) 0 obj\n/g;
  for (let match = start.exec(text); match; match = start.exec(text)) {
    const end = text.indexOf('\nendobj', start.lastIndex);
    // Only up to the object's end: the next stream may be megabytes away.
    const inside = text.slice(start.lastIndex, end).indexOf('\nstream\n');
    const streamed = inside >= 0;
    const at = start.lastIndex + inside;
    const head = text.slice(start.lastIndex, streamed ? at : end);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const stream = streamed ? file.subarray(at + 8, at + 8 + length) : undefined;
    objects.set(Number(match[1]), { head, stream });
    start.lastIndex = streamed ? at + 8 + length : end;
  }
  return objects;
}

const reference = (head: string, name: string): number =>
  Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1]);

/** Characters by glyph number, from the table that makes text selectable. */
function signsOf(objects: ReadonlyMap<number, PdfObject>, font: number): string[] {
  const table = objects.get(reference(objects.get(font)?.head ?? '', 'ToUnicode'));
  const cmap = table?.stream ? inflateSync(table.stream).toString('latin1') : '';
  const lists = [...cmap.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g)];
  const hex = lists.flatMap(([, list = '']) => [...list.matchAll(/<([^>]*)>/g)]);
  return hex.map(([, codes = '']) =>
    codes
      .split(' ')
      .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
      .join(''),
  );
}

/** Reads a PDF made by `libs/papers`. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const objects = objectsOf(bytes);
  const heads = [...objects.values()].map(({ head }) => head);
  const fonts = new Map<number, string[]>();
  let missing = 0;
  const pages = heads
    .filter((head) => /\/Type \/Page\n/.test(`${head}\n`))
    .map((page) => {
      const resources = objects.get(reference(page, 'Resources'))?.head ?? '';
      const content = objects.get(reference(page, 'Contents'))?.stream;
      let signs: string[] = [];
      let text = '';
      const drawn = content ? inflateSync(content).toString('latin1') : '';
      for (const [, name, run] of drawn.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
        if (name !== undefined) {
          const font = reference(resources, name);
          fonts.set(font, fonts.get(font) ?? signsOf(objects, font));
          signs = fonts.get(font) ?? [];
        }
        for (const [, hex = ''] of (run ?? '').matchAll(/<([0-9a-f]*)>/g)) {
          for (const glyph of hex.match(/.{4}/g) ?? []) {
            missing += glyph === '0000' ? 1 : 0;
            text += signs[Number.parseInt(glyph, 16)] ?? '';
          }
        }
      }
      return text;
    });
  return { pages, missing, outline: heads.join('\n') };
}
