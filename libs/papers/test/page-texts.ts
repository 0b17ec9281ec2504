import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The text of each page, as another reader than ours finds it, each run of spaces as one. */
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
