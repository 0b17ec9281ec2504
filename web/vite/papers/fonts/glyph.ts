/** A point of an outline, in font units. */
export interface OutlinePoint {
  x: number;
  y: number;
  onCurve: boolean;
}

/** A part of a glyph that is another glyph, moved; `transform` holds its scales as they are stored. */
interface GlyphComponent {
  glyph: number;
  x: number;
  y: number;
  /** True where x and y are points to match, which no variation moves. */
  matchesPoints: boolean;
  /** Flags of the format that say how `transform` is stored, and nothing else. */
  scaleFlags: number;
  transform: Uint8Array;
}

/** An outline: contours of points, or components, or neither for a space. */
export interface Glyph {
  points: OutlinePoint[];
  /** Index of the last point of each contour. */
  contourEnds: number[];
  components: GlyphComponent[];
}

/** A font taken apart: its glyphs, their advance widths, and its other tables as bytes. */
export interface FontParts {
  glyphs: Glyph[];
  /** In font units, one a glyph. */
  advances: number[];
  tables: Map<string, Buffer>;
}

/** Reads numbers one after the other, as fonts store them. */
export class Reader {
  constructor(
    private readonly bytes: Buffer,
    public position = 0,
  ) {}

  uint8(): number {
    this.position += 1;
    return this.bytes.readUInt8(this.position - 1);
  }

  int8(): number {
    this.position += 1;
    return this.bytes.readInt8(this.position - 1);
  }

  uint16(): number {
    this.position += 2;
    return this.bytes.readUInt16BE(this.position - 2);
  }

  int16(): number {
    this.position += 2;
    return this.bytes.readInt16BE(this.position - 2);
  }

  uint32(): number {
    this.position += 4;
    return this.bytes.readUInt32BE(this.position - 4);
  }

  /** A fraction with 14 binary places. */
  f2dot14(): number {
    return this.int16() / 16384;
  }

  take(length: number): Buffer {
    this.position += length;
    return this.bytes.subarray(this.position - length, this.position);
  }
}

/** A table of the font. @throws RangeError when it has none of that name. */
export function tableOf(font: FontParts, tag: string): Buffer {
  const table = font.tables.get(tag);
  if (!table) {
    throw new RangeError(`The font has no table ${tag}`);
  }
  return table;
}
