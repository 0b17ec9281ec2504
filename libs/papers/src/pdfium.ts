import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { OversizedError } from './unpack.js';
import { RENDERER_BYTES } from './unpack-limits.js';

const WASM = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');

/** A page of WebAssembly's memory, bytes. */
const MEMORY_PAGE = 65_536;

/** What we need of WebAssembly: the types of Node have nothing of it. */
interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
interface Wasm {
  compile(bytes: Uint8Array): Promise<object>;
  Instance: new (module: object, imports: unknown) => { exports: { memory: Memory } };
}
const { WebAssembly } = globalThis as unknown as { WebAssembly: Wasm };

/** Keeps a memory from growing beyond a size. @returns whether it wanted to */
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
 * Lends PDFium, with a limit for its memory: it unpacks what it renders by itself, and by its own limit
 * of a gigabyte for each stream.
 *
 * @throws OversizedError where it needs more, whether it gives up or leaves something out
 */
export async function withPdfium<T>(
  work: (library: PDFiumLibrary) => Promise<T>,
  most = RENDERER_BYTES,
): Promise<T> {
  const compiled = await WebAssembly.compile(await readFile(WASM));
  let wantedMore = () => false;
  const library = await PDFiumLibrary.init({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(compiled, imports);
      wantedMore = limitMemory(instance.exports.memory, most);
      // The first of the two is the instance, as Emscripten has it.
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
