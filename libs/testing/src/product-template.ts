import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseUrls, Template } from './database.js';
import { hashOfSources, type Reader, ROOT, sourcesOf } from './sources.js';

/** What makes the template: the schema and the question bank. */
const COMMANDS = ['api/src/cli/migrate.ts', 'api/src/cli/load-bank.ts'];
/** The bank's passages, questions and tables are text files. */
export const READERS: readonly Reader[] = [
  {
    code: 'libs/content/src/bank/kit/texts',
    reads: 'libs/content/src/bank',
    endings: ['.md', '.yaml'],
  },
];
/** How it is made and kept. */
const HOW = ['cluster', 'database', 'kept-clusters', 'product-template'].map((name) =>
  path.join(ROOT, `libs/testing/src/${name}.ts`),
);

/** Runs a command of the product from its sources, which its build may lag behind. */
async function command(name: string, { url, ownerUrl }: DatabaseUrls): Promise<void> {
  const flags = ['--conditions=@app/source', '--import', './tools/scripts/swc-loader.mjs'];
  await promisify(execFile)(process.execPath, [...flags, 'api/src/cli.ts', name], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: url,
      DATABASE_OWNER_URL: ownerUrl,
      SMTP_URL: 'smtp://127.0.0.1:1',
      AUTH_HS256_SECRET: 'a secret for tests, which signs nothing at all',
    },
  });
}

/** A database with the product's schema and its question bank, as its own commands make it. */
export function productTemplate(): Template {
  return {
    key: hashOfSources([...sourcesOf(COMMANDS, READERS), ...HOW]),
    prepare: async (urls) => {
      await command('migrate', urls);
      await command('load-bank', urls);
    },
  };
}
