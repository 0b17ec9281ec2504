import { PDFDocument } from '@cantoo/pdf-lib';

/** A three-page PDF that shows a text; a different text gives a different file. */
export async function makePdf(text: string, { script }: { script?: string } = {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 1; page <= 3; page++) {
    document.addPage([595, 842]).drawText(`${text}, page ${page}`);
  }
  if (script !== undefined) document.addJavaScript('go', script);
  return Buffer.from(await document.save());
}
