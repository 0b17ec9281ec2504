import { type FontParts, type Glyph, tableOf } from './glyph.js';

/** What a font of one style needs; hints and everything about variations are left out. */
const KEPT = ['GDEF', 'GPOS', 'GSUB', 'OS/2', 'cmap', 'head', 'hhea', 'maxp', 'post'];

const WORD_ARGUMENTS = 0x1;
const ARGUMENTS_ARE_OFFSETS = 0x2;
const MORE_COMPONENTS = 0x20;
const ON_CURVE = 0x1;

interface Box {
  xMin: number;
  yMin: number;
  xMax: number;
  yMax: number;
}

const EMPTY: Box = { xMin: 0, yMin: 0, xMax: 0, yMax: 0 };

function numbers(bytes: 1 | 2 | 4, values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * bytes);
  values.forEach((value, i) => {
    const unsigned = bytes === 1 ? value & 0xff : bytes === 2 ? value & 0xffff : value >>> 0;
    buffer.writeUIntBE(unsigned, i * bytes, bytes);
  });
  return buffer;
}

function boxOf(points: readonly { x: number; y: number }[]): Box {
  if (points.length === 0) {
    return EMPTY;
  }
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    xMin: Math.min(...xs),
    yMin: Math.min(...ys),
    xMax: Math.max(...xs),
    yMax: Math.max(...ys),
  };
}

/** The box of a glyph made of others, which are moved but (in these fonts) not turned. */
function compositeBox(glyph: Glyph, glyphs: readonly Glyph[]): Box {
  const corners = glyph.components.flatMap(({ glyph: index, x, y }) => {
    const part = glyphs[index];
    return part ? part.points.map((point) => ({ x: point.x + x, y: point.y + y })) : [];
  });
  return boxOf(corners);
}

function steps(values: readonly number[]): number[] {
  return values.map((value, i) => value - (values[i - 1] ?? 0));
}

function encodeComponents(glyph: Glyph): Buffer {
  const parts = glyph.components.map((component, i) => {
    const flags =
      WORD_ARGUMENTS |
      (component.matchesPoints ? 0 : ARGUMENTS_ARE_OFFSETS) |
      (i < glyph.components.length - 1 ? MORE_COMPONENTS : 0) |
      component.scaleFlags;
    const words = numbers(2, [flags, component.glyph, component.x, component.y]);
    return Buffer.concat([words, component.transform]);
  });
  return Buffer.concat(parts);
}

function encodeGlyph(glyph: Glyph, box: Box): Buffer {
  const composite = glyph.components.length > 0;
  if (!composite && glyph.points.length === 0) {
    return Buffer.alloc(0);
  }
  const { xMin, yMin, xMax, yMax } = box;
  const count = composite ? -1 : glyph.contourEnds.length;
  const head = numbers(2, [count, xMin, yMin, xMax, yMax]);
  const body = composite
    ? encodeComponents(glyph)
    : Buffer.concat([
        numbers(2, [...glyph.contourEnds, 0]),
        numbers(
          1,
          glyph.points.map(({ onCurve }) => (onCurve ? ON_CURVE : 0)),
        ),
        numbers(2, steps(glyph.points.map(({ x }) => x))),
        numbers(2, steps(glyph.points.map(({ y }) => y))),
      ]);
  const whole = Buffer.concat([head, body]);
  return Buffer.concat([whole, Buffer.alloc((4 - (whole.length % 4)) % 4)]);
}

/** Names in the one form that every reader knows: Windows, Unicode, English. */
function nameTable(family: string, style: string): Buffer {
  const names: [id: number, text: string][] = [
    [1, family],
    [2, style],
    [4, `${family} ${style}`],
    [6, `${family.replace(/\s/g, '')}-${style.replace(/\s/g, '')}`],
  ];
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  let offset = 0;
  const records = names.map(([id], i) => {
    const length = texts[i]?.length ?? 0;
    offset += length;
    return numbers(2, [3, 1, 0x409, id, length, offset - length]);
  });
  const head = numbers(2, [0, names.length, 6 + 12 * names.length]);
  return Buffer.concat([head, ...records, ...texts]);
}

/** The same table with numbers of two bytes written over it. */
function changed(table: Buffer, values: Readonly<Record<number, number>>): Buffer {
  const copy = Buffer.from(table);
  for (const [at, value] of Object.entries(values)) {
    copy.writeUInt16BE(value, Number(at));
  }
  return copy;
}

function checksum(table: Buffer): number {
  const whole = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) {
    sum = (sum + whole.readUInt32BE(at)) >>> 0;
  }
  return sum;
}

function container(tables: ReadonlyMap<string, Buffer>): Buffer {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(entries.length));
  const search = [power * 16, Math.log2(power), (entries.length - power) * 16];
  let offset = 12 + entries.length * 16;
  const directory = entries.map(([tag, table]) => {
    const entry = numbers(4, [checksum(table), offset, table.length]);
    offset += Math.ceil(table.length / 4) * 4;
    return Buffer.concat([Buffer.from(tag, 'latin1'), entry]);
  });
  const padded = entries.map(([, table]) =>
    Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]),
  );
  const head = Buffer.concat([numbers(4, [0x10000]), numbers(2, [entries.length, ...search])]);
  return Buffer.concat([head, ...directory, ...padded]);
}

/**
 * Writes a TrueType font of one style, so that it can be embedded.
 * @param style What its name says of it, such as "SemiBold"; no two styles of a family share one.
 */
export function writeTrueType(font: FontParts, family: string, style: string): Buffer {
  const boxes = font.glyphs.map((glyph) =>
    glyph.components.length > 0 ? compositeBox(glyph, font.glyphs) : boxOf(glyph.points),
  );
  const outlines = font.glyphs.map((glyph, i) => encodeGlyph(glyph, boxes[i] ?? EMPTY));
  const offsets = [0];
  for (const { length } of outlines) {
    offsets.push((offsets.at(-1) ?? 0) + length);
  }
  const metrics = font.advances.flatMap((advance, i) => [advance, boxes[i]?.xMin ?? 0]);
  const tables = new Map(
    KEPT.filter((tag) => font.tables.has(tag)).map((tag) => [tag, tableOf(font, tag)]),
  );
  tables.set('glyf', Buffer.concat(outlines));
  tables.set('loca', numbers(4, offsets));
  tables.set('hmtx', numbers(2, metrics));
  tables.set('name', nameTable(family, style));
  tables.set('head', changed(tableOf(font, 'head'), { 50: 1 }));
  tables.set('hhea', changed(tableOf(font, 'hhea'), { 34: font.glyphs.length }));
  return container(tables);
}
