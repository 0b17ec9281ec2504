import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BankItem, Passage } from '../bank/kit/types.js';

/** The bank as the product uses it: without the models and drafts behind it. */
export interface WholeBank {
  items: BankItem[];
  passages: Passage[];
}

interface BuiltBank extends WholeBank {
  /** The hash of the sources it was generated from. */
  hash: string;
}

/** The same from `src` and from `dist`. */
const PACKAGE = path.resolve(import.meta.dirname, '../..');
const FILE = path.join(PACKAGE, 'dist', 'bank.json');
const SOURCES = ['src', '../contracts/src'];
const LOCK = path.join(PACKAGE, '../../package-lock.json');
const isSource = import.meta.url.endsWith('.ts');

/** Test files don't count, because they don't change the bank. */
const isSourceOfBank = (name: string) => /(?<!\.spec)\.(?:ts|tsx|md|yaml)$/.test(name);

/** A fingerprint of everything the bank is generated from. */
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
 * Saves the bank next to the built code.
 *
 * @public for `write-bank.mjs`, a part of the build
 */
export function writeBuiltBank(bank: WholeBank): void {
  // Renaming is atomic, so a program that reads meanwhile gets a complete file.
  const next = `${FILE}.new`;
  writeFileSync(next, JSON.stringify({ hash: hashOfSources(), ...bank } satisfies BuiltBank));
  renameSync(next, FILE);
}

/** The bank that the build saved; undefined if code runs from sources that have changed since. */
export function readBuiltBank(): WholeBank | undefined {
  if (!existsSync(FILE)) return undefined;
  const { hash, items, passages } = JSON.parse(readFileSync(FILE, 'utf8')) as BuiltBank;
  return isSource && hash !== hashOfSources() ? undefined : { items, passages };
}
