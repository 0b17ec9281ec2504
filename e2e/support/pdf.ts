import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The text of each page of a PDF file, as a reader would select it. */
export async function pagesOf(file: string): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(readFileSync(file));
    const pages = [...document.pages()].map((page) => page.getText());
    document.destroy();
    return pages;
  } finally {
    library.destroy();
  }
}
