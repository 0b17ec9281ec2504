import { decodePDFRawStream, degrees, PDFArray, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { watchDrawing } from '../test/drawing.js';
import { makePdf } from '../test/make-pdf.js';
import { pageTexts } from '../test/page-texts.js';
import { stampPaper } from './stamp.js';

const owner = { name: 'Ann Lee', email: 'ann@example.org', order: '7F3A91BC' };
const LINE = 'Ann Lee · ann@example.org · Order 7F3A91BC';

/** A paper that staff uploaded: pages of several sizes, some of them turned. */
async function uploaded(): Promise<Uint8Array> {
  const paper = await PDFDocument.create();
  for (const [size, turn] of [
    [[595, 842], 0],
    [[300, 400], 0],
    [[842, 595], 90],
    [[595, 842], 180],
    [[595, 842], 270],
  ] as const) {
    const page = paper.addPage([...size]);
    page.drawText('An edition', { x: 100, y: 200 });
    page.setRotation(degrees(turn));
  }
  // A page whose visible part doesn't begin at its corner.
  paper.addPage([700, 900]).setCropBox(50, 60, 500, 700);
  return paper.save();
}

/** Number of dark pixels at the foot of each page, as readers see it: 0 if it's blank. */
async function inkAtFoot(bytes: Uint8Array): Promise<number[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const ink: number[] = [];
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({
        scale: 2,
        render: 'bitmap',
      });
      const strip = data.subarray(4 * width * (height - 44));
      let dark = 0;
      for (let at = 0; at < strip.length; at += 4) if ((strip[at] ?? 255) < 160) dark += 1;
      ink.push(dark);
    }
    document.destroy();
    return ink;
  } finally {
    library.destroy();
  }
}

describe('the stamp on a paper that is not ours', () => {
  it('is a line at the foot of each page, whatever its size and its rotation', async () => {
    const paper = await uploaded();
    const stamped = await stampPaper({ kind: 'stamp', paper, owner });
    const texts = await pageTexts(stamped);
    expect(texts).toHaveLength(6);
    for (const text of texts)
      expect(text.replace(/\s+/g, ' ')).toContain(LINE.replace(/\s+/g, ' '));
    expect(texts.slice(0, 5).every((text) => text.includes('An edition'))).toBe(true);
    expect(await inkAtFoot(paper)).toEqual([0, 0, 0, 0, 0, 0]);
    for (const dark of await inkAtFoot(stamped)) expect(dark).toBeGreaterThan(100);
  });

  it('begins so far from the corner that readers see, smaller where the page is narrow', async () => {
    const stamped = await PDFDocument.load(
      await stampPaper({ kind: 'stamp', paper: await uploaded(), owner }),
    );
    const matrices = stamped.getPages().map((page) => {
      const drawn = page.node.Contents()?.toString() ?? '';
      const streams = (page.node.Contents() as PDFArray).asArray().map((ref) => {
        const stream = stamped.context.lookup(ref);
        return stream instanceof PDFRawStream
          ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
          : drawn;
      });
      return [...streams.join('\n').matchAll(/([-\d. ]+) cm/g)]
        .slice(-3)
        .map(([, at]) => at?.trim());
    });
    expect(matrices).toMatchInlineSnapshot(`
      [
        [
          "1 0 0 1 0 0",
          "0.9722222222222222 0 0 0.9722222222222222 24 10",
          "1 0 0 1 -60 -13.5",
        ],
        [
          "1 0 0 1 0 0",
          "0.49019607843137253 0 0 0.49019607843137253 24 10",
          "1 0 0 1 -60 -13.5",
        ],
        [
          "0 1 -1 0 842 0",
          "0.9722222222222222 0 0 0.9722222222222222 24 10",
          "1 0 0 1 -60 -13.5",
        ],
        [
          "-1 0 0 -1 595 842",
          "0.9722222222222222 0 0 0.9722222222222222 24 10",
          "1 0 0 1 -60 -13.5",
        ],
        [
          "0 -1 1 0 0 842",
          "1 0 0 1 24 10",
          "1 0 0 1 -60 -13.5",
        ],
        [
          "1 0 0 1 50 60",
          "0.8169934640522876 0 0 0.8169934640522876 24 10",
          "1 0 0 1 -60 -13.5",
        ],
      ]
    `);
  });
});

describe('the stamp on our own papers', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });
  const drawn = async (change: Partial<typeof owner>) => {
    const paper = await makePdf('A paper');
    const { lines } = watchDrawing();
    await stampPaper({ kind: 'stamp', paper, owner: { ...owner, ...change } });
    jest.restoreAllMocks();
    return lines;
  };

  it('is a box on the cover, and a line with all of it on each page', async () => {
    expect(await drawn({})).toMatchInlineSnapshot(`
      [
        "=== a page",
        "- "Ann Lee" 74 680 Figtree-SemiBold 13 #0f2a33",
        "- "ann@example.org" 74 695 Figtree-Regular 9.5 #0f2a33",
        "- "Order 7F3A91BC" 74 710 Figtree-Regular 9.5 #0f2a33",
        "=== a page",
        "- "Ann Lee  ·  ann@example.org  ·  Order 7F3A91BC" 60 770 Figtree-Regular 7.5 #394f57",
      ]
    `);
  });

  it('cuts what is too long, and has no name that is none', async () => {
    const cut = await drawn({
      name: ` Ann \n Lee `,
      email: `${'m'.repeat(120)}@example.org`,
    });
    expect(cut).toMatchInlineSnapshot(`
      [
        "=== a page",
        "- "Ann Lee" 74 680 Figtree-SemiBold 13 #0f2a33",
        "- "mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm…" 74 695 Figtree-Regular 9.5 #0f2a33",
        "- "Order 7F3A91BC" 74 710 Figtree-Regular 9.5 #0f2a33",
        "=== a page",
        "- "Ann Lee  ·  mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm…" 60 770 Figtree-Regular 7.5 #394f57",
      ]
    `);
    expect((await drawn({ name: '王小明' }))[1]).toContain('"ann@example.org"');
    // Letters look the same however they were typed (composed or not).
    expect((await drawn({ name: 'Jose\u0301' }))[1]).toContain('"José"');
  });
});
