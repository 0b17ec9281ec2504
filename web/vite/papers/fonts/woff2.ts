import { brotliDecompressSync } from 'node:zlib';
import { type FontParts, type Glyph, type OutlinePoint, Reader } from './glyph.js';

/** Tags that the format writes as a number, in its order. Source: WOFF2, section 4.1. */
const KNOWN_TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .split(' ')
    .map((tag) => tag.replace('_', ' '));

const HEADER_SIZE = 48;
const OWN_TAG = 63;
const NULL_TRANSFORM = 3;

interface Entry {
  tag: string;
  /** Bytes in the decompressed stream. */
  length: number;
  transformed: boolean;
}

/** Seven bits a byte, the first ones first. */
function uintBase128(reader: Reader): number {
  let value = 0;
  for (let byte = 0x80; byte & 0x80; ) {
    byte = reader.uint8();
    value = value * 128 + (byte & 0x7f);
  }
  return value;
}

/** Numbers that are mostly small. Source: WOFF2, section 3 (255UInt16). */
function uint255(reader: Reader): number {
  const code = reader.uint8();
  if (code === 253) {
    return reader.uint16();
  }
  if (code === 254) {
    return reader.uint8() + 506;
  }
  return code === 255 ? reader.uint8() + 253 : code;
}

function readEntry(reader: Reader): Entry {
  const flags = reader.uint8();
  const index = flags & 0x3f;
  const tag = index === OWN_TAG ? reader.take(4).toString('latin1') : (KNOWN_TAGS[index] ?? '');
  const version = flags >> 6;
  const outlines = tag === 'glyf' || tag === 'loca';
  const transformed = outlines ? version !== NULL_TRANSFORM : version !== 0;
  const original = uintBase128(reader);
  return { tag, length: transformed ? uintBase128(reader) : original, transformed };
}

/** Twice the coordinate's sign: odd flags are positive. */
const signed = (flag: number, size: number): number => (flag & 1 ? size : -size);

/** The step to the next point. Source: WOFF2, section 5.2 (the table of triplets). */
function readStep(flag: number, data: Reader): [dx: number, dy: number] {
  if (flag < 10) {
    return [0, signed(flag, ((flag & 14) << 7) + data.uint8())];
  }
  if (flag < 20) {
    return [signed(flag, (((flag - 10) & 14) << 7) + data.uint8()), 0];
  }
  if (flag < 84) {
    const code = flag - 20;
    const byte = data.uint8();
    return [
      signed(flag, 1 + (code & 0x30) + (byte >> 4)),
      signed(flag >> 1, 1 + ((code & 0x0c) << 2) + (byte & 0x0f)),
    ];
  }
  if (flag < 120) {
    const code = flag - 84;
    const [first, second] = [data.uint8(), data.uint8()];
    return [
      signed(flag, 1 + (Math.floor(code / 12) << 8) + first),
      signed(flag >> 1, 1 + (((code % 12) >> 2) << 8) + second),
    ];
  }
  if (flag < 124) {
    const [first, second, third] = [data.uint8(), data.uint8(), data.uint8()];
    return [
      signed(flag, (first << 4) + (second >> 4)),
      signed(flag >> 1, ((second & 0x0f) << 8) + third),
    ];
  }
  return [signed(flag, data.uint16()), signed(flag >> 1, data.uint16())];
}

function readPoints(count: number, flags: Reader, data: Reader): OutlinePoint[] {
  let [x, y] = [0, 0];
  return Array.from({ length: count }, () => {
    const flag = flags.uint8();
    const [dx, dy] = readStep(flag & 0x7f, data);
    x += dx;
    y += dy;
    return { x, y, onCurve: flag < 0x80 };
  });
}

const WORD_ARGUMENTS = 0x1;
const ARGUMENTS_ARE_OFFSETS = 0x2;
const ONE_SCALE = 0x8;
const MORE_COMPONENTS = 0x20;
const TWO_SCALES = 0x40;
const FULL_MATRIX = 0x80;
const WITH_INSTRUCTIONS = 0x100;

function scaleBytes(flags: number): number {
  if (flags & ONE_SCALE) {
    return 2;
  }
  if (flags & TWO_SCALES) {
    return 4;
  }
  return flags & FULL_MATRIX ? 8 : 0;
}

/** Reads components; whether instructions follow decides where the next glyph starts. */
function readComponents(data: Reader): { components: Glyph['components']; instructed: boolean } {
  const components: Glyph['components'] = [];
  let instructed = false;
  for (let more = true; more; ) {
    const flags = data.uint16();
    const glyph = data.uint16();
    const words = (flags & WORD_ARGUMENTS) !== 0;
    const [x, y] = words ? [data.int16(), data.int16()] : [data.int8(), data.int8()];
    components.push({
      glyph,
      x,
      y,
      matchesPoints: (flags & ARGUMENTS_ARE_OFFSETS) === 0,
      scaleFlags: flags & (ONE_SCALE | TWO_SCALES | FULL_MATRIX | 0xe04),
      transform: data.take(scaleBytes(flags)),
    });
    instructed ||= (flags & WITH_INSTRUCTIONS) !== 0;
    more = (flags & MORE_COMPONENTS) !== 0;
  }
  return { components, instructed };
}

/** Undoes the format's own order of outlines. Source: WOFF2, section 5.1. Hints are left out. */
function readGlyphs(table: Buffer): Glyph[] {
  const head = new Reader(table, 4);
  const glyphCount = head.uint16();
  head.uint16();
  const sizes = Array.from({ length: 7 }, () => head.uint32());
  const [contours, pointCounts, flags, outlines, composites] = sizes.map(
    (size) => new Reader(head.take(size)),
  );
  if (!contours || !pointCounts || !flags || !outlines || !composites) {
    throw new RangeError('The table of outlines is cut off');
  }
  return Array.from({ length: glyphCount }, () => {
    const count = contours.int16();
    if (count < 0) {
      const { components, instructed } = readComponents(composites);
      if (instructed) {
        uint255(outlines);
      }
      return { points: [], contourEnds: [], components };
    }
    let total = 0;
    const contourEnds = Array.from({ length: count }, () => {
      total += uint255(pointCounts);
      return total - 1;
    });
    const points = readPoints(total, flags, outlines);
    if (count > 0) {
      uint255(outlines);
    }
    return { points, contourEnds, components: [] };
  });
}

/** Advance widths, whether or not the side bearings beside them were left out. */
function readAdvances(table: Buffer, transformed: boolean, metrics: number, glyphs: number) {
  const reader = new Reader(table, transformed ? 1 : 0);
  let last = 0;
  return Array.from({ length: glyphs }, (_, glyph) => {
    if (glyph < metrics) {
      last = reader.uint16();
      if (!transformed) {
        reader.int16();
      }
    }
    return last;
  });
}

/**
 * Takes a WOFF2 font with TrueType outlines apart.
 * @throws RangeError when it is none, or has its outlines in another form.
 */
export function readWoff2(file: Buffer): FontParts {
  if (file.toString('latin1', 0, 4) !== 'wOF2') {
    throw new RangeError('Not a WOFF2 font');
  }
  const reader = new Reader(file, HEADER_SIZE);
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => readEntry(reader));
  const data = new Reader(brotliDecompressSync(reader.take(file.readUInt32BE(20))));
  const tables = new Map(entries.map(({ tag, length }) => [tag, data.take(length)]));
  const outlines = entries.find(({ tag }) => tag === 'glyf');
  const [glyf, hhea, hmtx] = ['glyf', 'hhea', 'hmtx'].map((tag) => tables.get(tag));
  if (!outlines?.transformed || !glyf || !hhea || !hmtx) {
    throw new RangeError('The font has no outlines in the form of WOFF2');
  }
  const glyphs = readGlyphs(glyf);
  const shortened = entries.some(({ tag, transformed }) => tag === 'hmtx' && transformed);
  const advances = readAdvances(hmtx, shortened, hhea.readUInt16BE(34), glyphs.length);
  for (const tag of ['glyf', 'loca', 'hmtx']) {
    tables.delete(tag);
  }
  return { glyphs, advances, tables };
}
