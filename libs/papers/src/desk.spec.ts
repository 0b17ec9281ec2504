import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from '@jest/globals';
import { makePdf } from '../test/make-pdf.js';
import { pageTexts } from '../test/page-texts.js';
import { rawPdf } from '../test/raw-pdf.js';
import { DESIGNS } from './designs.js';
import { work } from './desk.js';
import { PAGE_NODES, PICTURE, RENDERER_BYTES, UNPACKED } from './unpack-limits.js';

const MIB = 1024 * 1024;
const paper = await makePdf('An edition');

describe('a job', () => {
  it('is done as what it is', async () => {
    const none = Buffer.from('MZ');
    expect(await work({ kind: 'inspect', paper: none, pictured: 0 })).toEqual({ fault: 'not-pdf' });
    const owner = { name: 'Ann', email: 'ann@example.org', order: '7F3A91BC' };
    const stamped = (await work({ kind: 'stamp', paper, owner })) as Uint8Array;
    expect((await PDFDocument.load(stamped)).getKeywords()).toBe('Order 7F3A91BC ann@example.org');
    expect((await pageTexts(stamped))[2]).toContain('An edition, page 3');
  });

  it('draws the pages that are asked for, as wide as pictures are, and no others', async () => {
    const small = rawPdf([{ entries: '', bytes: Buffer.from('q Q') }], '60 30');
    expect(await work({ kind: 'pictures', paper: small, pages: [1] })).toMatchObject([
      { page: 1, width: PICTURE.width, height: PICTURE.width / 2 },
    ]);
    for (const page of [0, 4]) {
      await expect(work({ kind: 'pictures', paper, pages: [page] })).rejects.toThrow(
        `The paper has 3 pages, not ${page}`,
      );
    }
  });
});

it('what comes from outside is unpacked up to what a small machine can bear', () => {
  expect(UNPACKED).toEqual({
    ...{ stream: 64 * MIB, objects: 16 * MIB, file: 2048 * MIB },
    ...{ filters: 8, pixels: 100_000_000 },
  });
  expect([PAGE_NODES, PICTURE, RENDERER_BYTES]).toEqual([
    ...[50_000, { width: 1000, height: 4000 }, 512 * MIB],
  ]);
});

describe('the design of a paper', () => {
  const { questions, 'test-bank': book } = DESIGNS;
  const countsOf = (types: readonly string[]) =>
    Object.fromEntries(types.map((type) => [type, types.filter((one) => one === type).length]));

  it('has each type that is no plain choice, the rarer ones less often', () => {
    const few = { 'hot-spot': 1, ordered: 1, supply: 2, 'multiple-select': 2 };
    expect(countsOf(questions.alternates)).toEqual(few);
    const many = { 'hot-spot': 4, ordered: 4, supply: 6, 'multiple-select': 6 };
    expect(countsOf(book.alternates)).toEqual(many);
    // The rarest first: they're available in the fewest areas.
    expect(book.alternates.slice(0, 2)).toEqual(['hot-spot', 'ordered']);
  });

  it('is for one sitting, or for four in a book with more of all', () => {
    const { alternates: _a, ...short } = questions;
    const { alternates: _b, ...long } = book;
    expect(short).toEqual({
      ...{ seed: 'paper-1', questions: 25, mostAlike: 1, sets: 1, isBook: false },
      mostPassages: { reading: 6, math: 0, science: 1, english: 0 },
    });
    expect(long).toEqual({
      ...{ seed: 'test-bank-1', questions: 100, mostAlike: 3, sets: 4, isBook: true },
      ...{ mostPassages: { reading: 26, math: 0, science: 3, english: 0 } },
      difficulty: [0.3, 0.4, 0.3],
    });
  });
});
