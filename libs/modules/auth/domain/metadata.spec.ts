import { describe, expect, it } from '@jest/globals';
import { normalizeEmail } from './email.js';
import { mergeMetadata, metadataClaim } from './metadata.js';

describe('metadata', () => {
  it('takes what a change says, keeps the rest, and loses what the change sets to null', () => {
    const current = { first_name: 'Ann', last_name: 'Lee', theme: 'dark' };
    expect(mergeMetadata(current, { first_name: 'Bo', theme: null, n: 0, text: '' })).toEqual({
      first_name: 'Bo',
      last_name: 'Lee',
      n: 0,
      text: '',
    });
    expect(Object.keys(mergeMetadata(current, { theme: undefined }))).toEqual([
      'first_name',
      'last_name',
    ]);
  });

  it('goes into tokens by the names alone, each where there is one', () => {
    const first_name = 'Ann';
    const last_name = 'Lee';
    expect(metadataClaim({ first_name, last_name, theme: 'dark' })).toEqual({
      first_name,
      last_name,
    });
    expect(Object.keys(metadataClaim({ first_name }))).toEqual(['first_name']);
    expect(Object.keys(metadataClaim({ last_name }))).toEqual(['last_name']);
    expect(metadataClaim({ theme: 'dark' })).toEqual({});
  });
});

it('addresses are compared without case and outer space', () => {
  expect(normalizeEmail('  Ann.Lee@Example.ORG\n')).toBe('ann.lee@example.org');
});
