import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { describe, expect, it } from '@jest/globals';
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
  // One whose visible part doesn't begin at its corner.
  paper.addPage([700, 900]).setCropBox(50, 60, 500, 700);
  return paper.save();
}

/** The dark part of a page's lowest strip, as readers see it: 0 where it's blank. */
async function inkAtFoot(bytes: Uint8Array): Promise<number[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const ink: number[] = [];
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale: 2, render: 'bitmap' });
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
});
