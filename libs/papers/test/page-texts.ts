import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The text of each page as PDFium reads it, with whitespace collapsed. */
export async function pageTexts(bytes: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const texts = [...document.pages()].map((page) => page.getText().replace(/\s+/g, ' '));
    document.destroy();
    return texts;
  } finally {
    library.destroy();
  }
}
