import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { Archive, tableOf } from './archive.js';
import { exportKey } from './export-key.js';

describe('an archive', () => {
  it('holds each file as it was added', () => {
    const archive = new Archive(new Date('2026-11-22T12:00:00Z'));
    const long = 'Größe und Maß\n'.repeat(50_000);
    archive.add('a.json', '[]');
    archive.add('b.csv', long);
    const bytes = Buffer.from(archive.end());
    // When it was made, as ZIP stores it: the date and time in the first file's header.
    const made = new Date('2026-11-22T12:00:00Z');
    expect([bytes.readUInt16LE(12), bytes.readUInt16LE(10) >> 11]).toEqual([
      ((made.getFullYear() - 1980) << 9) | ((made.getMonth() + 1) << 5) | made.getDate(),
      made.getHours(),
    ]);
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual(['a.json', 'b.csv']);
    expect(strFromU8(files['a.json'] ?? new Uint8Array())).toBe('[]');
    expect(strFromU8(files['b.csv'] ?? new Uint8Array())).toBe(long);
    expect(bytes.length).toBeLessThan(long.length / 10);
  });
});

it('an archive is kept under its id', () => {
  expect(exportKey('a1')).toBe('exports/a1.zip');
});

describe('a table for spreadsheets', () => {
  it('names its columns, and computes nothing', () => {
    const table = tableOf([
      {
        note: '=HYPERLINK("http://x")',
        at: new Date(0),
        score: { right: 1 },
        ok: true,
        none: null,
      },
      { note: 'a "b", c', at: new Date(0), score: null, ok: false, none: null },
    ]);
    expect(table.replace('\uFEFF', '').split('\r\n')).toEqual([
      'note,at,score,ok,none',
      `"'=HYPERLINK(""http://x"")",1970-01-01T00:00:00.000Z,"{""right"":1}",true,`,
      '"a ""b"", c",1970-01-01T00:00:00.000Z,,false,',
      '',
    ]);
  });

  it('has none without rows', () => {
    expect(tableOf([]).replace('\uFEFF', '').trim()).toBe('');
  });
});
