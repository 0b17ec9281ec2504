import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { MINUTE_MS } from '@prepward/contracts/durations';
import { ROOT } from './root.js';

const FOLDER = path.join(ROOT, 'node_modules', '.cache', 'prepward', 'test-postgres');
/** How many to keep; each is about 100 MB. */
const KEPT = 3;
/** No copy takes longer than this, ms. */
const IN_USE_MS = 10 * MINUTE_MS;

/** Passwords are stored in the cluster, so a copy has the same ones. */
export interface ClusterPasswords {
  owner: string;
  application: string;
}

const copy = promisify(execFile);

/** What is kept of a template: the cluster's data, and the files that its rows refer to. */
export interface TemplateFolders {
  data: string;
  files: string;
}

/**
 * Makes `to` a copy of `from`. When run as root, the files belong to the postgres account, and that must
 * not change.
 */
async function copyFolder(from: string, to: string): Promise<void> {
  // If the target existed, `cp` would copy the folder into it.
  rmSync(to, { recursive: true, force: true });
  await copy('cp', ['-a', from, to]);
}

/**
 * Copies a kept cluster and its files to these folders, replacing their content.
 *
 * @returns its passwords, or undefined when none is kept under this key
 */
export async function takeCluster(
  key: string,
  { data, files }: TemplateFolders,
  folder = FOLDER,
): Promise<ClusterPasswords | undefined> {
  const kept = path.join(folder, key);
  if (!existsSync(kept)) return undefined;
  const now = new Date();
  utimesSync(kept, now, now);
  await copyFolder(path.join(kept, 'data'), data);
  await copyFolder(path.join(kept, 'files'), files);
  return JSON.parse(readFileSync(path.join(kept, 'passwords.json'), 'utf8')) as ClusterPasswords;
}

/**
 * Keeps a copy of a stopped cluster. It is made under another name and then renamed, so that others see
 * all of it or nothing; if two runs make the same one at once, the first is kept.
 */
export async function keepCluster(
  key: string,
  { data, files }: TemplateFolders,
  passwords: ClusterPasswords,
  folder = FOLDER,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const draft = path.join(folder, `${key}.${randomUUID()}.new`);
  mkdirSync(draft, { mode: 0o700 });
  await copyFolder(data, path.join(draft, 'data'));
  await copyFolder(files, path.join(draft, 'files'));
  writeFileSync(path.join(draft, 'passwords.json'), JSON.stringify(passwords), { mode: 0o600 });
  try {
    renameSync(draft, path.join(folder, key));
  } catch {
    // Another run was quicker.
    rmSync(draft, { recursive: true, force: true });
  }
  forgetOld(folder);
}

/** Removes what was not used lately, and drafts of runs that were killed. */
function forgetOld(folder: string): void {
  const age = (name: string) => Date.now() - statSync(path.join(folder, name)).mtimeMs;
  const names = readdirSync(folder).sort((a, b) => age(a) - age(b));
  const complete = names.filter((name) => !name.endsWith('.new'));
  const drafts = names.filter((name) => name.endsWith('.new'));
  for (const name of [...complete.slice(KEPT), ...drafts]) {
    if (age(name) < IN_USE_MS) continue;
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
