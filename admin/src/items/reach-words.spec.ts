import { describe, expect, it } from '@jest/globals';
import type { CheckedItem } from '@prepward/contracts/admin-items';
import { reachSentence } from './reach-words.js';

const NOTHING = { key: false, wording: false, reasons: false };

function sentence(
  changes: Partial<CheckedItem['changes']>,
  reach: Partial<CheckedItem['reach']> = {},
) {
  return reachSentence({
    findings: [],
    view: null,
    sheet: null,
    changes: { ...NOTHING, ...changes },
    reach: { attempts: 0, scores: 0, students: 0, open: 0, ...reach },
  });
}

describe('what saving an edit changes', () => {
  it('is how many scores, where the key changes', () => {
    expect(sentence({ key: true }, { attempts: 1200, scores: 214, students: 980 })).toBe(
      'This changes 214 scores. 1,200 finished attempts of 980 students will be rescored, and students who get correction emails will hear about it.',
    );
    expect(sentence({ key: true }, { attempts: 1, scores: 1, students: 1, open: 1 })).toBe(
      'This changes 1 score. 1 finished attempt of 1 student will be rescored, and students who get correction emails will hear about it. 1 open attempt uses the new key.',
    );
    expect(sentence({ key: true })).toContain('no score changes');
  });

  it('is no score, where the words change', () => {
    expect(sentence({ wording: true })).toMatch(/^The new wording appears in attempts that start/);
    expect(sentence({ reasons: true })).toContain('No score changes');
    expect(sentence({})).toBe('Nothing has changed yet.');
  });
});
