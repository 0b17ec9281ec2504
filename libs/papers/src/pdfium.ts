import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { OversizedError } from './unpack.js';
import { RENDERER_BYTES } from './unpack-limits.js';

const WASM = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');

/** Size of a WebAssembly memory page, bytes. */
const MEMORY_PAGE = 65_536;

/** The parts of WebAssembly that we need: Node's types don't have it. */
interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
interface Wasm {
  compile(bytes: Uint8Array): Promise<object>;
  Instance: new (module: object, imports: unknown) => { exports: { memory: Memory } };
}
const { WebAssembly } = globalThis as unknown as { WebAssembly: Wasm };

let compiled: Promise<object> | undefined;

/** Compiles PDFium once per thread; each document gets an instance of its own. */
function compile(): Promise<object> {
  compiled ??= readFile(WASM).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

/** Keeps a memory from growing beyond a size. @returns a function that tells whether it tried to */
function limitMemory(memory: Memory, most: number): () => boolean {
  const grow = memory.grow.bind(memory);
  let wantedMore = false;
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * MEMORY_PAGE <= most) return grow(pages);
    wantedMore = true;
    throw new RangeError('The renderer exceeds its memory limit');
  };
  return () => wantedMore;
}

/**
 * Provides PDFium with a memory limit: it unpacks what it renders itself, and its own limit is a gigabyte
 * per stream.
 *
 * @throws OversizedError if it needs more, even if it would only leave something out
 */
export async function withPdfium<T>(
  work: (library: PDFiumLibrary) => Promise<T>,
  most = RENDERER_BYTES,
): Promise<T> {
  const module = await compile();
  let wantedMore = () => false;
  const library = await PDFiumLibrary.init({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(module, imports);
      wantedMore = limitMemory(instance.exports.memory, most);
      // Emscripten's first parameter is the instance.
      done(instance);
      return instance.exports;
    },
  });
  try {
    const result = await work(library);
    if (wantedMore()) throw new OversizedError('It exceeds the memory limit');
    return result;
  } catch (error) {
    throw wantedMore() ? new OversizedError('It exceeds the memory limit') : error;
  } finally {
    library.destroy();
  }
}
