// Part of the builds of api and worker: puts a program and what it imports into few files, so that it starts
// in half the time (docs/decisions/0079-programs-in-few-files.md). Run in the package's folder.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'rolldown';

/** Where the TypeScript compiler puts the program's modules. */
const COMPILED = path.join('dist', 'modules');

/**
 * Left where they are: what reads files next to itself, what is native, and what is optional and
 * not installed. Node finds them in `node_modules`, as before.
 */
const EXTERNAL = [
  /^@prepward\/(content|papers)(\/|$)/,
  // The board finds its pages by `require`, and shares the queue's classes with the product.
  /^(@bull-board\/|bullmq$|ioredis$)/,
  /^@node-rs\//,
  /^@aws-sdk\//,
];

/** `@nestjs/typeorm` asks TypeORM for classes of its version 0 by `require`, which would load all of it twice. */
const typeormOnce = {
  name: 'typeorm-once',
  load: {
    filter: { id: /@nestjs\/typeorm\/dist\/common\/typeorm-compat\.js$/ },
    handler: () =>
      'export const Connection = undefined;\nexport const AbstractRepository = undefined;',
  },
};

/**
 * Dependencies of libraries' optional parts aren't installed; anything else that's missing is an
 * error.
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
    // Migrations and Nest's messages go by the names of classes.
    keepNames: true,
  },
});
