import { describe, expect, it } from '@jest/globals';
import { ageText, topicOf } from './enquiry-words.js';

describe('the age of a request', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  it.each([
    ['2026-11-22T11:59:30Z', 'under a minute'],
    ['2026-11-22T11:59:00Z', '1 minute'],
    ['2026-11-22T09:30:00Z', '2 hours'],
    ['2026-11-21T12:00:00Z', '1 day'],
    ['2026-10-23T12:00:00Z', '30 days'],
  ])('%s is %s ago', (at, text) => expect(ageText(at, now)).toBe(text));
});

it('a request says what it is about', () => {
  expect(topicOf({ kind: 'contact', service: null })).toBe('Message');
  expect(topicOf({ kind: 'quote', service: 'exam-day' })).toBe('Quote: Exam-day preparation');
});
