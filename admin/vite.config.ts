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

/** Colors the browser's own frame to match the page before any script has run. */
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

/** The development server serves the base only with its trailing slash; people type it without. */
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

/** The most gzipped bytes of scripts that may load before someone has signed in and sees the back-office. */
const HEAVIEST = 400_000;

/** The entry, the pages that it opens, and everything these import; not what they load later. */
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

/** Fails a build whose first scripts are too large. */
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
  // react-admin itself, loaded only after the access check, exceeds the default limit of 500 kB.
  build: { modulePreload: { polyfill: false }, chunkSizeWarningLimit: 700 },
});
