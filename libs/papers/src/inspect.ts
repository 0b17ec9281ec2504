import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { countPages, parsePdf } from './parse-pdf.js';
import { type PagePicture, picturePages } from './pictures.js';
import { OversizedError } from './unpack.js';

/** A PDF from outside that should be checked. */
export interface InspectJob {
  kind: 'inspect';
  paper: Uint8Array;
  /** How many of its first pages are wanted as pictures. */
  pictured: number;
}

/** Why a PDF shouldn't be given to readers. */
export type PdfFault =
  | 'not-pdf'
  | 'two-kinds'
  | 'broken'
  | 'oversized'
  | 'encrypted'
  | 'script'
  | 'launch'
  | 'open-action'
  | 'embedded-files'
  | 'forms-that-send';

/** The result: the number of pages, with the first ones as pictures, or the first fault. */
export type Inspection = { pages: number; pictures: PagePicture[] } | { fault: PdfFault };

/**
 * The header, which must come first: readers accept it anywhere in the first kilobyte, but a file of
 * another kind could hide before it.
 */
const HEAD = '%PDF-';

/** Readers look for the end marker in the last kilobyte; a file without it was cut off. */
const END = { mark: '%%EOF', within: 1024 };

/** Names of entries and types that make a file do something, with the fault of each. */
const FAULTS: ReadonlyMap<string, PdfFault> = new Map(
  Object.entries<PdfFault>({
    JavaScript: 'script',
    JS: 'script',
    Launch: 'launch',
    GoToR: 'launch',
    GoToE: 'launch',
    RichMedia: 'launch',
    Rendition: 'launch',
    EmbeddedFiles: 'embedded-files',
    EmbeddedFile: 'embedded-files',
    FileAttachment: 'embedded-files',
    AF: 'embedded-files',
    SubmitForm: 'forms-that-send',
    ImportData: 'forms-that-send',
    XFA: 'forms-that-send',
    AA: 'open-action',
  }),
);

/** What web pages begin with; browsers that guess the type look at this many bytes. */
const WEB_PAGE = { head: 1024, tags: /<(?:!doctype html|html|head|body|script|iframe)\b/i };

/** A ZIP's end record: its signature, its length, and the longest comment that may follow. */
const ZIP_END = { mark: 'PK\x05\x06', bytes: 22, remark: 65_535 };

function plainOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function contains(bytes: Uint8Array, name: string): boolean {
  return plainOf(bytes).includes(name, 0, 'latin1');
}

/** Whether archive programs would open it: a ZIP's end record states the number of entries twice. */
function isArchive(bytes: Buffer): boolean {
  const { mark, bytes: length, remark } = ZIP_END;
  const tail = bytes.subarray(Math.max(0, bytes.length - length - remark));
  for (let at = tail.indexOf(mark, 0, 'latin1'); at >= 0; ) {
    const isWhole = at + length <= tail.length;
    if (isWhole && tail.readUInt16LE(at + 8) === tail.readUInt16LE(at + 10)) return true;
    at = tail.indexOf(mark, at + 1, 'latin1');
  }
  return false;
}

/** Whether a program that ignores the file name could take it for something other than a PDF. */
function isOfTwoKinds(bytes: Buffer): boolean {
  return WEB_PAGE.tags.test(bytes.toString('latin1', 0, WEB_PAGE.head)) || isArchive(bytes);
}

const textOf = (name: PDFName) => name.decodeText();

/** Whether it has an action on opening; an array or a name only says which page is shown first. */
function opensByItself(dict: PDFDict, context: PDFContext): boolean {
  const value = dict.get(PDFName.of('OpenAction'));
  const target = value instanceof PDFRef ? context.lookup(value) : value;
  if (!(target instanceof PDFDict)) return false;
  const kind = target.lookup(PDFName.of('S'));
  return !(kind instanceof PDFName && textOf(kind) === 'GoTo');
}

function faultOfDict(dict: PDFDict, context: PDFContext): PdfFault | undefined {
  for (const [key, value] of dict.entries()) {
    const fault = FAULTS.get(textOf(key));
    if (fault !== undefined) return fault;
    // Types of actions and annotations: `/S /JavaScript`, `/Subtype /FileAttachment`.
    const name = value instanceof PDFRef ? context.lookup(value) : value;
    if (name instanceof PDFName && ['S', 'Subtype', 'Type'].includes(textOf(key))) {
      const kind = FAULTS.get(textOf(name));
      if (kind !== undefined) return kind;
    }
  }
  return opensByItself(dict, context) ? 'open-action' : undefined;
}

/**
 * The dictionaries inside an object, at any depth; references, which lead to numbered objects, aren't
 * followed.
 */
function* dictsIn(object: PDFObject): Generator<PDFDict> {
  const waiting: PDFObject[] = [object];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next instanceof PDFDict) {
      yield next;
      waiting.push(...next.values());
    } else if (next instanceof PDFArray) waiting.push(...next.asArray());
    else if (next instanceof PDFStream || next instanceof PDFRawStream) waiting.push(next.dict);
  }
}

/** Checks every object, including those in object streams, whether or not anything refers to it. */
function faultIn(context: PDFContext): PdfFault | undefined {
  const { trailerInfo } = context;
  const roots = [trailerInfo.Root, trailerInfo.Info].flatMap((part) => part ?? []);
  const numbered = context.enumerateIndirectObjects().map(([, object]) => object);
  const faults = new Set<PdfFault>();
  for (const object of [...roots, ...numbered]) {
    for (const dict of dictsIn(object)) {
      const fault = faultOfDict(dict, context);
      if (fault !== undefined) faults.add(fault);
    }
  }
  // What it does says more than when it does it.
  return [...faults].find((fault) => fault !== 'open-action') ?? [...faults][0];
}

/**
 * The parser keeps the last object with a number; a reader that follows a table may use an earlier one.
 * So the bytes are also searched for names that are too long to occur by chance.
 */
function faultInBytes(bytes: Uint8Array): PdfFault | undefined {
  const names = [...FAULTS.keys()].filter((name) => name.length >= 6);
  const found = names.find((name) => contains(bytes, `/${name}`));
  return found === undefined ? undefined : FAULTS.get(found);
}

const faultOf = (error: unknown): PdfFault =>
  error instanceof OversizedError ? 'oversized' : 'broken';

async function open(bytes: Uint8Array): Promise<PDFContext | PdfFault> {
  try {
    const context = await parsePdf(bytes);
    return context.trailerInfo.Encrypt === undefined ? context : 'encrypted';
  } catch (error) {
    // Encrypted content can look like any kind of damage.
    return contains(bytes, '/Encrypt') ? 'encrypted' : faultOf(error);
  }
}

async function judge(paper: Uint8Array): Promise<{ pages: number } | { fault: PdfFault }> {
  const bytes = plainOf(paper);
  if (bytes.toString('latin1', 0, HEAD.length) !== HEAD) return { fault: 'not-pdf' };
  if (isOfTwoKinds(bytes)) return { fault: 'two-kinds' };
  const context = await open(paper);
  if (typeof context === 'string') return { fault: context };
  if (!contains(bytes.subarray(-END.within), END.mark)) return { fault: 'broken' };
  try {
    const fault = faultIn(context) ?? faultInBytes(paper);
    if (fault !== undefined) return { fault };
    const pages = countPages(context);
    return pages > 0 ? { pages } : { fault: 'broken' };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/**
 * Checks a PDF from outside: it must be complete, open without a password, and do nothing but show pages.
 * Scripts, actions that start or send something, and attached files are refused wherever they are, in
 * compressed object streams too. The parser tolerates damage that readers don't, so a file that can't be
 * rendered counts as broken. A file that would unpack to more than the limits is refused before it's
 * unpacked.
 */
export async function inspectPdf({ paper, pictured }: InspectJob): Promise<Inspection> {
  const found = await judge(paper);
  if ('fault' in found) return found;
  const wanted = Array.from({ length: Math.min(found.pages, pictured) }, (_, i) => i + 1);
  try {
    return { ...found, pictures: await picturePages({ kind: 'pictures', paper, pages: wanted }) };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}
