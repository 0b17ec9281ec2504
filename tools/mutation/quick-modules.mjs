// Loads the workspace's TypeScript again for each planted fault, in one process and without Jest.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { transformSync } from '@swc/core';
import { swcOptions } from '../scripts/swc-options.mjs';

const SOURCE = /\.(?:ts|tsx|mjs|js|cjs)$/;

/** A compiled top-level `await import()`, such as the one after a spec mocks a module. */
const AWAITED_IMPORT =
  /^(const .+ = )await Promise\.resolve\(\)\.then\(\(\)=>(.+\brequire\(.+\))\);$/gm;

/** Compiles a file of the workspace to a CommonJS module. */
export function compiled(file) {
  if (file.endsWith('.json')) return `module.exports = ${readFileSync(file, 'utf8')}`;
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    ...swcOptions(file.endsWith('x')),
    module: { type: 'commonjs' },
    filename: file,
    swcrc: false,
    configFile: false,
    sourceMaps: false,
  });
  return code
    .replaceAll(AWAITED_IMPORT, '$1$2;')
    .replaceAll('import.meta.dirname', '__dirname')
    .replaceAll('import.meta.url', "require('node:url').pathToFileURL(__filename).href");
}

/** The source file that an import names: `x.ts` or `x.tsx` for `./x.js`. */
function besides(folder, name) {
  const at = path.resolve(folder, name);
  const base = at.replace(/\.js$/, '');
  return [`${base}.ts`, `${base}.tsx`, at].find((file) => existsSync(file)) ?? at;
}

/**
 * Modules of a tree. Each `fresh` loads one package's modules again; all others are kept, since no fault
 * is planted there.
 */
export class Modules {
  functions = new Map();
  places = new Map();
  kept = new Map();
  /** By file: what it imports. */
  edges = new Map();

  /**
   * @param root folder of the tree; Node itself loads installed packages and anything outside it
   * @param folder of the package whose modules are loaded again
   * @param given modules that are not read from files
   */
  constructor(root, folder, given) {
    this.root = root;
    this.folder = folder;
    this.given = given;
  }

  /** Returns a function that loads files as fresh modules; `mocked` has factories that replace some. */
  fresh(mocked = new Map()) {
    const own = new Map();
    const load = (file) => {
      const loaded = this.isFresh(file) ? own : this.kept;
      const known = loaded.get(file);
      if (known !== undefined) return known.exports;
      const module = { exports: {} };
      loaded.set(file, module);
      const require = (name) => {
        if (name in this.given) return this.given[name];
        const { at, isOurs } = this.place(file, name);
        if (mocked.has(at)) return mocked.get(at)();
        if (!isOurs) return createRequire(file)(name);
        this.edges.set(file, (this.edges.get(file) ?? new Set()).add(at));
        return load(at);
      };
      require.resolve = (name) => this.place(file, name).at;
      // React uses it to get Node's timers.
      module.require = require;
      try {
        this.function(file)(module.exports, require, module, file, path.dirname(file));
      } catch (error) {
        // Later importers must not get a half-loaded module.
        loaded.delete(file);
        throw error;
      }
      return module.exports;
    };
    return load;
  }

  /** Whether each `fresh` loads this file again. */
  isFresh(file) {
    return file.startsWith(`${this.folder}${path.sep}`);
  }

  /** Whether a file imports another one, directly or indirectly; undefined before it was loaded. */
  reaches(file, target) {
    if (!this.functions.has(file)) return undefined;
    const seen = new Set([file]);
    for (const each of seen) for (const next of this.edges.get(each) ?? []) seen.add(next);
    return seen.has(target);
  }

  place(from, name) {
    const key = `${path.dirname(from)}\n${name}`;
    const known = this.places.get(key);
    if (known !== undefined) return known;
    const at = name.startsWith('.')
      ? besides(path.dirname(from), name)
      : createRequire(from).resolve(name);
    const isOurs =
      at.startsWith(`${this.root}${path.sep}`) &&
      !at.includes(`${path.sep}node_modules${path.sep}`) &&
      (SOURCE.test(at) || at.endsWith('.json'));
    const place = { at, isOurs };
    this.places.set(key, place);
    return place;
  }

  codeOf(file) {
    return compiled(file);
  }

  run(script) {
    return script.runInThisContext();
  }

  function(file) {
    let known = this.functions.get(file);
    if (known === undefined) {
      const code = `(function (exports, require, module, __filename, __dirname) {${this.codeOf(file)}\n})`;
      known = this.run(new vm.Script(code, { filename: file }));
      this.functions.set(file, known);
    }
    return known;
  }
}
