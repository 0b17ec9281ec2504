import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { AdminUser } from '@prepward/contracts/admin';
import type { AdminClaim } from '@prepward/contracts/admin-claims';
import { render } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { fakeFetch, fakeSession } from '../test/fake-session.js';
import { ACTIONS, AUDIT_COLUMNS, actionWords, actorWords } from './audit-entries/audit-words.js';
import { changesOf } from './audit-entries/changes.js';
import { claimedText, verdictWords } from './claims/claim-words.js';
import { changeText, FIGURES, shareText, summaryOf } from './dashboard/figures.js';
import { ageText, ENQUIRY_COLUMNS, topicOf } from './enquiries/enquiry-words.js';
import {
  FILE_COLUMNS,
  freePaper,
  pagesText,
  paperName,
  publishedText,
  questionsRule,
} from './files/file-words.js';
import { REPORT_COLUMNS } from './item-reports/report-words.js';
import {
  areaName,
  correlation,
  correlationWithInterval,
  firstWords,
  ITEM_COLUMNS,
  minutes,
  objectiveName,
  percent,
  plainText,
  shareWithInterval,
} from './items/item-words.js';
import { reachSentence } from './items/reach-words.js';
import { durationText } from './operations/durations.js';
import { templateWords } from './operations/mail-words.js';
import { BACK_OFFICE_PATH, DASHBOARD_PATH, HOME_PATH, SIGN_IN_PATH } from './paths.js';
import { labelsOf, paidText, REFUND_STATES } from './sales/sales-words.js';
import { openQueues } from './session/queues.js';
import { UnreachableError } from './session/session.js';
import { chosen } from './ui/chosen.js';
import { codeOf, messageOf } from './ui/message-of.js';
import { dayText, Moment } from './ui/moment.js';
import { refusedFields } from './ui/refused-fields.js';
import {
  fullTitleOf,
  inWords,
  isBanned,
  nameOf,
  titleOf,
  USER_COLUMNS,
} from './users/user-words.js';

/** A line of a CSV file. */
function line<Row>(
  columns: readonly { header: string; cell: (row: Row) => unknown }[],
  row: object,
): Record<string, unknown> {
  return Object.fromEntries(columns.map(({ header, cell }) => [header, cell(row as Row)]));
}

const AT = '2026-11-02T10:00:00.000Z';
const UTC = '2026-11-02 10:00:00';

describe('a user in words', () => {
  const ann = {
    ...{ id: 'aaaaaaaa-0000', email: 'ann@x.org', firstName: 'Ann', lastName: 'Lee', roles: [] },
    ...{ isAnonymous: false, emailConfirmedAt: AT, bannedUntil: null, lastSignInAt: null },
    createdAt: AT,
  } as unknown as AdminUser;
  const nameless = { ...ann, firstName: '', lastName: '' };

  it('is called by what is known', () => {
    expect([nameOf(ann), nameOf({ ...ann, lastName: '' }), nameOf(nameless)]).toEqual([
      'Ann Lee',
      'Ann',
      '',
    ]);
    expect(titleOf(ann)).toBe('ann@x.org');
    expect(titleOf({ ...ann, email: null })).toBe('Ann Lee');
    expect(titleOf({ ...nameless, email: null })).toBe('Visitor aaaaaaaa');
    expect(fullTitleOf(ann)).toBe('Ann Lee, ann@x.org');
    expect(fullTitleOf(nameless)).toBe('ann@x.org');
    expect(fullTitleOf({ ...ann, email: null })).toBe('Ann Lee');
    expect([inWords('free-practice'), inWords('mock'), inWords('a_b-c')]).toEqual([
      'Free practice',
      'Mock',
      'A b c',
    ]);
  });

  it('is banned until that time', () => {
    const banned = { ...ann, bannedUntil: AT };
    expect(isBanned(banned, new Date(Date.parse(AT) - 1))).toBe(true);
    expect(isBanned(banned, new Date(AT))).toBe(false);
    expect(isBanned(ann, new Date(AT))).toBe(false);
  });

  it('is a line of a file', () => {
    const user = { ...ann, roles: ['admin', 'editor'], bannedUntil: AT, isAnonymous: true };
    expect(line(USER_COLUMNS, user)).toEqual({
      ...{ Id: ann.id, Email: 'ann@x.org', Name: 'Ann Lee', Kind: 'Visitor' },
      ...{ Roles: 'admin editor', 'Verified (UTC)': UTC, 'Banned until (UTC)': UTC },
      ...{ 'Last sign-in (UTC)': undefined, 'Created (UTC)': UTC },
    });
    expect(line(USER_COLUMNS, { ...ann, email: null })).toMatchObject({
      Email: undefined,
      Kind: 'Account',
    });
  });
});

describe('a question in words', () => {
  it('has its figures with their bounds', () => {
    expect([percent(0.735), percent(null)]).toEqual(['74%', '–']);
    expect(shareWithInterval({ value: 0.73, low: 0.612, high: 0.818 })).toBe('73% (61–82%)');
    expect([correlation(-0.306), correlation(null)]).toEqual(['−0.31', '–']);
    expect(correlationWithInterval({ value: 0.3, low: -0.1, high: 0.5 })).toBe(
      '0.30 (−0.10 to 0.50)',
    );
    expect([minutes(65_400), minutes(59_600), minutes(null)]).toEqual(['1:05', '1:00', '–']);
    expect([areaName('math.data'), areaName('x')]).not.toContain('math.data');
    expect([areaName('x'), objectiveName('x')]).toEqual(['x', 'x']);
    expect(objectiveName('math.data.units')).not.toBe('math.data.units');
  });

  it('is cut between words, once it is long', () => {
    expect(plainText('<p>A  <b>b</b></p><span class="katex-mathml">x</span>')).toBe('A b');
    expect([firstWords(''), firstWords('<p>Short</p>')]).toEqual([undefined, 'Short']);
    const exact = `${'a'.repeat(69)} ${'b'.repeat(70)}`;
    expect(firstWords(exact)).toBe(exact);
    expect(firstWords(`${exact}c`)).toBe(`${'a'.repeat(69)}…`);
  });

  it('is a line of a file', () => {
    const item = {
      ...{ id: 'i', subject: 'math', objective: 'o', type: 'supply', status: 'live', version: 2 },
      ...{ answers: 5, pValue: 0.71234, discrimination: null, medianMs: 1500, stem: '<p>Q</p>' },
      suspicions: ['too-slow', 'too-fast'],
    };
    expect(line(ITEM_COLUMNS, item)).toMatchObject({
      ...{ Subject: 'Math', Type: 'Supply an answer', Status: 'Live', 'Share correct': '0.712' },
      ...{ Discrimination: undefined, 'Median time (s)': 1.5, Suspicions: 'too-slow too-fast' },
      Question: 'Q',
    });
    expect(line(ITEM_COLUMNS, { ...item, medianMs: null })['Median time (s)']).toBeUndefined();
    const report = {
      ...{ id: 'r', itemId: 'i', itemVersion: 3, reason: 'typing-error', text: 'T' },
      ...{ state: 'closed', createdAt: AT, closedAt: null },
    };
    expect(line(REPORT_COLUMNS, report)).toMatchObject({
      ...{ Reason: 'Typo', State: 'Closed', 'Sent (UTC)': UTC, 'Closed (UTC)': undefined },
    });
  });

  it('says whom a change reaches', () => {
    const said = (changes: object, reach: object) =>
      reachSentence({
        changes: { key: false, wording: false, reasons: false, ...changes },
        reach: { attempts: 0, scores: 0, students: 0, open: 0, ...reach },
      } as unknown as Parameters<typeof reachSentence>[0]);
    expect(said({}, {})).toBe('Nothing has changed yet.');
    expect(said({ key: true }, {})).toMatch(/^The key changes\. No one has finished/);
    const one = { attempts: 1, scores: 1, students: 1, open: 1 };
    expect(said({ key: true }, one)).toBe(
      'This changes 1 score. 1 finished attempt of 1 student will be rescored, and students who get correction emails will hear about it. 1 open attempt uses the new key.',
    );
    expect(said({ key: true, reasons: true }, { ...one, open: 0 })).not.toMatch(/open|explanation/);
    expect(said({ key: true }, { attempts: 2, scores: 2, students: 2, open: 2 })).toMatch(
      /2 scores\. 2 finished attempts of 2 students .* 2 open attempts use the new key/,
    );
    expect(said({ wording: true, reasons: true }, {})).toMatch(/new wording/);
    expect(said({ wording: true, reasons: true }, {})).not.toMatch(/explanation/);
    expect(said({ reasons: true }, {})).toMatch(/^The explanation changes/);
  });
});

describe('a file in words', () => {
  it('is published as one thing, or not', () => {
    const file = (soldAs: string | null, freeAs: string | null) =>
      publishedText({ soldAs, freeAs } as Parameters<typeof publishedText>[0]);
    expect(file('math', null)).toBe('Sold as the Math test bank');
    expect([file(null, null), file(null, 'unknown')]).toEqual(['Not published', 'Not published']);
    expect(() => freePaper('unknown')).toThrow(TypeError);
    expect(() => freePaper(undefined)).toThrow(TypeError);
    expect(paperName({ subject: 'math', kind: 'study-sheet' })).toBe('Math study sheet');
    expect([pagesText(1), pagesText(1200)]).toEqual(['1 page', '1,200 pages']);
  });

  it.each(['0', '-1', '1.5', '', 'x', '99999999'])('cannot have %j questions', (typed) => {
    expect(questionsRule(typed)).toMatch(/^Enter a whole number from/);
  });

  it('may have as many questions as the rules say', () => {
    const [, least = '', most = ''] = /from (\d+) to ([\d,]+)\./.exec(`${questionsRule('')}`) ?? [];
    const top = Number(most.replace(',', ''));
    expect([questionsRule(` ${least} `), questionsRule(`${top}`)]).toEqual([true, true]);
    expect(questionsRule(`${top + 1}`)).not.toBe(true);
    expect(questionsRule(`${Number(least) - 1}`)).not.toBe(true);
  });

  it('is a line of a file', () => {
    const file = { id: 'f', name: 'a.pdf', version: 1, pages: 2, bytes: 3, updatedAt: AT };
    expect(line(FILE_COLUMNS, { ...file, soldAs: 'math', freeAs: null })).toEqual({
      ...{ Id: 'f', Name: 'a.pdf', Version: 1, Pages: 2, Bytes: 3, 'Sold as': 'math' },
      ...{ 'Free as': undefined, 'Changed (UTC)': UTC },
    });
  });
});

describe('sales in words', () => {
  it('say what went back', () => {
    const paid = (refundedCents: number) =>
      paidText({ amountCents: 4999, refundedCents } as Parameters<typeof paidText>[0]);
    expect([paid(0), paid(500)]).toEqual(['$49.99', '$49.99, $5.00 refunded']);
    expect(labelsOf(REFUND_STATES)).toEqual({
      ...{ pending: 'Needs a decision', approved: 'Approved', declined: 'Declined' },
      failed: 'Not refunded',
    });
  });
});

describe('a request in words', () => {
  const now = new Date(AT);
  const ago = (ms: number) => ageText(new Date(now.getTime() - ms).toISOString(), now);

  it.each([
    [59_999, 'under a minute'],
    [60_000, '1 minute'],
    [3_599_999, '59 minutes'],
    [3_600_000, '1 hour'],
    [86_399_999, '23 hours'],
    [86_400_000, '1 day'],
    [172_800_000, '2 days'],
  ])('is %d ms old: %s', (ms, text) => expect(ago(ms)).toBe(text));

  it('is a line of a file', () => {
    expect(topicOf({ kind: 'quote', service: null })).toBe('Quote');
    const enquiry = {
      ...{ createdAt: AT, kind: 'contact', service: null, name: 'Ann', email: 'a@x.org' },
      ...{ phone: null, examDate: '2026-12-01', message: 'M', status: 'answered' },
      ...{ assignee: null, repliedAt: AT },
    };
    expect(line(ENQUIRY_COLUMNS, enquiry)).toEqual({
      ...{ 'Received (UTC)': UTC, About: 'Message', Name: 'Ann', Email: 'a@x.org' },
      ...{ Phone: undefined, 'Exam date': '2026-12-01', Message: 'M', Status: 'Answered' },
      ...{ 'Assigned to': undefined, 'Last reply (UTC)': UTC },
    });
  });
});

describe('the audit log in words', () => {
  it('says who did what', () => {
    expect(actionWords('command.grant-role')).toBe('Grant role (command line)');
    expect(actorWords({ actor: null, actorId: null })).toBe('Command line');
    expect(actorWords({ actor: null, actorId: 'abcdefghij' })).toBe('Deleted account abcdefgh');
    expect(actorWords({ actor: 'a@x.org', actorId: 'a' })).toBe('a@x.org');
    const names = Object.values(ACTIONS);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    expect(Object.keys(ACTIONS)).toContain('admin.banUser');
    expect(Object.keys(ACTIONS)).not.toContain('admin.users');
  });

  it('is a line of a file', () => {
    const entry = {
      ...{ createdAt: AT, actor: 'a@x.org', actorId: 'a', action: 'admin.banUser' },
      ...{ resourceId: null, reason: 'R', before: null, after: { a: 1 }, requestId: null },
    };
    expect(line(AUDIT_COLUMNS, entry)).toEqual({
      ...{ 'When (UTC)': UTC, Who: 'a@x.org', Action: 'admin.banUser', Target: undefined },
      ...{ Reason: 'R', Before: undefined, After: '{"a":1}', Request: undefined },
    });
  });

  it('tells lists, nothing and single values apart', () => {
    expect(changesOf({ a: [1, 2], b: null, c: [] }, { a: [3], d: [{ e: 1 }] })).toEqual([
      { field: 'a', before: '1, 2', after: '3' },
      { field: 'b', before: 'none', after: undefined },
      { field: 'c', before: 'none', after: undefined },
      { field: 'd.0.e', before: undefined, after: '1' },
    ]);
    expect(changesOf([1], 'x')).toEqual([{ field: 'value', before: '1', after: 'x' }]);
  });
});

describe('claims, figures and times in words', () => {
  it('say how sure they are', () => {
    const claim = (verdict: AdminClaim['verdict']) =>
      verdictWords({ verdict, confirmation: null } as unknown as AdminClaim);
    expect([claim('true'), claim('not-yet'), claim('sample'), claim('operator')]).toEqual([
      { label: 'True', tone: 'good' },
      { label: 'Not yet', tone: 'bad' },
      { label: 'Sample', tone: 'waiting' },
      { label: 'Operator’s claim', tone: 'waiting' },
    ]);
    const measure = { how: '', claimed: 3, rule: 'at-most' as const, measured: 1 };
    expect(claimedText(measure)).toBe('at most 3');
  });

  it('compare with the days before', () => {
    const format = (value: number) => `${value}!`;
    expect(changeText(3, 2, format)).toBe('2! in the previous period');
    expect(changeText(2, 2, format)).toBe('Same as in the previous period');
    expect([changeText(null, 2, format), changeText(2, null, format)]).toEqual([
      'No comparison',
      'No comparison',
    ]);
    expect([shareText(1, 8), shareText(0, 0), shareText(0, 4)]).toEqual(['12.5%', '–', '0.0%']);
    const [signUps] = FIGURES;
    if (!signUps) throw new Error('no figures');
    expect(summaryOf(signUps, [null, 3, 1])).toBe('Sign-ups by day, between 1 and 3');
    expect(summaryOf(signUps, [null])).toBe('Sign-ups by day: nothing in this period');
    const score = FIGURES.find(({ title }) => title === 'Mock score');
    expect(score?.format(61.25)).toBe('61.3%');
  });

  it.each([
    [null, '–'],
    [0, '0 ms'],
    [999, '999 ms'],
    [1000, '1 s'],
    [9940, '9.9 s'],
    [10_400, '10 s'],
    [60_000, '1 min'],
    [5_400_000, '1.5 h'],
    [86_400_000, '1 d'],
  ])('write %s ms as %s', (ms, text) => expect(durationText(ms)).toBe(text));

  it('name mails, days and moments', () => {
    expect(templateWords('verify-address.new')).toBe('Verify address new');
    expect(dayText('2026-11-02')).toMatch(/2/);
    const { container, rerender } = render(<Moment at={null} never="Never" />);
    expect(container.textContent).toBe('Never');
    rerender(<Moment at={AT} never="Never" />);
    expect(container.textContent).not.toMatch(/:/);
    rerender(<Moment at={AT} never="Never" exact />);
    expect(container.textContent).toMatch(/:/);
    expect(container.querySelector('time')?.dateTime).toBe(AT);
  });
});

describe('what an answer says', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is read from its body', () => {
    expect([codeOf({ body: { code: 'NOT_FOUND' } }), codeOf({ body: null }), codeOf('x')]).toEqual([
      'NOT_FOUND',
      undefined,
      undefined,
    ]);
    expect(codeOf({ body: { code: 7 } })).toBeUndefined();
    expect(messageOf(new UnreachableError())).toMatch(/couldn't reach/);
    const error = new HttpError('x', 400, { errors: { root: {}, email: 'E' } });
    expect(refusedFields(error)).toEqual(['email']);
    expect([refusedFields(null), refusedFields(new Error('x'))]).toEqual([[], []]);
    expect(chosen(['a', 'b'], 'b')).toBe('b');
    expect(() => chosen(['a'], undefined)).toThrow(TypeError);
  });

  const answer = (status: number, body: object | null = null) =>
    ({ ok: status < 400, status, json: async () => body }) as unknown as Response;

  it('opens the queues with the token of the session', async () => {
    const fetcher = jest.fn(async () => answer(204));
    await openQueues(fakeSession('token'), fetcher as unknown as typeof fetch);
    expect(fetcher.mock.calls[0]).toEqual([
      expect.stringMatching(/queues/),
      { method: 'POST', headers: { accept: 'application/json', authorization: 'Bearer token' } },
    ]);
  });

  it.each([
    [answer(403, { message: 'No.' }), 'No.'],
    [answer(500, { message: 7 }), "We couldn't open the queues."],
    [new TypeError('Failed to fetch'), /couldn't reach/],
  ])('is why the queues stay closed', async (given, words) => {
    const fetcher = (async () => {
      if (given instanceof Error) throw given;
      return given;
    }) as unknown as typeof fetch;
    await expect(openQueues(fakeSession('token'), fetcher)).rejects.toThrow(words);
  });

  it('is asked of no one without a session', async () => {
    const fetcher = fakeFetch(new Error('asked'));
    await expect(openQueues(fakeSession(null), fetcher)).rejects.toThrow('Please sign in again.');
    expect(fetcher.requests).toEqual([]);
  });
});

it('the pages around the back-office are where the student site and the API have them', () => {
  expect([HOME_PATH, SIGN_IN_PATH, BACK_OFFICE_PATH, DASHBOARD_PATH]).toEqual([
    '/',
    '/admin',
    '/management_support',
    '/dashboard',
  ]);
});
