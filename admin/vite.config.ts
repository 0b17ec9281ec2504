import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { readTokens } from './scripts/design-tokens.js';

const API = 'http://127.0.0.1:3001';
const BASE = '/management_support/';
const tokens = readTokens();

/** The browser's own frame takes the colour of the page before any script has run. */
function colourFirstPaint(): Plugin {
  const paper = (side: 'light' | 'dark') => tokens[side].paper ?? '';
  return {
    name: 'colour-first-paint',
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

const proxy = {
  '/api': API,
  '/auth/v1': API,
  [`${BASE}queues`]: API,
};

export default defineConfig({
  base: BASE,
  plugins: [react(), colourFirstPaint(), baseWithoutSlash()],
  resolve: { conditions: ['@app/source', ...defaultClientConditions] },
  define: { __DESIGN_TOKENS__: JSON.stringify(tokens) },
  server: { port: 5174, strictPort: true, proxy },
  preview: { port: 5174, strictPort: true, proxy },
  // react-admin itself, loaded only behind the door, is larger than the usual 500 kB.
  build: { modulePreload: { polyfill: false }, chunkSizeWarningLimit: 700 },
});
