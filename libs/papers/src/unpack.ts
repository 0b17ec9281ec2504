import { constants, inflateRawSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  type PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { UNPACKED, type UnpackLimits } from './unpack-limits.js';

/** A PDF unpacks to more than we check. */
export class OversizedError extends Error {}

/** Most bytes that one byte of deflated data can unpack to. */
export const DEFLATE_RATIO = 1032;

/**
 * zlib's two bytes before deflated data. Its checksum at the end is ignored, because readers ignore it
 * too.
 */
const ZLIB_HEAD = 2;

/** How much the other filters unpack at a time, bytes. */
const STEP = 64 * 1024;

/** Filter names that readers accept; all others are image formats, which have their own limit. */
const FILTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    FlateDecode: 'FlateDecode',
    Fl: 'FlateDecode',
    LZWDecode: 'LZWDecode',
    LZW: 'LZWDecode',
    ASCII85Decode: 'ASCII85Decode',
    A85: 'ASCII85Decode',
    ASCIIHexDecode: 'ASCIIHexDecode',
    AHx: 'ASCIIHexDecode',
    RunLengthDecode: 'RunLengthDecode',
    RL: 'RunLengthDecode',
  }),
);

const FILTER = PDFName.of('Filter');
const PARAMS = PDFName.of('DecodeParms');
const nameIn = (dict: PDFDict, key: string) => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : undefined;
};
const numberIn = (dict: PDFDict, key: string) => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : 0;
};

function inflate(bytes: Uint8Array, most: number): Uint8Array {
  const finishFlush = constants.Z_SYNC_FLUSH;
  return inflateRawSync(bytes.subarray(ZLIB_HEAD), { maxOutputLength: most, finishFlush });
}

/** Unpacks with the parser's own decoders, step by step. */
function decode(packed: PDFRawStream, most: number): Uint8Array {
  const decoder = decodePDFRawStream(packed);
  for (let length = 0; ; ) {
    const step = decoder.getBytes(STEP).length;
    length += step;
    if (length > most) throw new OversizedError();
    if (step === 0) return decoder.decode();
  }
}

const isOutOfRoom = (error: unknown) =>
  error instanceof OversizedError ||
  (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';

/** Whether the stream's filters are given by reference, to a place that may come later in the file. */
function isFilteredByReference({ dict }: PDFRawStream): boolean {
  const filter = dict.get(FILTER);
  const filters = filter instanceof PDFArray ? filter.asArray() : [filter];
  return filters.some((name) => name instanceof PDFRef);
}

/** Unpacks the streams of one PDF, and counts the bytes. Each method throws {@link OversizedError}. */
export class Unpacking {
  /** Whether it was too much: the parser turns our error into its own. */
  isOver = false;
  private total = 0;
  private objects = 0;
  private readonly waiting: PDFRawStream[] = [];

  constructor(
    private readonly context: PDFContext,
    private readonly limits: UnpackLimits = UNPACKED,
  ) {}

  /** @returns the stream for the parser: an object stream is already unpacked */
  take(stream: PDFRawStream): PDFRawStream {
    const type = nameIn(stream.dict, 'Type');
    if (type === 'ObjStm' || type === 'XRef') return this.takeObjects(stream);
    if (isFilteredByReference(stream)) this.waiting.push(stream);
    else this.measure(stream);
    return stream;
  }

  /** Measures the streams whose filters weren't known yet. */
  finish(): void {
    for (const stream of this.waiting.splice(0)) this.measure(stream);
  }

  private takeObjects(stream: PDFRawStream): PDFRawStream {
    const bytes = this.unpack(stream, this.limits.objects - this.objects);
    if (bytes === undefined) throw new Error('A stream of objects is damaged');
    this.objects += bytes.length;
    if (this.objects > this.limits.objects) this.refuse();
    const dict = stream.dict.clone();
    dict.delete(FILTER);
    dict.delete(PARAMS);
    return PDFRawStream.of(dict, bytes);
  }

  private measure(stream: PDFRawStream): void {
    const { dict } = stream;
    const pixels = numberIn(dict, 'Width') * numberIn(dict, 'Height');
    if (nameIn(dict, 'Subtype') === 'Image' && pixels > this.limits.pixels) this.refuse();
    this.unpack(stream, this.limits.stream);
  }

  /** @returns undefined if it's damaged, or in a format that only readers know */
  private unpack({ dict, contents }: PDFRawStream, most: number): Uint8Array | undefined {
    const filters = this.filtersOf(dict);
    let bytes = contents;
    for (const [i, filter] of filters.entries()) {
      if (filter === undefined) return undefined;
      const room = Math.min(most, this.limits.file - this.total);
      if (room < 1) this.refuse();
      try {
        bytes =
          filter === 'FlateDecode'
            ? inflate(bytes, room)
            : decode(this.packed(dict, i, filter, bytes), room);
      } catch (error) {
        if (isOutOfRoom(error)) this.refuse();
        // A reader may continue where we can't, so count the most that it could be.
        this.total += Math.min(room, bytes.length * DEFLATE_RATIO);
        return undefined;
      }
      this.total += bytes.length;
    }
    return bytes;
  }

  private filtersOf(dict: PDFDict): (string | undefined)[] {
    const filter = dict.lookup(FILTER);
    const names = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
    if (names.length > this.limits.filters) this.refuse();
    return names.map((name) => {
      const known = this.context.lookup(name);
      return known instanceof PDFName ? FILTERS.get(known.decodeText()) : undefined;
    });
  }

  /** The input of one of the stream's filters. */
  private packed(dict: PDFDict, i: number, filter: string, bytes: Uint8Array): PDFRawStream {
    const all = dict.lookup(PARAMS);
    const params = all instanceof PDFArray ? all.lookup(i) : all;
    const entries = { Filter: filter, ...(params === undefined ? {} : { DecodeParms: params }) };
    return PDFRawStream.of(this.context.obj(entries), bytes);
  }

  private refuse(): never {
    this.isOver = true;
    throw new OversizedError('It unpacks to more than we check');
  }
}
