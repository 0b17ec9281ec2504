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
    const bytes = archive.end();
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual(['a.json', 'b.csv']);
    expect(strFromU8(files['a.json'] ?? new Uint8Array())).toBe('[]');
    expect(strFromU8(files['b.csv'] ?? new Uint8Array())).toBe(long);
    expect(bytes.length).toBeLessThan(long.length / 10);
  });
});

it('an archive is kept under its own id', () => {
  expect(exportKey('e1')).toBe('exports/e1.zip');
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

  it('has numbers as they are, below zero too, which computes nothing', () => {
    const table = tableOf([{ change: -5, note: '-5' }]);
    expect(table.replace('\uFEFF', '').split('\r\n')).toEqual(['change,note', "-5,'-5", '']);
  });

  it('has none without rows', () => {
    expect(tableOf([]).replace('\uFEFF', '').trim()).toBe('');
  });
});
