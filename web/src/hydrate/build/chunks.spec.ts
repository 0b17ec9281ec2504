/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { Chunks } from './chunks.js';
import { filesByAddress } from './early-files.js';
import { lazyImportsOf, reportLazyImports } from './imports-of-pages.js';

const chunk = (fileName: string, change: object = {}) => ({
  ...{ type: 'chunk', fileName, code: `// ${fileName}`, moduleIds: [`/src/${fileName}`] },
  ...{ imports: [], dynamicImports: [], isEntry: false },
  ...change,
});
const css = (...files: string[]) => ({ viteMetadata: { importedCss: new Set(files) } });

/** The entry imports shared code; it loads two pages lazily, and one of those loads a part later. */
const BUNDLE = [
  chunk('entry.js', {
    ...{ isEntry: true, imports: ['shared.js'], dynamicImports: ['page.js', 'text.js'] },
    ...css('base.css'),
  }),
  chunk('shared.js', { imports: ['entry.js'] }),
  chunk('page.js', { ...css('page.css', 'base.css'), imports: ['both.js'] }),
  chunk('text.js', { imports: ['both.js', 'only.js'], dynamicImports: ['later.js'] }),
  chunk('both.js', { dynamicImports: ['later.js'] }),
  ...[chunk('only.js', css('only.css')), chunk('later.js'), chunk('never.js')],
  { type: 'asset', fileName: 'base.css', source: 'a{}' },
  { type: 'asset', fileName: 'font.woff2', source: new Uint8Array([1, 2, 3]) },
];
const chunks = new Chunks(BUNDLE as never);

describe('the files of a page', () => {
  it('are those of the entry and of its modules, with all that they import, each once', () => {
    expect(chunks.filesFor([])).toEqual({
      scripts: ['entry.js', 'shared.js'],
      styles: ['base.css'],
    });
    expect(chunks.filesFor(['/src/page.js', '/src/unknown.js'])).toEqual({
      scripts: ['entry.js', 'shared.js', 'page.js', 'both.js'],
      styles: ['base.css', 'page.css'],
    });
  });

  it('that a device keeps are all that may come later, but for texts and what only they bring', () => {
    expect(chunks.reachable([]).scripts).toHaveLength(7);
    const { scripts, styles } = chunks.reachable(['/src/text.js']);
    expect([...scripts].sort()).toEqual([
      ...['both.js', 'entry.js', 'later.js', 'page.js', 'shared.js'],
    ]);
    expect(styles).toEqual(['base.css', 'page.css']);
  });

  it('are found by their names, their modules and their content', () => {
    expect(chunks.moduleAt('/page.js')).toBe('/src/page.js');
    expect(() => chunks.moduleAt('/none.js')).toThrow('/none.js');
    expect(chunks.assets(/\.woff2$/)).toEqual(['font.woff2']);
    expect(chunks.source('page.js')).toBe('// page.js');
    expect(chunks.source('base.css')).toBe('a{}');
    expect(() => chunks.source('none.css')).toThrow('none.css');
    // It's tiny, but gzip adds 20 bytes of its own.
    expect(chunks.weight('base.css')).toBe(23);
    expect(chunks.weight('base.css')).toBe(23);
  });
});

describe('the files of pages that the browser draws', () => {
  const files = (...names: string[]) => ({
    scripts: ['assets/entry.js', ...names.map((name) => `assets/${name}.js`)],
    styles: ['assets/own.css'],
  });
  const entry = { scripts: ['assets/entry.js'], styles: ['assets/base.css'] };
  const { common, script } = filesByAddress(
    new Map([
      ['/dashboard', files('session', 'query', 'dashboard', 'mail')],
      ['/profile/:section', files('session', 'query', 'profile')],
      ['/practice/:category', files('session', 'query', 'start')],
      ['/unsubscribe', files('session', 'mail')],
      ['/bank', files('bank', 'mail', 'query')],
    ]),
    entry,
  );
  const [, code = ''] = /^<script>(.*)<\/script>$/s.exec(script) ?? [];

  it('are named once where most of the pages need them, four of five and not three', () => {
    expect(common).toEqual({
      scripts: ['assets/entry.js', 'assets/session.js', 'assets/query.js'],
      styles: ['assets/base.css'],
    });
  });

  it.each([
    ['/dashboard', ['dashboard', 'mail']],
    ['/dashboard/', ['dashboard', 'mail']],
    ['/profile/security', ['profile']],
    ['/practice/mock', ['start']],
    ['/unsubscribe', ['mail']],
    ['/bank', ['bank', 'mail']],
    ['/bank/more', []],
  ])('come early at %s: %j', (pathname, names) => {
    const links: { rel: string; href: string; crossOrigin: string }[] = [];
    const page = { createElement: () => ({}), head: { append: (link: never) => links.push(link) } };
    new Function('location', 'document', code)({ pathname }, page);
    expect(links).toEqual(
      names.map((name) => ({ rel: 'modulepreload', crossOrigin: '', href: `/assets/${name}.js` })),
    );
  });
});

describe('what a page imports lazily', () => {
  it('is told by the code of the server’s bundle alone, while a page is fetched', async () => {
    const plugin = reportLazyImports() as never as {
      applyToEnvironment: (environment: { name: string }) => boolean;
      transform: { handler: (code: string, importer: string) => Promise<{ code: string }> };
    };
    expect(['ssr', 'client'].map((name) => plugin.applyToEnvironment({ name }))).toEqual([
      true,
      false,
    ]);
    const resolve = async (path: string, from: string) =>
      path === './page.js' ? { id: `${from} > page` } : null;
    const { code } = await plugin.transform.handler.call(
      { resolve } as never,
      `await import('./page.js'); await import( "other" );`,
      '/src/app.ts',
    );
    const run = async () => {
      // Runs the code without the imports themselves.
      const fetched = code.replaceAll(/import\([^)]*\)/g, 'undefined');
      await new Function(`return (async () => { ${fetched} })()`)();
    };
    expect(code).toContain(`import('./page.js')`);
    expect(await lazyImportsOf(async () => void (await Promise.all([run(), run()])))).toEqual([
      '/src/app.ts > page',
      'other',
    ]);
    await run();
    const failing = lazyImportsOf(() => Promise.reject(new Error('gone')));
    await expect(failing).rejects.toThrow('gone');
    expect(Reflect.has(globalThis, '__prepwardImports')).toBe(false);
  });
});
