import { describe, expect, it } from '@jest/globals';
import { csvLine } from '../../test/csv-line.js';
import {
  FILE_COLUMNS,
  freePaper,
  pagesText,
  paperName,
  publishedText,
  questionsRule,
} from './file-words.js';

const AT = '2026-11-02T10:00:00.000Z';
const UTC = '2026-11-02 10:00:00';

describe('a file in words', () => {
  it('is published as one thing, or not', () => {
    const file = (soldAs: string | null, freeAs: string | null) =>
      publishedText({ soldAs, freeAs } as Parameters<typeof publishedText>[0]);
    expect(file('math', null)).toBe('Sold as the Math test bank');
    expect([file(null, null), file(null, 'unknown')]).toEqual(['Not published', 'Not published']);
    expect(() => freePaper('unknown')).toThrow(TypeError);
    expect(() => freePaper(undefined)).toThrow(TypeError);
    expect(paperName({ subject: 'math', kind: 'study-sheet' })).toBe('Math study sheet');
    expect([pagesText(1), pagesText(1200)]).toEqual(['1 page', '1,200 pages']);
  });

  it.each(['0', '-1', '1.5', '', 'x', '99999999'])('cannot have %j questions', (typed) => {
    expect(questionsRule(typed)).toMatch(/^Enter a whole number from/);
  });

  it('may have as many questions as the rules say', () => {
    const [, least = '', most = ''] = /from (\d+) to ([\d,]+)\./.exec(`${questionsRule('')}`) ?? [];
    const top = Number(most.replace(',', ''));
    expect([questionsRule(` ${least} `), questionsRule(`${top}`)]).toEqual([true, true]);
    expect(questionsRule(`${top + 1}`)).not.toBe(true);
    expect(questionsRule(`${Number(least) - 1}`)).not.toBe(true);
  });

  it('is a line of a file', () => {
    const file = { id: 'f', name: 'a.pdf', version: 1, pages: 2, bytes: 3, updatedAt: AT };
    expect(csvLine(FILE_COLUMNS, { ...file, soldAs: 'math', freeAs: null })).toEqual({
      ...{ Id: 'f', Name: 'a.pdf', Version: 1, Pages: 2, Bytes: 3, 'Sold as': 'math' },
      ...{ 'Free as': undefined, 'Changed (UTC)': UTC },
    });
  });
});
