import type { PageFiles } from './chunks.js';

/** Runs in the shell, before anything else has loaded. `files` are names without folder and extension. */
function preloadFor(pages: Record<string, readonly string[]>): void {
  const address = location.pathname.replace(/\/$/, '');
  const files = pages[address] ?? pages[address.replace(/[^/]*$/, ':')] ?? [];
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/assets/${file}.js`;
    document.head.append(link);
  }
}

const shortName = (file: string): string => file.replace(/^assets\/(.*)\.js$/, '$1');

/** The key under which a route is looked up: a parameter at its end matches anything. */
const keyOf = (route: string): string => route.replace(/:[^/]*$/, ':');

/**
 * What most client-rendered pages need, and a script for the rest: it preloads the files of the
 * requested page.
 *
 * @param pages by route, all that a page needs
 * @param entry what the page needs in any case
 */
export function filesByAddress(
  pages: ReadonlyMap<string, PageFiles>,
  entry: PageFiles,
): { common: PageFiles; script: string } {
  const all = [...pages.values()];
  const most = Math.ceil(all.length / 2);
  // What most of them need is listed once; the few pages that don't need it are opened from an email.
  const wanted = [...new Set(all.flatMap(({ scripts }) => scripts))];
  const shared = wanted.filter(
    (file) =>
      entry.scripts.includes(file) ||
      all.filter(({ scripts }) => scripts.includes(file)).length > most,
  );
  const own = Object.fromEntries(
    [...pages].map(([route, { scripts }]) => [
      keyOf(route),
      scripts.filter((file) => !shared.includes(file)).map(shortName),
    ]),
  );
  const code = preloadFor.toString().replace(/\n\s*/g, '');
  return {
    common: {
      scripts: [...entry.scripts, ...shared.filter((f) => !entry.scripts.includes(f))],
      styles: entry.styles,
    },
    script: `<script>(${code})(${JSON.stringify(own)})</script>`,
  };
}
