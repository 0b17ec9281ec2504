import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, it } from '@jest/globals';
import { inspectPdf } from './inspect.js';

type Change = (document: PDFDocument) => void | Promise<void>;

/** A one-page PDF with a change made to it. */
async function pdf(change: Change = () => undefined, useObjectStreams = true): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([300, 300]).drawText('Question 1');
  await change(document);
  return document.save({ useObjectStreams });
}

const inspect = (paper: Uint8Array) => inspectPdf({ kind: 'inspect', paper, pictured: 0 });

const judge = async (change?: Change, useObjectStreams?: boolean) =>
  inspect(await pdf(change, useObjectStreams));

/** The result for a good PDF, without pictures. */
const GOOD = { pages: 1, pictures: [] };

const action =
  (entries: Record<string, unknown>): Change =>
  ({ catalog, context }) => {
    // By reference: in its own object, which goes into an object stream.
    catalog.set(PDFName.of('OpenAction'), context.register(context.obj(entries as never)));
  };

describe('a PDF from outside', () => {
  it('is taken when it only shows pages', async () => {
    expect(await judge()).toEqual(GOOD);
    expect(await judge(undefined, false)).toEqual(GOOD);
    // Choosing which page is shown first isn't an action.
    const first: Change = (document) =>
      document.catalog.set(
        PDFName.of('OpenAction'),
        document.context.obj([document.getPage(0).ref, 'Fit']),
      );
    expect(await judge(first)).toEqual(GOOD);
    // Nor is going there.
    expect(await judge(action({ S: 'GoTo', D: [] }))).toEqual(GOOD);
    // A name may be any word, even one that is a property of every JavaScript object.
    const word: Change = ({ catalog, context }) =>
      catalog.set(PDFName.of('constructor'), context.obj({ Type: 'toString' }));
    expect(await judge(word)).toEqual(GOOD);
  });

  it.each([true, false])('is refused with a script (in object streams: %s)', async (streams) => {
    const script: Change = (document) => document.addJavaScript('greet', 'app.alert("Hello");');
    expect(await judge(script, streams)).toEqual({ fault: 'script' });
    const opened = action({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') });
    expect(await judge(opened, streams)).toEqual({ fault: 'script' });
    // An escaped name is the same name.
    const hidden: Change = ({ catalog, context }) =>
      catalog.set(PDFName.of('Extra'), context.obj({ 'J#53': PDFString.of('app.alert(1)') }));
    expect(await judge(hidden, streams)).toEqual({ fault: 'script' });
  });

  it('is refused when it starts, sends or opens something', async () => {
    expect(await judge(action({ S: 'Launch', F: PDFString.of('calc.exe') }))).toEqual({
      fault: 'launch',
    });
    expect(await judge(action({ S: 'SubmitForm' }))).toEqual({ fault: 'forms-that-send' });
    expect(await judge(action({ S: 'URI', URI: PDFString.of('https://example.org') }))).toEqual({
      fault: 'open-action',
    });
    expect(
      await judge(({ catalog, context }) => catalog.set(PDFName.of('AA'), context.obj({}))),
    ).toEqual({ fault: 'open-action' });
    // Also if the action is in the catalog itself, and if its kind is declared elsewhere.
    const own: Change = ({ catalog, context }) =>
      catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'URI' }));
    expect(await judge(own)).toEqual({ fault: 'open-action' });
    const elsewhere: Change = ({ catalog, context }) =>
      catalog.set(PDFName.of('Extra'), context.obj({ S: context.register(PDFName.of('Launch')) }));
    expect(await judge(elsewhere)).toEqual({ fault: 'launch' });
  });

  it.each([
    ['script', ['JavaScript', 'JS']],
    ['launch', ['Launch', 'GoToR', 'GoToE', 'RichMedia', 'Rendition']],
    ['embedded-files', ['EmbeddedFiles', 'EmbeddedFile', 'FileAttachment', 'AF']],
    ['forms-that-send', ['SubmitForm', 'ImportData', 'XFA']],
    ['open-action', ['AA']],
  ])('is refused for %s by each name of it, as an entry or as a type', async (fault, names) => {
    for (const name of names) {
      const entries = [{ [name]: [] }, { S: name }, { Subtype: name }, { Type: name }];
      for (const entry of entries) {
        const hidden: Change = ({ catalog, context }) =>
          catalog.set(PDFName.of('Extra'), context.register(context.obj({ In: [entry] } as never)));
        expect([entry, await judge(hidden)]).toEqual([entry, { fault }]);
      }
    }
  });

  it('is judged by what it does, which says more than when', async () => {
    const both: Change = ({ catalog, context }) => {
      catalog.set(PDFName.of('AA'), context.obj({}));
      catalog.set(PDFName.of('Extra'), context.register(context.obj({ S: 'Launch' })));
    };
    expect(await judge(both)).toEqual({ fault: 'launch' });
  });

  it.each([true, false])(
    'is refused with a file inside (in object streams: %s)',
    async (streams) => {
      const attached: Change = (document) =>
        document.attach(new Uint8Array([77, 90]), 'run.exe', { mimeType: 'application/x-dosexec' });
      expect(await judge(attached, streams)).toEqual({ fault: 'embedded-files' });
    },
  );

  it.each([
    ['script', '/S /JavaScript /JS (app.alert(1))'],
    ['launch', '/S /Launch /F (calc.exe)'],
  ])('is refused for %s in an object that a later one replaced', async (fault, entries) => {
    const text = Buffer.from(await pdf(undefined, false)).toString('latin1');
    const object = `1 0 obj\n<< ${entries} >>\nendobj\n`;
    const twice = text.replace(/\n1 0 obj/, `\n${object}1 0 obj`);
    expect(twice).not.toBe(text);
    const paper = Buffer.from(twice, 'latin1');
    expect(await inspect(paper)).toEqual({ fault });
  });

  it('shows its first pages, as many as are wanted', async () => {
    const paper = await pdf((document) => void document.addPage());
    expect(await inspectPdf({ kind: 'inspect', paper, pictured: 1 })).toMatchObject({
      pages: 2,
      pictures: [{ page: 1, width: 1000, height: 1000 }],
    });
    expect(await inspectPdf({ kind: 'inspect', paper, pictured: 9 })).toMatchObject({
      pictures: [{ page: 1 }, { page: 2 }],
    });
  });

  it('is refused when it is an archive or a web page, too', async () => {
    const plain = Buffer.from(await pdf(undefined, false));
    const faultOf = async (...parts: (Buffer | string)[]) => {
      return inspect(Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1'))));
    };
    // A ZIP's end record: programs look for it from the end of the file, past a comment of up to 64 kB.
    const zipEnd = `PK\x05\x06${'\0'.repeat(4)}\x01\0\x01\0${'\0'.repeat(8)}\x07\0`;
    expect(await faultOf(plain, zipEnd, '%%EOF\n\0')).toEqual({ fault: 'two-kinds' });
    expect(await faultOf(plain, zipEnd, ' '.repeat(60_000))).toEqual({ fault: 'two-kinds' });
    const [head, ...rest] = plain.toString('latin1').split('\n');
    const pages = [
      '<!DOCTYPE html>',
      '<script>alert(1)</script>',
      '<HTML><p>',
      '<head>',
      '<body >',
    ];
    for (const page of [...pages, '<iframe src="x">']) {
      const both = [`${head}\n%${page}`, ...rest].join('\n');
      expect([page, await faultOf(both)]).toEqual([page, { fault: 'two-kinds' }]);
    }
    // Browsers look no further than this.
    const far = [`${head}\n%${' '.repeat(1024)}<html>`, ...rest].join('\n');
    expect(await faultOf(far)).toEqual(GOOD);
    expect(await faultOf([`${head}\n%<htmlx`, ...rest].join('\n'))).toEqual(GOOD);
    // Neither a false signature nor the longest possible comment hides an end record.
    const tail = '\n%%EOF\n';
    expect(await faultOf(plain, 'PK\x05\x06 no end', zipEnd, tail)).toEqual({ fault: 'two-kinds' });
    const remark = (length: number) => `${' '.repeat(length - tail.length)}${tail}`;
    expect(await faultOf(plain, zipEnd, remark(65_535))).toEqual({ fault: 'two-kinds' });
    // The same letters in a page's content don't make it an archive.
    expect(await faultOf(plain, '% PK\x05\x06 is no end of an archive\n')).toEqual(GOOD);
  });

  it('has to be one, whole and open', async () => {
    const whole = await pdf();
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect(await inspect(bytes('MZ\u0000\u0000 %PDF-1.7'))).toEqual({ fault: 'not-pdf' });
    expect(await inspect(bytes(''))).toEqual({ fault: 'not-pdf' });
    expect(await inspect(bytes('%PDF-1.7 nothing else'))).toEqual({ fault: 'broken' });
    expect(await inspect(whole.slice(0, whole.length / 2))).toEqual({ fault: 'broken' });
    // The parser doesn't mind that the end is missing.
    expect(await inspect(whole.slice(0, -3))).toEqual({ fault: 'broken' });
    // Readers look for the end in the last kilobyte.
    const ends = (after: number) => inspect(Buffer.concat([whole, Buffer.alloc(after, ' ')]));
    expect([await ends(1024 - 5), await ends(1024)]).toEqual([GOOD, { fault: 'broken' }]);
    const empty = await PDFDocument.create();
    expect(await inspect(await empty.save({ addDefaultPage: false }))).toEqual({ fault: 'broken' });
    // It's complete, but a page like this can't be rendered.
    const paper = await pdf((document) => void document.insertPage(0, [1, 14_000]));
    expect(await inspectPdf({ kind: 'inspect', paper, pictured: 1 })).toEqual({ fault: 'broken' });
    const locked = await PDFDocument.create();
    locked.addPage();
    await locked.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
    expect(await inspect(await locked.save())).toEqual({ fault: 'encrypted' });
    // Readers open this one without a password, but it still can't be stamped.
    const restricted = await PDFDocument.create();
    restricted.addPage();
    await restricted.encrypt({ userPassword: '', ownerPassword: 'secret' });
    expect(await inspect(await restricted.save())).toEqual({ fault: 'encrypted' });
  });
});
