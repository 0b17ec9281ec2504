import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { runSource } from './run-source.js';

function source(file: string): string {
  return fileURLToPath(new URL(`../src/${file}`, import.meta.url));
}

/**
 * Adds to every page the scripts that must run before it's shown: they apply this device's appearance, and
 * remember a button that is pressed before the page's code has loaded.
 */
export function earlyScripts(): Plugin {
  return {
    name: 'early-scripts',
    transformIndexHtml: {
      async handler() {
        const look = await runSource<typeof import('../src/lib/appearance.js')>(
          source('lib/appearance.ts'),
        );
        const press = await runSource<typeof import('../src/hydrate/early-press.js')>(
          source('hydrate/early-press.ts'),
        );
        const children = `${look.module.earlyAppearance()};${press.module.earlyPress()}`;
        return [{ tag: 'script', children: children.replace(/\n\s*/g, ''), injectTo: 'head' }];
      },
    },
  };
}
