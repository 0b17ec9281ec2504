import { describe, expect, it } from '@jest/globals';
import { lastExamDay } from './exam-day.js';

describe('the last day an exam may be on', () => {
  it.each([
    ['2026-11-22', '2028-11-22'],
    ['2028-02-29', '2030-03-01'],
    ['2026-12-31', '2028-12-31'],
  ])('seen from %s is %s', (today, last) => expect(lastExamDay(today)).toBe(last));
});
