import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BankItem, Passage } from '../bank/kit/types.js';

/** The bank as the product takes it: without what it was made of. */
export interface WholeBank {
  items: BankItem[];
  passages: Passage[];
}

interface BuiltBank extends WholeBank {
  /** Of the sources that it was generated from. */
  hash: string;
}

/** From `src` as from `dist`. */
const PACKAGE = path.resolve(import.meta.dirname, '../..');
const FILE = path.join(PACKAGE, 'dist', 'bank.json');
const SOURCES = ['src', '../contracts/src'];
const LOCK = path.join(PACKAGE, '../../package-lock.json');
const isSource = import.meta.url.endsWith('.ts');

/** As the build sees them: a test changes nothing of the bank. */
const isSourceOfBank = (name: string) => /(?<!\.spec)\.(?:ts|tsx|md|yaml)$/.test(name);

/** A name for all that the bank is generated from. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES.map((name) => path.join(PACKAGE, name))) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter(isSourceOfBank).sort()) {
      hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
    }
  }
  return hash.update(readFileSync(LOCK)).digest('hex');
}

/**
 * Keeps the bank next to the built code.
 *
 * @public for `write-bank.mjs`, a part of the build
 */
export function writeBuiltBank(bank: WholeBank): void {
  // A program that reads meanwhile gets a whole one.
  const next = `${FILE}.new`;
  writeFileSync(next, JSON.stringify({ hash: hashOfSources(), ...bank } satisfies BuiltBank));
  renameSync(next, FILE);
}

/** What the build kept; undefined where code that runs from its sources has others by now. */
export function readBuiltBank(): WholeBank | undefined {
  if (!existsSync(FILE)) return undefined;
  const { hash, items, passages } = JSON.parse(readFileSync(FILE, 'utf8')) as BuiltBank;
  return isSource && hash !== hashOfSources() ? undefined : { items, passages };
}
