import { describe, expect, it } from '@jest/globals';
import { csvLine } from '../../test/csv-line.js';
import { REPORT_COLUMNS } from '../item-reports/report-words.js';
import {
  areaName,
  correlation,
  correlationWithInterval,
  firstWords,
  ITEM_COLUMNS,
  minutes,
  objectiveName,
  percent,
  plainText,
  shareWithInterval,
} from './item-words.js';
import { reachSentence } from './reach-words.js';

const AT = '2026-11-02T10:00:00.000Z';
const UTC = '2026-11-02 10:00:00';

describe('a question in words', () => {
  it('has its figures with their bounds', () => {
    expect([percent(0.735), percent(null)]).toEqual(['74%', '–']);
    expect(shareWithInterval({ value: 0.73, low: 0.612, high: 0.818 })).toBe('73% (61–82%)');
    expect([correlation(-0.306), correlation(null)]).toEqual(['−0.31', '–']);
    expect(correlationWithInterval({ value: 0.3, low: -0.1, high: 0.5 })).toBe(
      '0.30 (−0.10 to 0.50)',
    );
    expect([minutes(65_400), minutes(59_600), minutes(null)]).toEqual(['1:05', '1:00', '–']);
    expect([areaName('math.data'), areaName('x')]).not.toContain('math.data');
    expect([areaName('x'), objectiveName('x')]).toEqual(['x', 'x']);
    expect(objectiveName('math.data.units')).not.toBe('math.data.units');
  });

  it('is cut between words, once it is long', () => {
    expect(plainText('<p>A  <b>b</b></p><span class="katex-mathml">x</span>')).toBe('A b');
    expect([firstWords(''), firstWords('<p>Short</p>')]).toEqual([undefined, 'Short']);
    const exact = `${'a'.repeat(69)} ${'b'.repeat(70)}`;
    expect(firstWords(exact)).toBe(exact);
    expect(firstWords(`${exact}c`)).toBe(`${'a'.repeat(69)}…`);
  });

  it('is a line of a file', () => {
    const item = {
      ...{ id: 'i', subject: 'math', objective: 'o', type: 'supply', status: 'live', version: 2 },
      ...{ answers: 5, pValue: 0.71234, discrimination: null, medianMs: 1500, stem: '<p>Q</p>' },
      suspicions: ['too-slow', 'too-fast'],
    };
    expect(csvLine(ITEM_COLUMNS, item)).toMatchObject({
      ...{ Subject: 'Math', Type: 'Supply an answer', Status: 'Live', 'Share correct': '0.712' },
      ...{ Discrimination: undefined, 'Median time (s)': 1.5, Suspicions: 'too-slow too-fast' },
      Question: 'Q',
    });
    expect(csvLine(ITEM_COLUMNS, { ...item, medianMs: null })['Median time (s)']).toBeUndefined();
    const report = {
      ...{ id: 'r', itemId: 'i', itemVersion: 3, reason: 'typing-error', text: 'T' },
      ...{ state: 'closed', createdAt: AT, closedAt: null },
    };
    expect(csvLine(REPORT_COLUMNS, report)).toMatchObject({
      ...{ Reason: 'Typo', State: 'Closed', 'Sent (UTC)': UTC, 'Closed (UTC)': undefined },
    });
  });

  it('says whom a change reaches', () => {
    const said = (changes: object, reach: object) =>
      reachSentence({
        changes: { key: false, wording: false, reasons: false, ...changes },
        reach: { attempts: 0, scores: 0, students: 0, open: 0, ...reach },
      } as unknown as Parameters<typeof reachSentence>[0]);
    expect(said({}, {})).toBe('Nothing has changed yet.');
    expect(said({ key: true }, {})).toMatch(/^The key changes\. No one has finished/);
    const one = { attempts: 1, scores: 1, students: 1, open: 1 };
    expect(said({ key: true }, one)).toBe(
      'This changes 1 score. 1 finished attempt of 1 student will be rescored, and students who get correction emails will hear about it. 1 open attempt uses the new key.',
    );
    expect(said({ key: true, reasons: true }, { ...one, open: 0 })).not.toMatch(/open|explanation/);
    expect(said({ key: true }, { attempts: 2, scores: 2, students: 2, open: 2 })).toMatch(
      /2 scores\. 2 finished attempts of 2 students .* 2 open attempts use the new key/,
    );
    expect(said({ wording: true, reasons: true }, {})).toMatch(/new wording/);
    expect(said({ wording: true, reasons: true }, {})).not.toMatch(/explanation/);
    expect(said({ reasons: true }, {})).toMatch(/^The explanation changes/);
  });
});
