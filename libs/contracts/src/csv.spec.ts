import { describe, expect, it } from '@jest/globals';
import { toCsv } from './csv.js';

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
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠1', "'＠1"],
    ['\t1', "'\t1"],
    ['\r1', '"\'\r1"'],
    ['\n1', '"\'\n1"'],
    [' 1', ' 1'],
    ['1=1', '1=1'],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ])('writes %j as %s', (value, written) => {
    expect(toCsv([[value]])).toBe(`\uFEFF${written}\r\n`);
  });
});
