import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { makeServerFolder, sweepAbandoned } from './server-folders.js';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function make(given = {}): string {
  const folder = makeServerFolder(given);
  made.push(folder);
  return folder;
}

describe('the folder of a throw-away server', () => {
  it('is on a disk where its data must outlast a power cut', () => {
    expect(path.dirname(make({ isDurable: true }))).toBe(tmpdir());
  });

  it('says whose it is, and is removed once that process is gone', () => {
    const [mine, left] = [make(), make()];
    const owner = path.join(left, 'owner.pid');
    expect(readFileSync(owner, 'utf8')).toBe(String(process.pid));
    writeFileSync(owner, String(spawnSync(process.execPath, ['--version']).pid));
    sweepAbandoned();
    expect([existsSync(mine), existsSync(left)]).toEqual([true, false]);
  });
});
