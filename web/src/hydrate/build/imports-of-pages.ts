import type { Plugin } from 'vite';

/** Name of the function that lazy imports in the server's bundle report to. */
const REPORT = '__prepwardImports';

const LAZY_IMPORT = /\bimport\(\s*(['"])([^'"]+)\1\s*\)/g;

/** Makes every lazy import of our own code in the server's bundle report which module it fetches. */
export function reportLazyImports(): Plugin {
  return {
    name: 'report-lazy-imports',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: { exclude: /\/node_modules\// }, code: 'import(' },
      async handler(code, importer) {
        const targets = new Map<string, string>();
        for (const [, , specifier = ''] of code.matchAll(LAZY_IMPORT)) {
          targets.set(specifier, (await this.resolve(specifier, importer))?.id ?? specifier);
        }
        const reporting = code.replace(
          LAZY_IMPORT,
          (call: string, _quote: string, specifier: string) =>
            `(globalThis.${REPORT}?.(${JSON.stringify(targets.get(specifier))}), ${call})`,
        );
        return { code: reporting, map: null };
      },
    },
  };
}

/** Runs `fetchPage` and lists the ids of the modules that it imports lazily. */
export async function lazyImportsOf(fetchPage: () => Promise<void>): Promise<string[]> {
  const ids = new Set<string>();
  Reflect.set(globalThis, REPORT, (id: string) => ids.add(id));
  try {
    await fetchPage();
  } finally {
    Reflect.deleteProperty(globalThis, REPORT);
  }
  return [...ids];
}
