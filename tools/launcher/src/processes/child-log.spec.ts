import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ChildLog, openLogFile } from './child-log.js';

const LIMIT = 10 * 1024 * 1024;

let folder: string;
let file: string;
let shown: string[];
let log: ChildLog;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prepward-log-'));
  file = path.join(folder, 'deep', 'api.log');
  shown = [];
  log = new ChildLog('api', file, (line) => shown.push(line));
});
afterEach(() => {
  log.close();
  rmSync(folder, { recursive: true });
});

/** Writes the pieces as a child's output, one by one, and ends. */
async function say(...pieces: string[]): Promise<void> {
  const stream = new PassThrough();
  log.follow(stream);
  for (const piece of pieces) stream.write(piece);
  stream.end();
  await finished(stream);
}
const inFile = () => readFileSync(file, 'utf8');

describe('what a child says', () => {
  it('is written line by line, the last one too, however it comes', async () => {
    await say('on', 'e\ntwo\nth', 'ree');
    expect(inFile()).toBe('one\ntwo\nthree\n');
    expect(log.lastLines()).toEqual(['one', 'two', 'three']);
    expect(shown).toEqual(['api | one', 'api | two', 'api | three']);
  });

  it('is shown from warnings on, and where it is no line of a log', async () => {
    const lines = [
      '{"level":30,"msg":"info"}',
      '{"level":40,"msg":"warning"}',
      '{"level":50}',
      '{"level":"info"}',
      '{"level":"warn"}',
      '{"level":"error"}',
      '{"level":"fatal"}',
      '{"msg":"no level"}',
      '{ broken',
      '   ',
      'plain',
    ];
    await say(`${lines.join('\n')}\n`);
    const of = (...places: number[]) => places.map((at) => `api | ${lines[at]}`);
    expect(shown).toEqual(of(1, 2, 4, 5, 6, 8, 10));
    expect(inFile()).toBe(`${lines.join('\n')}\n`);
  });

  it('is kept as its newest 25 lines', async () => {
    const lines = Array.from({ length: 26 }, (_, i) => `line ${i}`);
    await say(lines.join('\n'));
    expect(log.lastLines()).toEqual(lines.slice(1));
  });

  it('is cut where a line does not end', async () => {
    const most = 64 * 1024;
    await say('x'.repeat(most), 'yz', '\nnext');
    expect(log.lastLines()).toEqual(['x'.repeat(most), '', 'next']);
    await say('x'.repeat(most));
    expect(log.lastLines().at(-1)).toHaveLength(most);
  });
});

describe('a log file', () => {
  it('becomes the older copy once it is over its size, and not before', () => {
    truncateSync(file, LIMIT);
    log.close();
    log = new ChildLog('api', file, () => undefined);
    expect(statSync(file).size).toBe(LIMIT);
    truncateSync(file, LIMIT + 1);
    log.close();
    log = new ChildLog('api', file, () => undefined);
    expect([statSync(file).size, statSync(`${file}.1`).size]).toEqual([0, LIMIT + 1]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('does so too while its child goes on', async () => {
    truncateSync(file, LIMIT - 4);
    log.close();
    log = new ChildLog('api', file, () => undefined);
    await say('four\n');
    expect(statSync(`${file}.1`).size).toBe(LIMIT + 1);
    await say('after\n');
    expect(inFile()).toBe('after\n');
  });

  it('is gone on with where it is there', () => {
    truncateSync(file, 7);
    expect(openLogFile(file)).toBeGreaterThan(0);
    expect(statSync(file).size).toBe(7);
  });
});
