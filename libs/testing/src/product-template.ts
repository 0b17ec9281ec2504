import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { DatabaseUrls, Template } from './database.js';
import { ROOT } from './root.js';
import { TEST_SETTINGS } from './settings.js';
import { hashOfSources, type Reader, sourcesOf } from './sources.js';

/** What makes the template: the schema, the question bank and the papers. */
export const COMMANDS = [
  'api/src/cli/migrate.ts',
  'api/src/cli/load-bank.ts',
  'libs/modules/papers/paper-maker.service.ts',
  'libs/papers/src/typesetter-thread.ts',
];
export const READERS: readonly Reader[] = [
  // The papers' edition comes from the typesetting's own code; their fonts come from packages.
  { code: 'libs/papers/src', reads: 'libs/papers/src', endings: ['.ts'] },
  // The storage holds what the command itself has put there.
  { code: 'libs/platform/src/storage', reads: 'libs/platform/src/storage', endings: [] },
  // The bank's passages, questions and tables are text files.
  {
    code: 'libs/content/src/bank/kit/texts',
    reads: 'libs/content/src/bank',
    endings: ['.md', '.yaml'],
  },
  // A copy kept by the build is used only if it was made from the same sources.
  { code: 'libs/content/src/whole-bank', reads: 'libs/content/src/whole-bank', endings: [] },
  // Its cases are found by their files' names.
  {
    code: 'libs/content/src/bank/science',
    reads: 'libs/content/src/bank/science',
    endings: ['.yaml'],
  },
];
/** How it is made and kept. */
const HOW = ['cluster', 'database', 'kept-clusters', 'product-template'].map((name) =>
  path.join(ROOT, `libs/testing/src/${name}.ts`),
);

/** Removes traces of making it, because tests count audit entries and events. */
async function forgetMaking({ ownerUrl }: DatabaseUrls): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('DELETE FROM audit_entries');
  await client.query(`DELETE FROM outbox_events WHERE name = 'paper.made'`);
  await client.end();
}

/** Runs the product's command line. */
async function run(program: string[], { url, ownerUrl }: DatabaseUrls, files: string) {
  await promisify(execFile)(process.execPath, program, {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: url,
      DATABASE_OWNER_URL: ownerUrl,
      STORAGE_DIR: files,
      ...TEST_SETTINGS,
    },
  });
}

/** Runs it from its sources, which its build may lag behind. */
const FROM_SOURCES = [
  '--conditions=@app/source',
  '--import',
  './tools/scripts/swc-loader.mjs',
  'api/src/cli.ts',
];

/** The built typesetting code, which papers record as their edition: the programs under test are built. */
function builtTypesetting(): string[] {
  const folder = path.join(ROOT, 'libs/papers/dist');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => file.endsWith('.js')).map((file) => path.join(folder, file));
}

/**
 * A database with the product's schema, question bank and papers, made by its own commands, with the
 * papers' files next to it. Programs that run on a copy don't have to make them again.
 */
export function productTemplate(): Template {
  return {
    key: hashOfSources([...sourcesOf(COMMANDS, READERS), ...builtTypesetting(), ...HOW]),
    prepare: async (urls, files) => {
      await run([...FROM_SOURCES, 'migrate'], urls, files);
      await run([...FROM_SOURCES, 'load-bank'], urls, files);
      // A paper that can't be made fails only the tests of papers: the others are still made.
      await run(['api/dist/cli.js', 'make-papers'], urls, files).catch((error: Error) => {
        process.stderr.write(`${error.message}\n`);
      });
      await forgetMaking(urls);
    },
  };
}
