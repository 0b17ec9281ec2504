import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { COMMON_PASSWORDS } from './common-passwords.js';
import { weaknessOf } from './password-policy.js';

const weakness = (password: string) => weaknessOf(password, 6);

describe('the list of common passwords', () => {
  it('holds each word once, in lower case, most common first', () => {
    expect(COMMON_PASSWORDS).toHaveLength(10_000);
    expect(new Set(COMMON_PASSWORDS).size).toBe(10_000);
    // The list is exactly as published.
    const hash = createHash('sha256').update(COMMON_PASSWORDS.join('\n')).digest('hex');
    expect(hash).toBe('d8c5253ef3594b1af1715256287b67648da4e1dc08fd2fb3c925a9e5d0d47b8e');
    expect(COMMON_PASSWORDS.slice(0, 3)).toEqual(['123456', 'password', '12345678']);
    expect(
      COMMON_PASSWORDS.filter((word) => word !== word.toLowerCase() || word.length < 6),
    ).toEqual([]);
  });

  it.each([
    '654321',
    '888888',
    'abcdef',
    '987654321',
    'sunshine',
    'Monkey12',
    '1q2w3e4r',
    'pa55word',
  ])('refuses %s', (password) => {
    expect(weakness(password)).toBe('common');
  });
});

describe('what a guesser tries first', () => {
  it.each([
    ['one character again and again', '!!!!!!!!!!!!'],
    ['a piece again and again', 'xyxyxyxyx'],
    ['a piece of four again and again', 'k7pqk7pqk7pq'],
    ['a run upwards', '23456789'],
    ['a run downwards', 'zyxwvutsr'],
    ['a row of keys', 'SDFGHJKL'],
    ['a row of keys backwards', 'poiuytrewq'],
    ['runs one after the other', 'abcd4321'],
    ['runs of equal characters', 'aaaabbbb'],
    ['a run and what people add', '456789!?'],
    ['a column of keys and the next', '3edc4rfv'],
    ['admin and a number', 'Admin123'],
    ['the brand', 'Prepward1'],
    ['the brand and a year', 'Prepward2026!'],
    ['the exam', 'teas2026'],
    ['the exam and a run', 'ateas-12345'.slice(1)],
    ['the trade', 'nursingschool'],
    ['the brand and two signs', 'prepwardx7'],
    ['runs of three and a sign', 'abc789z'],
    ['a piece of four twice', 'k7pqk7pq'],
    ['a word, a year of the last century and a sign', 'exam1987x'],
    ['a longer word that begins as another', 'administrator12'],
    ['most of the upper row of letters', 'ertyuio7'],
    ['most of the lower row of letters', 'xcvbnm7'],
    ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm'].map((column) => [
      'a column of keys and two signs',
      `${column}!?`,
    ]),
  ])('refuses %s', (_, password) => {
    expect(weakness(password)).toMatch(/^(guessable|common)$/);
  });

  it('refuses the person’s own name and address, with what people add', () => {
    const owner = {
      email: 'dana.ortiz@clinic.example',
      names: { first_name: 'Dana Maria', last_name: 'Ortiz' },
    };
    for (const password of [
      'danaortiz',
      'Dana.Ortiz1',
      'ortiz2026',
      'dana.ortiz@clinic.example',
      'danamaria12',
      'OrtizDana!',
      'clinic123',
      // With addresses, names, and known words as one choice each, too few choices are left.
      'Dana.Ortizx7',
      'ortiznurse7',
    ]) {
      expect([password, weaknessOf(password, 6, owner)]).toEqual([password, 'personal']);
      expect(weaknessOf(password, 6, { email: 'other@example.org' })).not.toBe('personal');
    }
  });
});

it('words of three letters are the person’s, shorter ones and other values are not', () => {
  const named = (...given: unknown[]) => ({ names: { ...given } });
  expect(weaknessOf('boblee7', 6, named('Bob', 'Lee'))).toBe('personal');
  expect(weaknessOf('aljo2026', 6, named('Al', 'Jo'))).toBe(undefined);
  expect(weaknessOf('boblee7', 6, named(7, null, { bob: 'lee' }))).toBe(undefined);
  // The longest name matches first, whatever the order.
  expect(weaknessOf('annabelle12', 6, named('Ann', 'Annabelle'))).toBe('personal');
});

describe('a password that no one guesses', () => {
  it.each([
    'prepwardx7!',
    'ab78yz',
    // Two consecutive letters aren't a run, and a text that starts over isn't a repeated piece.
    'examkab',
    'k7pqk7',
    'k7pq!k7pq!',
    'exam1800x',
    'correct horse 7',
    'another horse 8',
    'Tr0ub4dor&3',
    'my dog eats 2026 socks',
    'prepward helps me pass',
    'ä9ö7ü5ß3',
    '日本語の合言葉',
    'abc-horse-staple',
    'x7!k29',
  ])('is taken: %s', (password) => {
    expect(weaknessOf(password, 6, { email: 'dana@example.org' })).toBeUndefined();
  });

  it('has a length, counted as people see it', () => {
    expect(weaknessOf('x7!k2', 6)).toBe('length');
    expect(weaknessOf('🐴🐍🦊🐻🐸', 6)).toBe('length');
    expect(weaknessOf('x7!k29wm4zq', 12)).toBe('length');
    expect(weaknessOf(`x7!k29${'q8'.repeat(61)}`, 6)).toBeUndefined();
    expect(weaknessOf(`x7!k29${'q8'.repeat(61)}z`, 6)).toBe('length');
  });
});
