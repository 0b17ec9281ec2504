import { describe, expect, it } from '@jest/globals';
import { byteRange, namesVersion } from './byte-range.js';

describe('the range that is asked of 100 bytes', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=99-99', { start: 99, end: 99 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'outside'],
    ['bytes=100-200', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=9-0', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=0-9', undefined],
    ['bytes=a-b', undefined],
    ['xbytes=0-9', undefined],
    ['bytes=0-9x', undefined],
    [' bytes=0-9 ', { start: 0, end: 9 }],
    ['bytes=0-9999999999999999', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s', (header, range) => {
    expect(byteRange(header, 100)).toEqual(range);
  });
});

describe('a version that the reader has', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"x", "a"', true],
    ['"x", W/"a"', true],
    ['"W/"a"', false],
    ['*', true],
    ['"b"', false],
    ['a', false],
    [undefined, false],
  ])('%s', (header, known) => {
    expect(namesVersion(header, '"a"')).toBe(known);
  });
});
