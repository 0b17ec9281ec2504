import { describe, expect, it } from '@jest/globals';
import { csvInstant, csvOf, toCsv } from './csv.js';

describe('a CSV file', () => {
  it('begins with the mark of UTF-8, and ends every line as the standard says', () => {
    expect(toCsv([['a', 1], ['é']])).toBe('\uFEFFa,1\r\né\r\n');
  });

  it.each([
    ['plain', 'plain'],
    ['with, comma', '"with, comma"'],
    ['a "word"', '"a ""word"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\rlines', '"two\rlines"'],
    [undefined, ''],
    [0, '0'],
    [-4.5, '-4.5'],
    ['-4.5', "'-4.5"],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['\t=1', "'\t=1"],
    ['＝1', "'＝1"],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ])('writes %j as %s', (value, written) => {
    expect(toCsv([[value]])).toBe(`\uFEFF${written}\r\n`);
  });
});

it('records have a line each, under their heads', () => {
  const columns = [
    { header: 'Name', cell: (row: { name: string; at: string }) => row.name },
    { header: 'At (UTC)', cell: (row: { name: string; at: string }) => csvInstant(row.at) },
  ];
  const file = csvOf(columns, [{ name: '=Ann', at: '2026-11-19T08:00:00.000Z' }]);
  expect(file).toBe("\uFEFFName,At (UTC)\r\n'=Ann,2026-11-19 08:00:00\r\n");
});
