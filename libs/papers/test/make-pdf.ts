import { PDFDocument } from '@cantoo/pdf-lib';

/** A PDF of three pages that shows a text; another text makes it another one. */
export async function makePdf(text: string, { script }: { script?: string } = {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 1; page <= 3; page++) {
    document.addPage([595, 842]).drawText(`${text}, page ${page}`);
  }
  if (script !== undefined) document.addJavaScript('go', script);
  return Buffer.from(await document.save());
}
