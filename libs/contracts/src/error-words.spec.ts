import { describe, expect, it } from '@jest/globals';
import { AUTH_ERROR_WORDS, authErrorWords, ERROR_WORDS, errorWords } from './error-words.js';
import { AUTH_ERROR_CODES, ERROR_CODES } from './errors.js';

/** Wording from validators, protocols and browsers that no one should read on a screen. */
const RAW =
  /expected|invalid input|too big|too small|failed to fetch|network ?error|bearer|token|json|verifier|grant|[a-z]+_[a-z]+|\bitem\b|\bposition\b|undefined|null/i;

describe('the words for errors', () => {
  it.each(ERROR_CODES)('%s is a sentence for people', (code) => {
    expect(ERROR_WORDS[code]).toMatch(/^[A-Z].*[.!]$/);
    expect(ERROR_WORDS[code]).not.toMatch(RAW);
    expect(errorWords(code)).toBe(ERROR_WORDS[code]);
  });

  it.each(AUTH_ERROR_CODES)('%s is a sentence for people', (code) => {
    expect(AUTH_ERROR_WORDS[code]).toMatch(/^[A-Z].*[.!]$/);
    expect(AUTH_ERROR_WORDS[code]).not.toMatch(RAW);
    expect(authErrorWords(code)).toBe(AUTH_ERROR_WORDS[code]);
  });

  it('has none of its own for codes that are not ours', () => {
    expect(errorWords('constructor')).toBe(errorWords(undefined));
    expect(authErrorWords('toString')).toBeUndefined();
  });
});
