import { describe, expect, it } from '@jest/globals';
import { NAME_MAX, personNameProblem } from './name-rules.js';

describe('a first or last name', () => {
  it.each([
    'Dana',
    "O'Neil",
    'St.John',
    'J. R.',
    'de la Cruz',
    'Nguyễn',
    'Smith Jr.',
    'Li',
    '李',
    'علی‌رضا',
    'J.De La O',
  ])('may be %s', (name) => expect(personNameProblem(name, 'first name')).toBeUndefined());

  it.each([
    ['', 'Enter your last name.'],
    ['a'.repeat(NAME_MAX + 1), 'Use 100 characters or fewer.'],
    ['Dana\nOrtiz', 'Enter your last name on one line.'],
    ['Win at https://evil', 'Leave out web addresses.'],
    ['www.evil', 'Leave out web addresses.'],
    ['claim at evil.com now', 'Leave out web addresses.'],
    ['EVIL.COM/x', 'Leave out web addresses.'],
    ['Evil.Com', 'Leave out web addresses.'],
    ['win at evil.Net now', 'Leave out web addresses.'],
    ['evil.\u200bCom', 'Leave out web addresses.'],
    ['evil\u3002com', 'Leave out web addresses.'],
    ['ｅｖｉｌ．ｃｏｍ', 'Leave out web addresses.'],
    ['http\u200b://evil', 'Leave out web addresses.'],
    ['\u200b\u200d', 'Enter your last name.'],
    ['\u202e', 'Enter your last name.'],
    ['- .', 'Enter your last name.'],
  ])('is refused: %j', (name, words) => expect(personNameProblem(name, 'last name')).toBe(words));

  it('may be as long as it says', () => {
    expect(personNameProblem('a'.repeat(NAME_MAX), 'first name')).toBeUndefined();
  });
});
