import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { type RawObject, rawPdf } from '../test/raw-pdf.js';
import { parsePdf } from './parse-pdf.js';
import { OversizedError } from './unpack.js';
import { UNPACKED } from './unpack-limits.js';

const BYTES = 64 * 1024;
const zeros = Buffer.alloc(BYTES);

/** Zeros encoded with LZW, each as a nine-bit code: the table is cleared before codes get longer. */
function lzwZeros(bytes: number): Buffer {
  const [zero, clear, end] = [0, 256, 257].map((code) => code.toString(2).padStart(9, '0'));
  const bits = `${clear}${zero?.repeat(128)}`.repeat(bytes / 128) + end;
  return Buffer.from(
    bits.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)) ?? [],
  );
}

const PACKED: Record<string, Buffer> = {
  FlateDecode: deflateSync(zeros),
  ASCIIHexDecode: Buffer.from('00'.repeat(BYTES)),
  ASCII85Decode: Buffer.from('z'.repeat(BYTES / 4)),
  RunLengthDecode: Buffer.concat([
    Buffer.alloc(BYTES / 32, Buffer.from([193, 0])),
    Buffer.from([128]),
  ]),
  LZWDecode: lzwZeros(BYTES),
};
const SHORT = { FlateDecode: 'Fl', ASCIIHexDecode: 'AHx', ASCII85Decode: 'A85' };
const SHORTER = { RunLengthDecode: 'RL', LZWDecode: 'LZW' };

const parse = (stream: number, ...objects: RawObject[]) =>
  parsePdf(rawPdf(objects), { ...UNPACKED, stream });

describe('what a stream unpacks to', () => {
  it.each([
    ...Object.keys(PACKED).map((name) => [name, name]),
    ...Object.entries({ ...SHORT, ...SHORTER }),
  ])('is counted to the byte: %s, called %s', async (filter, name) => {
    const packed = { entries: `/Filter /${name}`, bytes: PACKED[filter] ?? zeros };
    await expect(parse(BYTES, packed)).resolves.toBeDefined();
    await expect(parse(BYTES - 1, packed)).rejects.toThrow(OversizedError);
  });

  it('is what it was before, where it has no filter or one of pictures alone', async () => {
    const plain = { entries: '', bytes: zeros };
    const picture = { entries: '/Filter /DCTDecode', bytes: zeros };
    await expect(parse(1, plain, picture)).resolves.toBeDefined();
  });

  it('may be damaged in a page, but not where objects are', async () => {
    const damaged = (entries: string) => ({
      entries: `${entries} /Filter /FlateDecode`,
      bytes: Buffer.from('this was never deflated'),
    });
    await expect(parse(BYTES, damaged(''))).resolves.toBeDefined();
    await expect(parse(BYTES, damaged('/Type /ObjStm /N 1 /First 4'))).rejects.toThrow();
  });
});
