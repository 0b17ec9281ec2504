import type { PDFiumDocument, PDFiumPage } from '@hyzyla/pdfium';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import { withPdfium } from './pdfium.js';
import { PICTURE } from './unpack-limits.js';

/** Pages of a paper to render as pictures. */
export interface PicturesJob {
  kind: 'pictures';
  paper: Uint8Array;
  /** From 1. */
  pages: readonly number[];
}

/** A page of a paper as a picture, in WebP. */
export interface PagePicture {
  page: number;
  width: number;
  height: number;
  bytes: Uint8Array;
}

const QUALITY = 82;

/** Scales a page to the picture's width, or less if it would get too tall. */
function scaleOf(page: PDFiumPage): number {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  return Math.min(PICTURE.width / originalWidth, PICTURE.height / originalHeight);
}

async function toWebp(pixels: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  const canvas = createCanvas(width, height);
  canvas
    .getContext('2d')
    .putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
  return canvas.encode('webp', QUALITY);
}

async function pictureOf(document: PDFiumDocument, page: number): Promise<PagePicture> {
  const count = document.getPageCount();
  if (page < 1 || page > count) throw new RangeError(`The paper has ${count} pages, not ${page}`);
  const sheet = document.getPage(page - 1);
  const { width, height, data } = await sheet.render({ scale: scaleOf(sheet), render: 'bitmap' });
  return { page, width, height, bytes: await toWebp(data, width, height) };
}

/**
 * Draws pages of a paper.
 *
 * @throws RangeError when it has no such page; OversizedError when a page takes too much memory
 */
export async function picturePages({ paper, pages }: PicturesJob): Promise<PagePicture[]> {
  return withPdfium(async (library) => {
    const document = await library.loadDocument(paper);
    const pictures: PagePicture[] = [];
    for (const page of pages) pictures.push(await pictureOf(document, page));
    document.destroy();
    return pictures;
  });
}
