import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { runSource } from './run-source.js';

const SOURCE = fileURLToPath(new URL('../src/lib/appearance.ts', import.meta.url));

/** Puts the script into every page that gives it the look this device chose, before it is seen. */
export function earlyAppearance(): Plugin {
  return {
    name: 'early-appearance',
    transformIndexHtml: {
      async handler() {
        const { module } = await runSource<typeof import('../src/lib/appearance.js')>(SOURCE);
        const children = module.earlyAppearance().replace(/\n\s*/g, '');
        return [{ tag: 'script', children, injectTo: 'head' }];
      },
    },
  };
}
