import { describe, expect, it } from '@jest/globals';
import type { AdminClaim, ClaimMeasure } from '@prepward/contracts/admin-claims';
import { claimedText, measuredText, pagesText, verdictWords } from './claim-words.js';

const MEASURE: ClaimMeasure = { how: '', claimed: 10_000, rule: 'at-least', measured: 4812 };
const CLAIM: AdminClaim = {
  ...{ id: 'rating', text: '5.0 stars', shownOn: ['/'], measures: [], confirmation: null },
  verdict: 'operator',
};

describe('a claim in words', () => {
  it('says what is claimed and what was measured', () => {
    expect(claimedText(MEASURE)).toBe('at least 10,000');
    expect(claimedText({ ...MEASURE, rule: 'at-most', claimed: 30 })).toBe('at most 30');
    expect(claimedText({ ...MEASURE, rule: 'exactly', claimed: 4 })).toBe('4');
    expect(measuredText(MEASURE)).toBe('4,812');
    expect(measuredText({ ...MEASURE, measured: null })).toBe('Nothing to measure yet');
    expect(measuredText({ ...MEASURE, measured: 0 })).toBe('0');
  });

  it('is the operator’s until someone confirms it', () => {
    expect(verdictWords(CLAIM).label).toBe('Operator’s claim');
    const confirmation = { at: '2026-11-22T00:00:00Z', by: '', reason: '' };
    expect(verdictWords({ ...CLAIM, confirmation }).label).toBe('Confirmed');
  });

  it('names the pages', () => {
    expect(pagesText(['/', 'layout'])).toBe('/, every public page');
  });
});
