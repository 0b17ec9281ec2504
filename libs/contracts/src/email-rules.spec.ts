import { describe, expect, it } from '@jest/globals';
import { emailAddressOr } from './email-address.js';
import { EMAIL_MAX, EMAIL_MISSING, EMAIL_PROBLEM, emailProblem } from './email-rules.js';

const emailAddress = emailAddressOr('expected an email address');
const LONGEST = `${'d'.repeat(EMAIL_MAX - '@example.org'.length)}@example.org`;

describe('an email address', () => {
  it.each(['dana@example.org', "o'neil+teas@mail.example.co.uk", 'a@b.xn--p1ai', LONGEST])(
    'is %s, for forms and for the server',
    (text) => {
      expect(emailProblem(text)).toBeUndefined();
      expect(emailAddress.parse(text)).toBe(text);
    },
  );

  it.each([
    'dana',
    'dana@localhost',
    'dana@127.0.0.1',
    '.dana@example.org',
    'da..na@example.org',
    'dana@-example.org',
    'dana@example..org',
    'dana@example.org, boss@example.org',
    'Dana <dana@example.org>',
    'dana@example.org\r\nBcc: all@example.org',
    'dana@example.org\n',
    'dana ortiz@example.org',
    'dána@example.org',
    `d${LONGEST}`,
  ])('is not %j', (text) => {
    expect(emailProblem(text)).toBe(EMAIL_PROBLEM);
    expect(emailAddress.safeParse(text).error?.issues[0]?.message).toBe(
      'expected an email address',
    );
  });

  it('has parts of one to 63 signs behind the @, the last of two at least', () => {
    const part = (length: number) => 'd'.repeat(length);
    const taken = [`a@${part(63)}.org`, `a@b.${part(63)}`, 'a@b.co', 'a@b-c.org', 'a@1.o1g'];
    expect(taken.filter((text) => emailProblem(text) !== undefined)).toEqual([]);
    const refused = [
      `a@${part(64)}.org`,
      `a@b.${part(64)}`,
      'a@b.c',
      'a@b-.org',
      'a@b.co-',
      'a@b.1om',
    ];
    expect(refused.filter((text) => emailProblem(text) === undefined)).toEqual([]);
  });

  it('is asked for where a field is empty', () => {
    expect(emailProblem('')).toBe(EMAIL_MISSING);
  });
});
