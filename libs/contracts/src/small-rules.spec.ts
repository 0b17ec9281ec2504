import { describe, expect, it } from '@jest/globals';
import { isAccessOpen } from './access-rules.js';
import { API_PREFIXES } from './api-prefixes.js';
import { metadataProblem } from './auth.js';
import { chunksOf, FILE_CHUNK_BYTES, FILE_MAX_TEXT, FILE_NAME } from './file-rules.js';
import { MAIL_KINDS_OFF_AT_FIRST } from './notification-rules.js';
import { PAPERS, PUBLIC_PAPERS, paperHref, SOLD_PAPERS } from './papers.js';
import { QUIZ_TOPICS, quizTopic } from './quiz-topics.js';
import { isBegunHere } from './sign-in-rules.js';

describe('a file of the staff', () => {
  it('is sent in pieces, the last one shorter', () => {
    const sizes = [1, FILE_CHUNK_BYTES, FILE_CHUNK_BYTES + 1, 50 * FILE_CHUNK_BYTES];
    expect(sizes.map(chunksOf)).toEqual([1, 1, 2, 50]);
    expect(FILE_MAX_TEXT).toBe('50 MB');
  });

  it.each([
    ['Math paper.pdf', true],
    ['Übung.PDF', true],
    [`${'a'.repeat(150)}.pdf`, true],
    [`${'a'.repeat(151)}.pdf`, false],
    ['.pdf', false],
    ['.hidden.pdf', false],
    [' a.pdf', false],
    ['a.pdf.exe', false],
    ['a/b.pdf', false],
    ['a\\b.pdf', false],
    ['a\nb.pdf', false],
    ['fdp\u202Exe.pdf', false],
  ])('may be called %j: %s', (name, may) => expect(FILE_NAME.test(name)).toBe(may));
});

describe('what people say of themselves', () => {
  it('has twenty names and four thousand signs at most', () => {
    const keys = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]));
    expect(metadataProblem(keys(20))).toBeUndefined();
    expect(metadataProblem(keys(21))).toBe('expected at most 20 keys');
    const around = '{"a":""}'.length;
    expect(metadataProblem({ a: 'x'.repeat(4_000 - around) })).toBeUndefined();
    expect(metadataProblem({ a: 'x'.repeat(4_001 - around) })).toBe(
      'expected at most 4000 characters',
    );
  });
});

it.each([
  ['active', true],
  ['grace', true],
  ['ended', false],
  ['free', false],
] as const)('access that is %s opens the bank: %s', (state, open) =>
  expect(isAccessOpen({ state })).toBe(open),
);

it.each([
  ['password', true],
  ['oauth', true],
  ['passkey', true],
  ['email/signup', true],
  ['otp', false],
  ['magiclink', false],
  ['recovery', false],
  ['anonymous', false],
])('a session by %s was begun by the person at the browser: %s', (method, begun) =>
  expect(isBegunHere(method)).toBe(begun),
);

describe('the papers', () => {
  it('are two for anyone and one on sale in each subject, each at its own address', () => {
    expect(PUBLIC_PAPERS.map(({ slug }) => slug)).toEqual([
      'reading-study-sheet',
      'reading-25-questions',
      'math-study-sheet',
      'math-25-questions',
      'science-study-sheet',
      'science-25-questions',
      'english-study-sheet',
      'english-25-questions',
    ]);
    expect(SOLD_PAPERS.map(({ slug, kind }) => [slug, kind])).toEqual(
      ['reading', 'math', 'science', 'english'].map((name) => [`${name}-test-bank`, 'test-bank']),
    );
    expect(PAPERS).toEqual([...PUBLIC_PAPERS, ...SOLD_PAPERS]);
    expect(paperHref('math-study-sheet')).toBe('/papers/math-study-sheet.pdf');
  });
});

it('quizzes are named by their topic, from one', () => {
  expect(quizTopic('math', 1)).toBe(QUIZ_TOPICS.math[0]?.name);
  expect(quizTopic('math', 4)).toBe(QUIZ_TOPICS.math[3]?.name);
  expect(quizTopic('math', 5)).toBe('Quiz 5');
});

it('reminders are off until a student asks for them, corrections are not', () => {
  expect(MAIL_KINDS_OFF_AT_FIRST).toEqual(['study-reminders']);
});

it('the servers in front hand on everything that the api answers', () => {
  expect(API_PREFIXES).toEqual([
    '/api',
    '/auth/v1',
    '/functions/v1',
    '/papers',
    '/management_support/queues',
  ]);
});
