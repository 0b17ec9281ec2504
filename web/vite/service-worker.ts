import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SHELL_ADDRESS, WORKER_PATH } from '@prepward/contracts/service-worker';
import type { Plugin } from 'vite';
import { type VitePluginPWAAPI, VitePWA } from 'vite-plugin-pwa';
import type { OfflineSite } from '../src/hydrate/build/build-site.js';

/** The file that is served at every address that is rendered in the browser. */
const SHELL_FILE = 'shell.html';

/** Removes a worker that a build left in this browser: in development, every file comes from the server. */
const NO_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', () => {
  self.registration.unregister()
    .then(() => self.clients.matchAll({ type: 'window' }))
    .then((windows) => Promise.all(windows.map((window) => window.navigate(window.url))));
});
`;

function endsWorkerWhileDeveloping(): Plugin {
  return {
    name: 'no-worker-while-developing',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(WORKER_PATH, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.setHeader('cache-control', 'no-cache');
        response.end(NO_WORKER);
      });
    },
  };
}

function digestOf(file: string, kind: 'sha256'): Buffer {
  return createHash(kind).update(readFileSync(file)).digest();
}

/**
 * The shell's manifest entry, under the address of a page that it serves. The browser checks its content, so
 * a worker is never installed with the shell of a release that was deployed meanwhile.
 */
function shellEntry(outDir: string) {
  const digest = digestOf(path.join(outDir, SHELL_FILE), 'sha256');
  return {
    url: SHELL_ADDRESS,
    revision: digest.toString('hex').slice(0, 32),
    integrity: `sha256-${digest.toString('base64')}`,
  };
}

/** The plugins that build the worker for the site that `built` returns. */
function workerPlugins(built: () => OfflineSite): Plugin[] {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    injectRegister: false,
    // The build makes its own manifest, with the icons.
    manifest: false,
    injectManifest: { rollupFormat: 'iife', sourcemap: false },
    integration: {
      beforeBuildServiceWorker: ({ injectManifest, outDir }) => {
        injectManifest.globPatterns = [...built().files];
        injectManifest.additionalManifestEntries = [shellEntry(path.resolve(outDir))];
      },
      configureCustomSWViteBuild: (options) => {
        options.define = {
          ...options.define,
          __SITE_ADDRESSES__: JSON.stringify(built().addresses),
        };
      },
    },
  });
}

/**
 * A build's service worker, and its removal in development. It's built after the pages, because it lists the
 * files they were made of.
 */
export function serviceWorker(): {
  plugins: Plugin[];
  build: (site: OfflineSite) => Promise<void>;
} {
  let site: OfflineSite | undefined;
  const plugins = workerPlugins(() => {
    if (!site) {
      throw new Error('The service worker is built after the site');
    }
    return site;
  });
  const api = plugins.find(({ name }) => name === 'vite-plugin-pwa')?.api as
    | VitePluginPWAAPI
    | undefined;
  if (!api) {
    throw new Error('vite-plugin-pwa is not as expected');
  }
  return {
    // The plugin's own build step would run before the pages exist.
    plugins: [
      ...plugins.filter(({ name }) => name !== 'vite-plugin-pwa:build'),
      endsWorkerWhileDeveloping(),
    ],
    build: async (built) => {
      site = built;
      await api.generateSW();
    },
  };
}
