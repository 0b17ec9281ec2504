import { gzipSync } from 'node:zlib';
import { refuseZod } from '@prepward/browser/refuse-zod';
import { API_PREFIXES } from '@prepward/contracts/api-prefixes';
import { BACK_OFFICE_PATH } from '@prepward/contracts/back-office';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, type Rolldown } from 'vite';
import { readTokens } from './scripts/design-tokens.js';

const API = 'http://127.0.0.1:3001';
const BASE = `${BACK_OFFICE_PATH}/`;
const tokens = readTokens();

/** The browser's own frame takes the color of the page before any script has run. */
function colorFirstPaint(): Plugin {
  const paper = (side: 'light' | 'dark') => tokens[side].paper ?? '';
  return {
    name: 'color-first-paint',
    transformIndexHtml: () => [
      ...(['light', 'dark'] as const).map((side) => ({
        tag: 'meta',
        attrs: {
          name: 'theme-color',
          media: `(prefers-color-scheme: ${side})`,
          content: paper(side),
        },
        injectTo: 'head' as const,
      })),
      {
        tag: 'style',
        children: `:root{color-scheme:light dark}body{background:light-dark(${paper('light')},${paper('dark')})}`,
        injectTo: 'head',
      },
    ],
  };
}

/** The development server answers the base only with its final slash; people type it without. */
function baseWithoutSlash(): Plugin {
  return {
    name: 'base-without-slash',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url === BASE.slice(0, -1)) request.url = BASE;
        next();
      });
    },
  };
}

/** Gzipped bytes of scripts until someone has signed in and sees the back-office. */
const HEAVIEST = 400_000;

/** The entry, the pages that it opens, and all that these import; what they open later is not. */
function firstScripts(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (file?.type === 'chunk' && !found.has(file)) {
      found.add(file);
      file.imports.forEach(add);
      if (file.isEntry) file.dynamicImports.forEach(add);
    }
  };
  Object.keys(bundle)
    .filter((name) => Reflect.get(bundle[name] ?? {}, 'isEntry'))
    .forEach(add);
  return [...found];
}

/** Ends a build whose first scripts are heavier than they may be. */
function checkWeight(): Plugin {
  return {
    name: 'check-weight',
    apply: 'build',
    generateBundle(_options, bundle) {
      const bytes = firstScripts(bundle).map(({ code }) => gzipSync(code, { level: 9 }).length);
      const sum = bytes.reduce((a, b) => a + b, 0);
      this.info(`first scripts: ${(sum / 1000).toFixed(1)} of ${HEAVIEST / 1000} kB gzipped`);
      if (sum > HEAVIEST) {
        this.error(`The back-office loads ${sum} bytes of scripts, and may load ${HEAVIEST}`);
      }
    },
  };
}

const proxy = Object.fromEntries(API_PREFIXES.map((prefix) => [prefix, API]));

export default defineConfig({
  base: BASE,
  plugins: [react(), colorFirstPaint(), baseWithoutSlash(), checkWeight(), refuseZod()],
  resolve: { conditions: ['@app/source', ...defaultClientConditions] },
  define: { __DESIGN_TOKENS__: JSON.stringify(tokens) },
  server: { port: 5174, strictPort: true, proxy },
  preview: { port: 5174, strictPort: true, proxy },
  // react-admin itself, loaded only behind the door, is larger than the usual 500 kB.
  build: { modulePreload: { polyfill: false }, chunkSizeWarningLimit: 700 },
});
