import { describe, expect, it } from '@jest/globals';
import { mistakeOf, namedMistakes } from './mistakes.js';

describe('the names of mistakes', () => {
  it('tell a student in plain words what went wrong', () => {
    expect(mistakeOf('math', 'wrong-whole')).toEqual({
      name: 'Wrong base',
      sentence: 'You divide by a number that is not the whole or the original amount.',
    });
    const long = namedMistakes().filter(({ subject, id }) => {
      const { name = '', sentence = '' } = mistakeOf(subject, id) ?? {};
      return name.split(' ').length > 8 || sentence.split(' ').length > 20 || /-\w+-/.test(name);
    });
    expect(long).toEqual([]);
  });

  it('are made from the rows of a table where a model makes the mistake from them', () => {
    expect(mistakeOf('science', 'takes-messenger-rna-for-bowman-s-capsule')).toEqual({
      name: "Messenger RNA for Bowman's capsule",
      sentence: "You choose “messenger RNA” where “Bowman's capsule” is meant.",
    });
    expect(mistakeOf('reading', 'takes-messenger-rna-for-dna')).toBeUndefined();
    expect(mistakeOf('science', 'takes--for-dna')).toBeUndefined();
    expect(mistakeOf('science', 'unheard-of')).toBeUndefined();
  });
});
