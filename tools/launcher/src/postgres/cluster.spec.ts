import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { applicationPassword, clusterPassword, createCluster } from './cluster.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prepward-cluster-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const data = () => path.join(folder, 'postgres');
const places = (initdb: string) => ({
  initdb,
  postgres: '/no/such/program',
  dataFolder: data(),
  remark: undefined,
});

describe('the passwords of the database', () => {
  it('are made once, two of them, for no one else to read', () => {
    const owner = clusterPassword(folder, data());
    const application = applicationPassword(folder);
    expect([owner, application].map((password) => password.length)).toEqual([32, 32]);
    expect(application).not.toBe(owner);
    expect([clusterPassword(folder, data()), applicationPassword(folder)]).toEqual([
      owner,
      application,
    ]);
    for (const name of ['postgres-password', 'postgres-app-password']) {
      const file = path.join(folder, name);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readFileSync(file, 'utf8')).toMatch(/^[\w-]{32}\n$/);
    }
  });

  it('open a database that is there: without that of its owner no other is made', () => {
    mkdirSync(data());
    expect(() => clusterPassword(folder, data())).toThrow('postgres-password is missing');
    writeFileSync(path.join(folder, 'postgres-password'), ' kept \n');
    expect(clusterPassword(folder, data())).toBe('kept');
  });
});

describe('the files of the database', () => {
  const create = (initdb: string, signal = new AbortController().signal) =>
    createCluster(places(initdb), undefined, 'secret', signal);
  const program = (text: string) => {
    const file = path.join(folder, 'initdb');
    writeFileSync(file, `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    return file;
  };

  it('are made aside with the password, which is not left lying about', async () => {
    writeFileSync(`${data()}.password`, 'of a start that was killed');
    const said = path.join(folder, 'said');
    await create(
      program(`cat "$(echo "$2" | sed s/--pwfile=//)" > ${said}; echo "$1" >> ${said}
        touch "$(echo "$1" | sed s/--pgdata=//)/PG_VERSION"`),
    );
    expect(readFileSync(said, 'utf8')).toBe(`secret\n--pgdata=${data()}.new\n`);
    expect(statSync(path.join(data(), 'PG_VERSION')).size).toBe(0);
    expect(statSync(`${data()}.password`, { throwIfNoEntry: false })).toBeUndefined();
    // Once the files are there, initdb doesn't run again.
    await create('/no/such/program');
  });

  it('are not half there where that fails, with what was said', async () => {
    const failing = create(program('seq 1 20; echo "no locale" >&2; exit 1'));
    await expect(failing).rejects.toMatchObject({
      message: `The database couldn't be created in ${data()}; initdb said:`,
      lines: expect.arrayContaining(['no locale', '20']),
    });
    await expect(failing).rejects.toMatchObject({ lines: { length: 15 } });
    for (const left of [data(), `${data()}.new`, `${data()}.password`]) {
      expect(statSync(left, { throwIfNoEntry: false })).toBeUndefined();
    }
    const full = create(program('echo "No space left on device" >&2; exit 1'));
    await expect(full).rejects.toThrow('is full');
  });

  it('are given up without a word where the start is stopped', async () => {
    const stop = new AbortController();
    const began = path.join(folder, 'began');
    const made = create(program(`touch '${began}'; sleep 30`), stop.signal);
    while (!existsSync(began)) await sleep(10);
    stop.abort();
    await made;
    expect(statSync(`${data()}.new`, { throwIfNoEntry: false })).toBeUndefined();
  });
});
