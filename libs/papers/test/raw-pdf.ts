import { constants, deflateSync } from 'node:zlib';

/** An object to write: its text, or a stream's dictionary entries and bytes. */
export type RawObject = string | { entries: string; bytes: Uint8Array };

/** Deflated zeros: about a thousandth of their size. Looking only for runs is six times as fast. */
export const deflatedZeros = (bytes: number): Buffer =>
  deflateSync(Buffer.alloc(bytes), { level: 9, strategy: constants.Z_RLE });

/** A page of this size, in points, that shows object 4. These are objects 1 to 3. */
const head = (size: string): string[] => [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] /Contents 4 0 R >>`,
];

/** A one-page PDF, byte by byte; the first of these objects is the page's content. */
export function rawPdf(objects: readonly RawObject[], size = '300 300'): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = 0;
  const add = (part: string | Uint8Array) => parts.push(Buffer.from(part as string, 'latin1'));
  for (const [i, object] of [...head(size), ...objects].entries()) {
    length = parts.reduce((sum, part) => sum + part.length, 0);
    offsets.push(length);
    add(`${i + 1} 0 obj\n`);
    if (typeof object === 'string') add(object);
    else {
      add(`<< ${object.entries} /Length ${object.bytes.length} >>\nstream\n`);
      add(object.bytes);
      add('\nendstream');
    }
    add('\nendobj\n');
  }
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const count = offsets.length + 1;
  add(`xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`);
  add(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}

/** The same PDF with its fourth object hidden inside a stream, where only the table points to it. */
export function hideObject(paper: Buffer): Buffer {
  const start = paper.indexOf('4 0 obj');
  const object = paper.subarray(start, paper.indexOf('\nendobj', start) + 8);
  const shell = Buffer.from(`4 0 obj\n<< /Length ${object.length} >>\nstream\n`);
  const table = paper.indexOf('xref\n', start + object.length);
  const tail = paper.toString('latin1', table);
  const row = (at: number) => `${String(at).padStart(10, '0')} 00000 n`;
  const moved = shell.length + '\nendstream\nendobj\n'.length;
  return Buffer.concat([
    paper.subarray(0, start),
    shell,
    object,
    Buffer.from('\nendstream\nendobj\n'),
    paper.subarray(start + object.length, table),
    Buffer.from(
      tail
        .replace(row(start), row(start + shell.length))
        .replace(/startxref\n\d+/, `startxref\n${table + moved}`),
      'latin1',
    ),
  ]);
}
