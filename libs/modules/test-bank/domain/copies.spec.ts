import { describe, expect, it } from '@jest/globals';
import { SUBJECTS } from '@prepward/contracts/subjects';
import { copyKey, correctedQuestions, orderName, subjectsOf } from './copies.js';

const printed = (itemId: string, key?: string, version = 1) => ({ itemId, key, version });

describe('the copies of an order', () => {
  it('are one of a subject, or one of each', () => {
    expect(subjectsOf('test-bank-math')).toEqual(['math']);
    expect(subjectsOf('test-bank-all')).toEqual(SUBJECTS);
    expect(() => subjectsOf('test-bank-history' as 'test-bank-math')).toThrow('test-bank-history');
  });

  it('have keys that the storage takes', () => {
    const id = '7f3a91bc-0000-4000-8000-000000000001';
    expect(copyKey(id, 'ab12')).toBe(`copies/${id}-ab12.pdf`);
    expect(orderName(id)).toBe('7F3A91BC');
  });
});

describe('corrected questions', () => {
  it('are those with another key, by the numbers that they have now', () => {
    const before = [printed('a', '1'), printed('b', '2'), printed('c', '3')];
    const now = [printed('a', '1', 2), printed('c', '4', 2), printed('b', '2')];
    expect(correctedQuestions(before, now)).toEqual([2]);
  });

  it('are none where the wording changed, a question was replaced, or a key is not known', () => {
    const before = [printed('a', '1'), printed('gone', '2'), printed('old'), printed('b', '5')];
    const now = [printed('a', '1', 2), printed('new', '3'), printed('old', '4'), printed('b')];
    expect(correctedQuestions(before, now)).toEqual([]);
    expect(correctedQuestions([], now)).toEqual([]);
  });
});
