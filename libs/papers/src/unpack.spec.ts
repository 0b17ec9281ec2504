import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deflatedZeros, hideObject, type RawObject, rawPdf } from '../test/raw-pdf.js';
import { inspectPdf } from './inspect.js';
import { parsePdf } from './parse-pdf.js';
import { DEFLATE_RATIO, OversizedError } from './unpack.js';
import { PICTURE, RENDERER_BYTES, UNPACKED } from './unpack-limits.js';

const MIB = 1024 * 1024;
const NOTHING: RawObject = { entries: '', bytes: Buffer.from('q Q') };
const OBJECTS = '/Type /ObjStm /N 0 /First 0';
const OVERSIZED = { fault: 'oversized' };
const TAKEN = { pages: 1, pictures: [{ width: PICTURE.width, height: PICTURE.width }] };

/** The result without the pictures' bytes. */
async function inspect(paper: Uint8Array) {
  const found = await inspectPdf({ kind: 'inspect', paper, pictured: 1 });
  if ('fault' in found) return found;
  return { ...found, pictures: found.pictures.map(({ width, height }) => ({ width, height })) };
}
const judge = (...objects: RawObject[]) => inspect(rawPdf(objects));

type Stream = Exclude<RawObject, string>;
const stream = (filters: string, bytes: Buffer): Stream => ({
  entries: `/Filter ${filters}`,
  bytes,
});
const ofObjects = ({ entries, bytes }: Stream): Stream => ({
  entries: `${OBJECTS} ${entries}`,
  bytes,
});

/** Run-length data that unpacks to this many bytes. */
const runs = (bytes: number) => Buffer.alloc(bytes / 64, Buffer.from([129, 0]));
const inHex = (packed: Buffer) => Buffer.from(packed.toString('hex'));

const large = deflatedZeros(UNPACKED.stream + 1);

describe('a PDF that unpacks to too much', () => {
  it.each<[string, () => Buffer]>([
    ['/FlateDecode', () => large],
    ['[/FlateDecode /FlateDecode]', () => deflateSync(large)],
    ['[/ASCIIHexDecode /FlateDecode]', () => inHex(large)],
    ['[/AHx /Fl]', () => inHex(large)],
    ['[/FlateDecode /RunLengthDecode]', () => deflateSync(runs(UNPACKED.stream + 128))],
    [
      '[/FlateDecode /ASCII85Decode]',
      () => deflateSync(Buffer.alloc(UNPACKED.stream / 4 + 1, 'z')),
    ],
  ])('is refused with a bomb in objects, or in what a page shows: %s', async (filters, pack) => {
    const bomb = stream(filters, pack());
    expect(bomb.bytes.length).toBeLessThan(MIB);
    expect(await judge(NOTHING, ofObjects(bomb))).toEqual(OVERSIZED);
    expect(await judge(bomb)).toEqual(OVERSIZED);
  });

  it('is refused whatever its filters are called, and wherever that is said', async () => {
    expect(await judge(stream('5 0 R', large), '/FlateDecode')).toEqual(OVERSIZED);
    expect(await judge(stream('[5 0 R]', large), '/FlateDecode')).toEqual(OVERSIZED);
    expect(await judge(stream('/Flate#44ecode', large))).toEqual(OVERSIZED);
    const many = `[${'/FlateDecode '.repeat(UNPACKED.filters + 1)}]`;
    expect(await judge(stream(many, deflatedZeros(1)))).toEqual(OVERSIZED);
  });

  it('is refused when its streams are too much together', async () => {
    const limits = { ...UNPACKED, file: 3 * MIB, objects: 2 * MIB };
    const one = stream('/FlateDecode', deflatedZeros(MIB));
    const parse = (...objects: RawObject[]) => parsePdf(rawPdf(objects), limits);
    await expect(parse(one, one, one)).resolves.toBeDefined();
    await expect(parse(one, one, one, one)).rejects.toThrow(OversizedError);
    const objects = ofObjects(one);
    await expect(parse(NOTHING, objects, objects)).resolves.toBeDefined();
    await expect(parse(NOTHING, objects, objects, objects)).rejects.toThrow(OversizedError);
    // Damaged data doesn't get around the limit: a reader may continue where we stop.
    const cut = stream(
      '/FlateDecode',
      Buffer.concat([one.bytes.subarray(0, 900), Buffer.alloc(9, 7)]),
    );
    await expect(parse(...Array(8).fill(cut))).rejects.toThrow(OversizedError);
  });

  it('is refused with an image of too many pixels, or a table of too many rows', async () => {
    const image = (width: number) =>
      judge(NOTHING, {
        entries: `/Type /XObject /Subtype /Image /Width ${width} /Height 50000 /Filter /DCTDecode`,
        bytes: Buffer.from('a small JPEG'),
      });
    expect(await image(2_000)).toEqual(TAKEN);
    expect(await image(2_001)).toEqual(OVERSIZED);
    const table = (index: string) =>
      judge(NOTHING, {
        entries: `/Type /XRef /W [1 2 1] /Size 5 /Index [${index}] /Root 1 0 R`,
        bytes: Buffer.alloc(20),
      });
    expect(await table('0 5')).toEqual(TAKEN);
    expect(await table('0 4000000000')).toEqual({ fault: 'broken' });
    expect(await table('0 -4000000000 0 4000000020')).toEqual({ fault: 'broken' });
    const sized = (size: number) =>
      judge(NOTHING, {
        entries: `/Type /XRef /W [1 2 1] /Size ${size} /Root 1 0 R`,
        bytes: Buffer.alloc(20),
      });
    expect([await sized(5), await sized(21)]).toEqual([TAKEN, { fault: 'broken' }]);
  });

  it('is refused when few nodes make many pages', async () => {
    const twice = (n: number) => `<< /Type /Pages /Count 1 /Kids [${`${n} 0 R `.repeat(10)}] >>`;
    const tree = [6, 7, 8, 9, 10].map(twice);
    const paper = rawPdf([NOTHING, ...tree, '<< /Type /Pages /Count 0 /Kids [] >>']);
    const many = paper.toString('latin1').replace('/Kids [3 0 R]', '/Kids [5 0 R]');
    expect(await inspect(Buffer.from(many, 'latin1'))).toEqual(OVERSIZED);
  });

  it('is told apart from one with a password, whose streams look like damage', async () => {
    const locked = await PDFDocument.create();
    locked.addPage();
    // Damaged streams count as the most that they could be: these would be too much together.
    const size = Math.ceil(UNPACKED.stream / DEFLATE_RATIO);
    for (let n = 0; n <= UNPACKED.file / UNPACKED.stream; n++)
      locked.context.register(locked.context.flateStream(randomBytes(size)));
    await locked.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
    expect(await inspect(await locked.save())).toEqual({ fault: 'encrypted' });
  });

  it('is taken up to the limit, with a picture in pixels that its size has no part in', async () => {
    // A color image of the largest size allowed.
    const side = Math.floor(Math.sqrt(UNPACKED.stream / 3));
    const image = {
      entries: `/Type /XObject /Subtype /Image /Width ${side} /Height ${side}
        /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode`,
      bytes: deflatedZeros(side * side * 3),
    };
    const shows = { entries: '', bytes: Buffer.from('200 0 0 200 0 0 cm /Im Do') };
    const text = rawPdf([shows, image], '300 300 ').toString('latin1');
    const paper = text.replace('300 300 ]', '300 300] /Resources << /XObject << /Im 5 0 R >> >>');
    expect(await inspect(Buffer.from(paper, 'latin1'))).toEqual(TAKEN);
    for (const size of ['14400 14400', '9000000 9000000', '1 2000']) {
      const found = await inspect(rawPdf([NOTHING], size));
      const [picture] = 'pictures' in found ? found.pictures : [];
      expect([size, found]).toMatchObject([size, { pages: 1 }]);
      expect(picture?.width).toBeLessThanOrEqual(PICTURE.width);
      expect(picture?.height).toBeLessThanOrEqual(PICTURE.height);
    }
  });
});

describe('the memory that judging takes', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'unpack-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Runs in its own process, to measure only its memory. */
  async function measure(paper: Buffer): Promise<{ fault: string | null; memory: number }> {
    const file = path.join(folder, 'paper.pdf');
    await writeFile(file, paper);
    const loader = new URL('../../../tools/scripts/swc-loader.mjs', import.meta.url).href;
    const script = new URL('../test/inspect-memory.ts', import.meta.url).pathname;
    const options = ['--conditions=@app/source', '--import', loader, script, file];
    const { stdout } = await promisify(execFile)(process.execPath, options);
    return JSON.parse(stdout);
  }

  it('is that of a plain paper, and what a renderer may have where nothing else helps', async () => {
    const plain = await measure(rawPdf([NOTHING]));
    expect(plain.fault).toBeNull();
    // A kilobyte that unpacks to 256 MB, and to more still in the buffers of a decoder.
    const packed = deflateSync(deflatedZeros(256 * MIB));
    const nested = await measure(
      rawPdf([NOTHING, ofObjects(stream('[/FlateDecode /FlateDecode]', packed))]),
    );
    expect(nested.fault).toBe('oversized');
    expect(nested.memory / plain.memory).toBeLessThan(1.5);
    // A reader that follows the table finds an object where the parser sees plain text.
    const lines = deflateSync(Buffer.alloc(96 * MIB, '0 0 m 9 9 l S '));
    const hidden = await measure(hideObject(rawPdf([stream('/FlateDecode', lines)])));
    expect(hidden.fault).toBe('oversized');
    expect((hidden.memory - plain.memory) / RENDERER_BYTES).toBeLessThan(1.5);
  }, 120_000);
});
