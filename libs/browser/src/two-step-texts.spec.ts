import { describe, expect, it } from '@jest/globals';
import { codeProblem, digitsOf, groupedKey, recoveryCodesFile } from './two-step-texts.js';

describe('a code of an app', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456\n', '123456'],
    ['1234567', '123456'],
    ['code: 12', '12'],
    ['', ''],
  ])('is read from %j as %j', (text, digits) => expect(digitsOf(text)).toBe(digits));

  it('is asked for until it has six digits', () => {
    expect(codeProblem('12345')).toMatch(/6 digits/);
    expect(codeProblem('123456')).toBeUndefined();
  });
});

it('a key is shown in groups of four', () => {
  expect(groupedKey('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
  expect(groupedKey('')).toBe('');
});

it('recovery codes are a file with a line each', () => {
  expect(recoveryCodesFile(['AAAAA-BBBBB', 'CCCCC-DDDDD'], new Date(2026, 10, 22))).toBe(
    'Prepward recovery codes\nMade on November 22, 2026. Each works once.\n\nAAAAA-BBBBB\nCCCCC-DDDDD\n',
  );
});
