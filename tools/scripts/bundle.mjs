// Part of the builds of api, worker and launcher: bundles a program and its imports into a few files, so
// that it starts sooner (docs/decisions/0079-programs-in-few-files.md). Run it in the package's folder.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'rolldown';

/** Where the TypeScript compiler puts the program's modules. */
const COMPILED = path.join('dist', 'modules');

/**
 * Not bundled: packages that read files next to themselves, native ones, and optional ones that aren't
 * installed. Node finds them in `node_modules`, as before.
 */
const EXTERNAL = [
  /^@prepward\/(content|papers)(\/|$)/,
  // The board finds its pages by `require`, and shares the queue's classes with the product.
  /^(@bull-board\/|bullmq$|ioredis$)/,
  /^@node-rs\//,
  /^@aws-sdk\//,
];

/** `@nestjs/typeorm` loads TypeORM 0.x classes with `require`, which would load all of TypeORM twice. */
const typeormOnce = {
  name: 'typeorm-once',
  load: {
    filter: { id: /@nestjs\/typeorm\/dist\/common\/typeorm-compat\.js$/ },
    handler: () =>
      'export const Connection = undefined;\nexport const AbstractRepository = undefined;',
  },
};

/**
 * Ignores missing dependencies of libraries' optional parts; anything else that's missing is an error.
 */
function onLog(level, log, handle) {
  if (log.code === 'UNRESOLVED_IMPORT' && /node_modules/.test(log.loc?.file ?? log.id ?? ''))
    return;
  if (level === 'warn' && /node_modules/.test(log.loc?.file ?? log.id ?? '')) return;
  handle(level, log);
}

const entries = process.argv.slice(2);
const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
if (entries.length === 0) throw new Error(`Expected the programs of ${name}, such as main`);
await build({
  input: Object.fromEntries(entries.map((entry) => [entry, path.join(COMPILED, `${entry}.js`)])),
  platform: 'node',
  external: EXTERNAL,
  plugins: [typeormOnce],
  onLog,
  output: {
    dir: 'dist',
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    // Migrations and Nest's messages use class names.
    keepNames: true,
  },
});
