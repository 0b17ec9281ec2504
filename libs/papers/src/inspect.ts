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

/** A PDF of someone else that is to be judged. */
export interface InspectJob {
  kind: 'inspect';
  paper: Uint8Array;
  /** How many of its first pages are wanted as pictures. */
  pictured: number;
}

/** What is wrong with a PDF that readers shouldn't be handed. */
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

/** What was found: the number of pages and the first of them as pictures, or the first fault. */
export type Inspection = { pages: number; pictures: PagePicture[] } | { fault: PdfFault };

/** Readers look for the head in the first kilobyte; a file of another kind may hide before it. */
const HEAD = '%PDF-';

/** Readers look for the end in the last kilobyte; one that isn't there was cut off. */
const END = { mark: '%%EOF', within: 1024 };

/** Names of entries and types that make a file do something, and what is wrong with each. */
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

/** What web pages begin with; browsers that guess look at this much. */
const WEB_PAGE = { head: 1024, tags: /<(?:!doctype html|html|head|body|script|iframe)\b/i };

/** The end of a ZIP: its mark, its length, and the longest remark that may stand behind it. */
const ZIP_END = { mark: 'PK\x05\x06', bytes: 22, remark: 65_535 };

function plainOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function contains(bytes: Uint8Array, name: string): boolean {
  return plainOf(bytes).includes(name, 0, 'latin1');
}

/** Whether programs for archives open it: the end of a ZIP says twice how many entries there are. */
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

/** Whether it can be taken for something that is no PDF, by who doesn't look at its name. */
function isOfTwoKinds(bytes: Buffer): boolean {
  return WEB_PAGE.tags.test(bytes.toString('latin1', 0, WEB_PAGE.head)) || isArchive(bytes);
}

const textOf = (name: PDFName) => name.decodeText();

/** An action on opening; an array, or a name, only says which page is shown first. */
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

/** The dictionaries within an object that has no number of its own; references lead to others. */
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

/** Looks through every object, those in object streams too, whatever leads to it. */
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
  // What is done says more than when.
  return [...faults].find((fault) => fault !== 'open-action') ?? [...faults][0];
}

/**
 * The parser keeps the last object of a number; a reader that follows a table may take an earlier one.
 * So names that are long enough not to occur by chance are looked for in the bytes too.
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
    // What is encrypted looks like damage of any size.
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
 * Judges a PDF that came from outside: it must be whole, open without a password, and do nothing but
 * show pages. Scripts, actions that start or send something, and attached files are refused wherever
 * they are, in compressed object streams too. The parser forgives damage that readers don't: what can't
 * be drawn is broken. What unpacks to more than the limits is refused before it is unpacked.
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
