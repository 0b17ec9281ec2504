import { describe, expect, it } from '@jest/globals';
import { placeOf } from './places.js';

describe('the place of an address', () => {
  it.each([
    ['/dashboard', 'today'],
    ['/test-bank', 'practice'],
    ['/free-trial-bank', 'practice'],
    ['/test-bank-practice/science.anatomy', 'practice'],
    ['/practice/review', 'practice'],
    ['/practice/mock', 'mock'],
    ['/practice/attempt/5d1a', 'practice'],
    ['/track-progress', 'progress'],
    ['/subscription', 'me'],
    ['/my-purchases', 'me'],
    ['/profile', 'me'],
    ['/checkout', undefined],
    ['/test-banking', undefined],
  ])('%s belongs to %s', (address, place) => {
    expect(placeOf(address)).toBe(place);
  });
});
