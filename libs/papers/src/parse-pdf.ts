import {
  PDFArray,
  PDFCatalog,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFPageLeaf,
  PDFParser,
  PDFRawStream,
  type PDFRef,
  type PDFStream,
} from '@cantoo/pdf-lib';
import { OversizedError, Unpacking } from './unpack.js';
import { PAGE_NODES, type UnpackLimits } from './unpack-limits.js';

/** How many objects an object table declares in its dictionary. */
function rowsOf(dict: PDFDict): number {
  const index = dict.lookup(PDFName.of('Index'));
  const counts = index instanceof PDFArray ? index.asArray().filter((_, i) => i % 2 === 1) : [];
  const sizes = counts.length > 0 ? counts : [dict.get(PDFName.of('Size'))];
  const numbers = sizes
    .map((size) => dict.context.lookup(size))
    .map((size) => (size instanceof PDFNumber ? size.asNumber() : 0));
  return numbers.reduce((sum, rows) => sum + Math.max(0, rows), 0);
}

/**
 * The parser makes a row for each object that a table declares, whether it exists or not, so we require
 * the one byte that each row has at least.
 */
function expectRows(object: PDFObject): void {
  if (!(object instanceof PDFRawStream)) return;
  if (object.dict.lookup(PDFName.of('Type')) !== PDFName.of('XRef')) return;
  if (rowsOf(object.dict) > object.contents.length) throw new Error('A table lacks rows');
}

/** The parser, with limits for what it unpacks. All streams of a file come by here. */
class LimitedParser extends PDFParser {
  readonly unpacking: Unpacking;

  constructor(bytes: Uint8Array, limits?: UnpackLimits) {
    super(bytes, Number.POSITIVE_INFINITY, true);
    this.unpacking = new Unpacking(this.context, limits);
  }

  protected override parseDictOrStream(ref?: PDFRef): PDFDict | PDFStream {
    const object = super.parseDictOrStream(ref);
    if (!(object instanceof PDFRawStream)) return object;
    const taken = this.unpacking.take(object);
    expectRows(taken);
    return taken;
  }
}

/**
 * Parses a PDF from outside, whatever it may unpack to.
 *
 * @throws OversizedError if it unpacks to more than the limits; Error if it can't be parsed
 */
export async function parsePdf(bytes: Uint8Array, limits?: UnpackLimits): Promise<PDFContext> {
  const parser = new LimitedParser(bytes, limits);
  try {
    const context = await parser.parseDocument();
    parser.unpacking.finish();
    return context;
  } catch (error) {
    throw parser.unpacking.isOver ? new OversizedError('It unpacks to more than we check') : error;
  }
}

/** Counts the pages. @throws OversizedError if the page tree is too large; Error if there is no catalog */
export function countPages(context: PDFContext): number {
  const catalog = context.lookup(context.trailerInfo.Root);
  if (!(catalog instanceof PDFCatalog)) throw new Error('There is no catalog');
  let nodes = 0;
  let pages = 0;
  catalog.Pages().traverse((node) => {
    nodes += 1;
    if (nodes > PAGE_NODES) throw new OversizedError('It has more pages than we check');
    if (node instanceof PDFPageLeaf) pages += 1;
  });
  return pages;
}
