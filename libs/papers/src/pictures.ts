import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { createCanvas, ImageData } from '@napi-rs/canvas';

/** Pages of a paper that are to be shown as pictures. */
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

/** Sharp on a screen of twice as many dots, where a page is shown 500 wide. */
const WIDTH = 1000;
/** Of a page from outside, which may be of any size: more would only take memory. */
const MOST_HEIGHT = 4000;
const QUALITY = 82;

/** A picture of a page is so wide, unless that makes it too high. */
function scaleOf(page: PDFiumPage): number {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  return Math.min(WIDTH / originalWidth, MOST_HEIGHT / originalHeight);
}

async function toWebp(pixels: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  const canvas = createCanvas(width, height);
  canvas
    .getContext('2d')
    .putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
  return canvas.encode('webp', QUALITY);
}

/** Draws pages of a paper. @throws RangeError when it has no such page */
export async function picturePages({ paper, pages }: PicturesJob): Promise<PagePicture[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(paper);
    const count = document.getPageCount();
    const pictures: PagePicture[] = [];
    for (const page of pages) {
      if (page < 1 || page > count)
        throw new RangeError(`The paper has ${count} pages, not ${page}`);
      const sheet = document.getPage(page - 1);
      const drawn = await sheet.render({ scale: scaleOf(sheet), render: 'bitmap' });
      const { width, height, data } = drawn;
      pictures.push({ page, width, height, bytes: await toWebp(data, width, height) });
    }
    document.destroy();
    return pictures;
  } finally {
    library.destroy();
  }
}
