import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';

type Output = Rolldown.RolldownOutput['output'];
type Chunk = Rolldown.OutputChunk;

/** Files that a page needs, by the names that the bundler gave them. */
export interface PageFiles {
  scripts: string[];
  styles: string[];
}

function stylesOf(chunk: Chunk): Iterable<string> {
  return chunk.viteMetadata?.importedCss ?? [];
}

function filesOf(chunks: ReadonlySet<Chunk>): PageFiles {
  return {
    scripts: [...chunks].map(({ fileName }) => fileName),
    styles: [...new Set([...chunks].flatMap((chunk) => [...stylesOf(chunk)]))],
  };
}

/** Knows the browser's bundle: which file holds a module, what a file imports, what it weighs. */
export class Chunks {
  private readonly byFile = new Map<string, Chunk>();
  private readonly byModule = new Map<string, Chunk>();
  private readonly sources = new Map<string, string | Uint8Array>();
  private readonly weights = new Map<string, number>();

  constructor(output: Output) {
    for (const file of output) {
      if (file.type === 'asset') {
        this.sources.set(file.fileName, file.source);
        continue;
      }
      this.byFile.set(file.fileName, file);
      this.sources.set(file.fileName, file.code);
      for (const id of file.moduleIds) {
        this.byModule.set(id, file);
      }
    }
  }

  /** What the entry imports, and the modules of a page, each with all that it imports itself. */
  filesFor(modules: readonly string[]): PageFiles {
    const entries = [...this.byFile.values()].filter(({ isEntry }) => isEntry);
    const chunks = new Set<Chunk>();
    const add = (chunk: Chunk | undefined): void => {
      if (chunk && !chunks.has(chunk)) {
        chunks.add(chunk);
        for (const file of chunk.imports) {
          add(this.byFile.get(file));
        }
      }
    };
    entries.forEach(add);
    modules.map((id) => this.byModule.get(id)).forEach(add);
    return filesOf(chunks);
  }

  /**
   * Everything that the entry imports, directly or not, now or later. Lazy chunks that hold a module of
   * `without` are left out, along with what only they import.
   */
  reachable(without: readonly string[]): PageFiles {
    const left = new Set(without.map((id) => this.byModule.get(id)));
    const chunks = new Set<Chunk>();
    const add = (chunk: Chunk | undefined): void => {
      if (!chunk || chunks.has(chunk)) {
        return;
      }
      chunks.add(chunk);
      for (const file of chunk.imports) {
        add(this.byFile.get(file));
      }
      for (const file of chunk.dynamicImports) {
        const lazy = this.byFile.get(file);
        if (!left.has(lazy)) {
          add(lazy);
        }
      }
    };
    [...this.byFile.values()].filter(({ isEntry }) => isEntry).forEach(add);
    return filesOf(chunks);
  }

  /**
   * The module at the end of this path.
   * @throws Error when the bundle has none
   */
  moduleAt(end: string): string {
    const found = [...this.byModule.keys()].find((id) => id.endsWith(end));
    if (found === undefined) {
      throw new Error(`The bundle has no module ${end}`);
    }
    return found;
  }

  /** Files that no code imports, by a pattern for their names. */
  assets(named: RegExp): string[] {
    return [...this.sources.keys()].filter((file) => named.test(file));
  }

  /** What a file holds. */
  source(file: string): string | Uint8Array {
    const source = this.sources.get(file);
    if (source === undefined) {
      throw new Error(`The bundle has no file ${file}`);
    }
    return source;
  }

  /** Bytes of a file as a browser loads it, gzipped. */
  weight(file: string): number {
    const known = this.weights.get(file);
    if (known !== undefined) {
      return known;
    }
    const weight = gzipSync(this.source(file), { level: 9 }).length;
    this.weights.set(file, weight);
    return weight;
  }
}
