import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { refuseZod } from '@prepward/browser/refuse-zod';
import { API_PREFIXES } from '@prepward/contracts/api-prefixes';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type HtmlTagDescriptor,
  type Plugin,
  type Rolldown,
  type ViteBuilder,
} from 'vite';
import { buildSite, INTERFACE_FONT } from './src/hydrate/build/build-site.js';
import { refuseDevPages } from './src/hydrate/build/dev-pages.js';
import { reportLazyImports } from './src/hydrate/build/imports-of-pages.js';
import { CLIENT_BUILD } from './vite/client-build.js';
import { earlyScripts } from './vite/early-scripts.js';
import { leanKatex } from './vite/lean-katex.js';
import { serviceWorker } from './vite/service-worker.js';
import { siteContent } from './vite/site-content.js';

const API = 'http://127.0.0.1:3001';
/** For running without a gateway in front. */
const PROXY = Object.fromEntries(API_PREFIXES.map((prefix) => [prefix, API]));

/** Where the site will be served; by default, where `npm start` serves it (docs/operations.md). */
const ORIGIN = (process.env.PUBLIC_URL || 'http://localhost:3000').replace(/\/+$/, '');

const ROOT = import.meta.dirname;
/** The server's bundle imports packages, so it must be where they can be found. */
const SERVER_BUNDLE = path.join(ROOT, 'node_modules', '.prerender-');

/**
 * react-router's own production files. Its package resolves to the development files under every condition;
 * these contain warnings for developers that no one sees on the site.
 */
const ROUTER = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);
const ROUTER_FILES = [
  { find: /^react-router$/, replacement: path.join(ROUTER, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(ROUTER, 'dom-export.mjs') },
];

const worker = serviceWorker();

/** Preloads the interface font: its hashed file name is known only once the bundle is written. */
function preloadInterfaceFont(): Plugin {
  return {
    name: 'preload-interface-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }): HtmlTagDescriptor[] =>
        Object.keys(bundle ?? {})
          .filter((file) => INTERFACE_FONT.test(file))
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

/** Builds the browser's bundle, then the same code for Node, which then prerenders every public page. */
async function buildApp({ build, environments, config }: ViteBuilder): Promise<void> {
  const { client, ssr } = environments;
  if (!client || !ssr) {
    throw new Error('The build needs its two environments, client and ssr');
  }
  const serverBundle = mkdtempSync(SERVER_BUNDLE);
  ssr.config.build.outDir = serverBundle;
  try {
    const { output } = (await build(client)) as Rolldown.RolldownOutput;
    refuseDevPages(output);
    await build(ssr);
    const { table, over, offline } = await buildSite({
      root: ROOT,
      outDir: path.resolve(ROOT, client.config.build.outDir),
      serverEntry: path.join(serverBundle, 'entry-server.js'),
      client: output,
      origin: ORIGIN,
    });
    config.logger.info(`\n${table}\n\nAddresses in the pages start with ${ORIGIN}`);
    await worker.build(offline);
    if (over.length > 0) {
      throw new Error(`These pages load more than they may: ${over.join(', ')}`);
    }
  } finally {
    rmSync(serverBundle, { recursive: true, force: true });
  }
}

export default defineConfig(({ command }) => ({
  plugins: [
    leanKatex(),
    siteContent(),
    react(),
    tailwindcss(),
    preloadInterfaceFont(),
    earlyScripts(),
    reportLazyImports(),
    refuseZod(),
    worker.plugins,
  ],
  define: {
    __SITE_ORIGIN__: JSON.stringify(ORIGIN),
    __DEV_PAGES__: JSON.stringify(command === 'serve'),
  },
  resolve: {
    conditions: ['@app/source', ...defaultClientConditions],
    alias: command === 'build' ? ROUTER_FILES : [],
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: PROXY,
  },
  preview: {
    port: 5173,
    strictPort: true,
    proxy: PROXY,
  },
  builder: { buildApp },
  environments: {
    client: { build: CLIENT_BUILD },
    ssr: {
      resolve: {
        conditions: ['@app/source', ...defaultServerConditions],
        noExternal: [/^@prepward\//, 'lucide-react'],
      },
      build: { emitAssets: false, rolldownOptions: { input: 'src/entry-server.tsx' } },
    },
  },
}));
