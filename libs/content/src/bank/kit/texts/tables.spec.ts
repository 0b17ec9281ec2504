import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { columns, readTables, readYamlFolder } from './tables.js';

const words = { words: columns('word', 'meaning') };

function read(text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tables-'));
  writeFileSync(path.join(folder, 'a.yaml'), text);
  return readTables(pathToFileURL(path.join(folder, 'index.js')).href, 'a.yaml', words);
}

describe('tables', () => {
  it('are read row by row, beside tables of other modules', () => {
    const text = 'words:\n  - word: aorta\n    meaning: an artery\nothers:\n  - 1\n';
    expect(read(text)).toEqual({ words: [{ word: 'aorta', meaning: 'an artery' }] });
  });

  const cases: [name: string, text: string, fault: RegExp][] = [
    ['broken YAML', 'words:\n  - word: "aorta\n', /a\.yaml:\d: /],
    ['a missing table', 'word:\n  - 1\n', /a\.yaml:1: "words" is missing/],
    ['an empty table', 'words: []\n', /a\.yaml:1: /],
    ['no list', 'words: aorta\n', /a\.yaml:1: "words" should be a list/],
    [
      'a missing cell',
      'words:\n  - word: a\n    meaning: b\n  - word: c\n',
      /a\.yaml:4: "meaning" is missing/,
    ],
    ['an empty cell', 'words:\n  - word: a\n    meaning: ""\n', /a\.yaml:3: this is empty/],
    ['a number', 'words:\n  - word: 7\n    meaning: b\n', /a\.yaml:2: "word" should be a text/],
    [
      'an unknown cell',
      'words:\n  - word: a\n    meaning: b\n    kind: c\n',
      /a\.yaml:4: "kind" doesn't belong here/,
    ],
    [
      'a cell given twice',
      'words:\n  - word: a\n    word: b\n    meaning: c\n',
      /a\.yaml:3: Map keys must be unique/,
    ],
  ];

  it.each(cases)('tell %s with its file and line', (_name, text, fault) => {
    expect(() => read(text)).toThrow(fault);
  });
});

describe('a folder of YAML files', () => {
  const schema = z.strictObject({ word: z.string() });

  /** Reads the folder `words` with these files. */
  function readFolder(files: Record<string, string>) {
    const folder = mkdtempSync(path.join(tmpdir(), 'folder-'));
    mkdirSync(path.join(folder, 'words'));
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(path.join(folder, 'words', name), text);
    }
    return readYamlFolder(pathToFileURL(path.join(folder, 'index.js')).href, 'words', schema);
  }

  it('is read by name in the order of characters, without other files', () => {
    const files = { 'b.yaml': 'word: two', 'B.yaml': 'word: one', 'a.md': '# none' };
    expect(readFolder(files)).toEqual([{ word: 'one' }, { word: 'two' }]);
  });

  it('tells the file and line of a fault', () => {
    expect(() => readFolder({ 'a.yaml': 'word: one', 'b.yaml': 'word: 2' })).toThrow(/b\.yaml:1: /);
  });
});
