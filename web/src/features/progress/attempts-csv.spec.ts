import { describe, expect, it } from '@jest/globals';
import { openSummaryOf, summaryOf } from '../../test/student-data.js';
import { attemptsCsv, toCsv } from './attempts-csv.js';

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

describe('the history as a file', () => {
  it('has one line for each attempt, in words and numbers', () => {
    const file = attemptsCsv([
      summaryOf({ category: 'science.chemistry.solutions', kind: 'category' }),
      openSummaryOf({ kind: 'mock', subject: undefined }),
    ]);
    expect(file.slice(1).split('\r\n')).toEqual([
      'Started (UTC),Finished (UTC),Kind,Topic,Subject,Mode,State,Questions,Answered,Correct,Score (percent),Level,Seconds on questions',
      '2026-11-19 08:00:00,2026-11-19 08:20:00,Topic practice,"Solutions, acids, bases and pH",Science,tutor,finished,10,10,8,80,,600',
      '2026-11-20 08:00:00,,Mock exam,All subjects,All subjects,tutor,open,20,2,,,,90',
      '',
    ]);
  });
});
