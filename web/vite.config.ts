import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { siteContent } from './vite/site-content.js';

const API = 'http://127.0.0.1:3001';

/** Where the site will be served; canonical addresses start with it. */
const ORIGIN = (process.env.PUBLIC_URL ?? '').replace(/\/+$/, '');

/** Preloads the interface font: its hashed file name is known only once the bundle is written. */
function preloadInterfaceFont(): Plugin {
  return {
    name: 'preload-interface-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }): HtmlTagDescriptor[] =>
        Object.keys(bundle ?? {})
          .filter((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head-prepend',
          })),
    },
  };
}

/**
 * KaTeX names three formats of each font, and faces for alphabets that no item of the exam uses.
 * Every browser that runs this site reads the first format.
 */
function leanKatex(): Plugin {
  return {
    name: 'lean-katex',
    enforce: 'pre',
    transform: {
      filter: { id: /katex(\.min)?\.css/ },
      handler: (code) =>
        code
          .replace(
            /@font-face\{[^}]*KaTeX_(?:Caligraphic|Fraktur|SansSerif|Script|Typewriter)[^}]*\}/g,
            '',
          )
          .replace(/,url\([^)]+\.(?:woff|ttf)\) format\("(?:woff|truetype)"\)/g, ''),
    },
  };
}

export default defineConfig({
  plugins: [leanKatex(), siteContent(), react(), tailwindcss(), preloadInterfaceFont()],
  define: { __SITE_ORIGIN__: JSON.stringify(ORIGIN) },
  resolve: { conditions: ['@app/source', ...defaultClientConditions] },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': API, '/auth/v1': API, '/functions': API, '/dev': API },
  },
  preview: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': API, '/auth/v1': API, '/functions': API, '/dev': API },
  },
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One chunk for the line drawings: by itself the bundler cuts them up between their pages.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'illustrations', test: /illustrations\/(?:anatomy|tools|subject-picture)\./ },
          ],
        },
      },
    },
  },
});
