import { describe, expect, it } from '@jest/globals';
import { normalizeEmail } from './email.js';
import { mergeMetadata, metadataClaim, namesIn } from './metadata.js';
import { soundName } from './sound-name.js';

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

describe('names', () => {
  it('are kept without outer space, cut, each in its place; none is empty', () => {
    const data = { first_name: ' Ann ', last_name: `${'x'.repeat(100)}y` };
    expect(namesIn(data)).toEqual({ firstName: 'Ann', lastName: 'x'.repeat(100) });
    expect(namesIn({ first_name: 7, last_name: null })).toEqual({ firstName: '', lastName: '' });
    expect(namesIn({})).toEqual({ firstName: '', lastName: '' });
  });

  it('that mails may carry are those that would be taken now', () => {
    expect(soundName(' Ann ')).toBe('Ann');
    for (const name of ['see evil.example', ' ', 'x'.repeat(101), 7, undefined]) {
      expect(soundName(name)).toBe(undefined);
    }
  });
});

it('addresses are compared without case and outer space', () => {
  expect(normalizeEmail('  Ann.Lee@Example.ORG\n')).toBe('ann.lee@example.org');
});
