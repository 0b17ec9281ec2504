import { describe, expect, it } from '@jest/globals';
import {
  EMPTY_FORM,
  earliestToday,
  FORM_FIELDS,
  type FormValues,
  formProblems,
} from './quote-rules.js';
import { contactBody, quoteBody } from './quotes.js';

const TODAY = '2026-11-21';

const FILLED: FormValues = {
  service: 'exam-day',
  examDate: '2026-12-05',
  name: 'Dana Ortiz',
  email: 'dana@example.org',
  phone: '+1 (202) 555-0143',
  message: 'My exam is in two weeks.\nMath worries me.',
  consent: true,
};
const problem = (field: keyof FormValues, value: string) =>
  formProblems('quote', { ...FILLED, [field]: value }, TODAY)[field];

describe('the rules of the forms', () => {
  it('find nothing wrong with a form that is filled in', () => {
    expect(formProblems('quote', FILLED, TODAY)).toEqual({});
    expect(formProblems('quote', { ...FILLED, phone: '', examDate: '' }, TODAY)).toEqual({});
  });

  it('ask for what is required, and for a service only where a quote is wanted', () => {
    const required = ['service', 'name', 'email', 'message', 'consent'];
    expect(Object.keys(formProblems('quote', EMPTY_FORM, TODAY))).toEqual(required);
    expect(Object.keys(formProblems('contact', EMPTY_FORM, TODAY))).toEqual(required.slice(1));
    expect(problem('name', '   ')).toBe('Enter your name.');
  });

  it.each([
    'dana',
    'dana@localhost',
    'dana@example.org, boss@example.org',
    'Dana <dana@example.org>',
    'dana@example.org\r\nBcc: all@example.org',
    'dana ortiz@example.org',
  ])('take no address that a mail header could read as more than one: %j', (email) => {
    expect(problem('email', email)).toBe('Enter an address like name@example.com.');
  });

  it('take no address that is too long to be one', () => {
    expect(problem('email', `${'d'.repeat(242)}@example.org`)).toBeUndefined();
    expect(problem('email', `${'d'.repeat(243)}@example.org`)).toMatch(/^Enter an address/);
  });

  it.each(["o'neil+teas@mail.example.co.uk", ' Dana@Example.org '])('take %j', (email) => {
    expect(problem('email', email)).toBeUndefined();
  });

  it.each(['call me', '12345', '1'.repeat(16), '+1 202 555 0143 ext 9'])(
    'take no %j for a phone number',
    (phone) => {
      expect(problem('phone', phone)).toMatch(/^Enter a number like/);
    },
  );

  it.each(['202-555-0143', '+44 20 7946 0018', '(202) 555.0143'])('take the number %s', (phone) => {
    expect(problem('phone', phone)).toBeUndefined();
  });

  it.each([
    ['2026-11-20', /^This day is over/],
    ['2026-02-30', /^Enter a date like/],
    ['12/05/2026', /^Enter a date like/],
    ['26-12-05', /^Enter a date like/],
  ])('refuse the exam date %s', (date, words) => {
    expect(problem('examDate', date)).toMatch(words);
  });

  it('say what to do in words of their own', () => {
    expect([
      ...[problem('phone', 'call me'), problem('examDate', '12/05/2026')],
      ...[problem('examDate', '2026-11-20'), problem('message', ' ')],
    ]).toEqual([
      'Enter a number like +1 202-555-0143, or leave this empty.',
      'Enter a date like 2026-12-31, or leave this empty.',
      'This day is over. Enter a day to come, or leave this empty.',
      'Write what you need.',
    ]);
    expect(formProblems('contact', EMPTY_FORM, TODAY).consent).toBe(
      'Agree that we may keep and answer this.',
    );
  });

  it('take today for an exam date', () => {
    expect(problem('examDate', TODAY)).toBeUndefined();
  });

  it('bound every text, and keep names on one line', () => {
    expect(problem('name', 'x'.repeat(100))).toBeUndefined();
    expect(problem('name', 'x'.repeat(101))).toBe('Use 100 characters or fewer.');
    expect(problem('message', 'x'.repeat(4001))).toBe('Use 4000 characters or fewer.');
    expect(problem('name', 'Dana\nOrtiz')).toBe('Enter your name on one line.');
    expect(problem('service', 'sit-the-exam')).toBe('Choose what you need help with.');
  });

  it('take a day for over only when it is over everywhere', () => {
    expect(earliestToday(new Date('2026-11-21T11:59:00Z'))).toBe('2026-11-20');
    expect(earliestToday(new Date('2026-11-21T12:00:00Z'))).toBe('2026-11-21');
  });
});

/** What a schema says is wrong, by field. */
function refusals(body: typeof quoteBody | typeof contactBody, value: unknown) {
  const issues = body.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('the schemas of the forms', () => {
  it('take what the rules take, trimmed', () => {
    const { phone: _, ...form } = { ...FILLED, email: ' dana@example.org ', openMs: 20_000 };
    expect(quoteBody.parse(form)).toEqual({ ...form, email: 'dana@example.org' });
  });

  it.each(['quote', 'contact'] as const)('say of an empty %s what the rules say', (kind) => {
    const schema = kind === 'quote' ? quoteBody : contactBody;
    const given = FORM_FIELDS[kind].map((field) => [field, EMPTY_FORM[field]]);
    const words = formProblems(kind, EMPTY_FORM, TODAY);
    expect(refusals(schema, { ...Object.fromEntries(given), openMs: 1 })).toEqual(words);
    expect(refusals(schema, { openMs: 1 })).toEqual(words);
  });

  it('refuse unknown keys, and tokens that are none', () => {
    const { service: _, examDate: __, ...contact } = FILLED;
    expect(refusals(contactBody, { ...contact, formToken: 7 })).toHaveProperty('formToken');
    expect(refusals(contactBody, { ...contact, openMs: 1, admin: true })).toHaveProperty('');
    expect(refusals(contactBody, { ...contact, openMs: 1 })).toEqual({});
  });
});
