import { describe, expect, it } from '@jest/globals';
import { mistakeOf, namedMistakes } from './mistakes.js';

describe('the names of mistakes', () => {
  it('tell a student in plain words what went wrong', () => {
    expect(mistakeOf('wrong-whole')).toEqual({
      name: 'Wrong base',
      sentence:
        "You divide by, or take a percent of, an amount that isn't the whole or the original.",
    });
    const long = namedMistakes().filter(({ id }) => {
      const { name = '', sentence = '' } = mistakeOf(id) ?? {};
      return name.split(' ').length > 8 || sentence.split(' ').length > 20 || /-\w+-/.test(name);
    });
    expect(long).toEqual([]);
  });

  it('are shared by subjects, and no one else has one', () => {
    expect(mistakeOf('misreads-graphic')?.name).toBe('Graphic misread');
    expect(mistakeOf('unheard-of')).toBeUndefined();
  });
});
