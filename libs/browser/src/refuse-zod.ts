/** A module as the bundler knows it. */
interface KnownModule {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

/** What this plugin asks the bundler for. */
interface Bundler {
  getModuleInfo(id: string): KnownModule | null;
  error(message: string): never;
}

type Bundle = Readonly<Record<string, { readonly moduleIds?: readonly string[] }>>;

const ZOD = /\/node_modules\/zod\//;
const PACKAGE = /\/node_modules\//;
const CONTRACTS = /\/libs\/contracts\//;

/** The shortest import path to zod from each of our files that leads there. */
function waysToZod(bundler: Bundler, zod: readonly string[]): string[][] {
  const ways = zod.map((id) => [id]);
  const seen = new Set(zod);
  const found: string[][] = [];
  for (const way of ways) {
    const [top = ''] = way;
    if (!PACKAGE.test(top) && !CONTRACTS.test(top)) {
      found.push(way);
      continue;
    }
    const { importers = [], dynamicImporters = [] } = bundler.getModuleInfo(top) ?? {};
    for (const importer of [...importers, ...dynamicImporters]) {
      if (!seen.has(importer)) ways.push([importer, ...way]);
      seen.add(importer);
    }
  }
  return found;
}

/**
 * Our own files along an import path, relative to the repository: `web/src/a.tsx →
 * libs/contracts/src/b.ts`.
 */
function ownFiles(way: readonly string[]): string {
  const own = way.filter((id) => !PACKAGE.test(id));
  return own.map((id) => id.replace(/^.*?\/(?=(?:web|admin|libs\/[a-z]+)\/src\/)/, '')).join(' → ');
}

/**
 * A Vite plugin that fails a build whose browser code contains zod, and names our own files that import
 * it. Constants that a page needs are in the contracts' `*-rules.ts` files.
 */
export function refuseZod() {
  return {
    name: 'refuse-zod',
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    generateBundle(this: Bundler, _options: unknown, bundle: Bundle): void {
      const ids = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds);
      const zod = ids.filter((id) => ZOD.test(id));
      if (zod.length === 0) return;
      const ways = waysToZod(this, zod).map(ownFiles);
      this.error(
        `zod is in the code for browsers: ${ways.join(', ') || zod[0]}. Import types by \`import type\`, and values from a file of the contracts without schemas (*-rules.ts).`,
      );
    },
  };
}
