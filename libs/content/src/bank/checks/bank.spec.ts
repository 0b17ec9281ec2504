import { beforeAll, describe, expect, it } from '@jest/globals';
import { SUBJECTS } from '@prepward/contracts/subjects';
import { allPassages, generateBank } from '../../bank.js';
import { bankStats, type CheckedBank, checkBank, checkDeterminism } from './index.js';

/** Rule 10: generate and check on two cores. */
const LIMIT_MS = 60_000;

function build(): CheckedBank {
  return { subjects: SUBJECTS, items: generateBank(), passages: allPassages() };
}

describe('the question bank', () => {
  let bank: CheckedBank;
  let started: number;

  beforeAll(() => {
    started = performance.now();
    bank = build();
  }, LIMIT_MS);

  it(
    'passes every check, twice the same, in under a minute',
    () => {
      const findings = [...checkBank(bank), ...checkDeterminism(bank, build())];
      expect(findings).toEqual([]);
      expect(performance.now() - started).toBeLessThan(LIMIT_MS);
    },
    LIMIT_MS,
  );

  it('holds what the site may claim, counted from the items', () => {
    const stats = bankStats(bank);
    const items = Object.values(stats.subjects).map((s) => s.items);
    expect(items).toHaveLength(SUBJECTS.length);
    expect(items.reduce((a, b) => a + b, 0)).toBe(stats.total);
    expect(new Set(bank.items.map((g) => g.item.id)).size).toBe(stats.total);
  });
});
