import { inflateSync } from 'node:zlib';

/** Sizes of both formats' headers and directory entries, in bytes. */
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

function padded(length: number): number {
  return (length + 3) & ~3;
}

/** The header of an sfnt; its last three fields are for binary search. */
function sfntHeader(flavor: number, tables: number): Buffer {
  const header = Buffer.alloc(SFNT_HEADER);
  const selector = Math.floor(Math.log2(tables));
  const range = 2 ** selector * SFNT_ENTRY;
  header.writeUInt32BE(flavor, 0);
  header.writeUInt16BE(tables, 4);
  header.writeUInt16BE(range, 6);
  header.writeUInt16BE(selector, 8);
  header.writeUInt16BE(tables * SFNT_ENTRY - range, 10);
  return header;
}

/**
 * Unpacks a WOFF 1.0 font (W3C, "WOFF File Format 1.0", sections 3 to 5) into the font inside it, because
 * the PDF library's font code would unpack a whole WOFF table for every glyph that it reads.
 *
 * @throws RangeError when the bytes are not a WOFF
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError("The font isn't a WOFF");
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(count * SFNT_ENTRY);
  const parts = [sfntHeader(woff.readUInt32BE(4), count), directory];
  let at = SFNT_HEADER + directory.length;
  for (let i = 0; i < count; i++) {
    const entry = WOFF_HEADER + i * WOFF_ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((field) =>
      woff.readUInt32BE(entry + field),
    ) as [number, number, number];
    const bytes = woff.subarray(offset, offset + packed);
    const table = Buffer.alloc(padded(length));
    (packed < length ? inflateSync(bytes) : bytes).copy(table);
    woff.copy(directory, i * SFNT_ENTRY, entry, entry + 4);
    woff.copy(directory, i * SFNT_ENTRY + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(at, i * SFNT_ENTRY + 8);
    directory.writeUInt32BE(length, i * SFNT_ENTRY + 12);
    parts.push(table);
    at += table.length;
  }
  return Buffer.concat(parts);
}
