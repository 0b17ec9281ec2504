import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { AdminClaim } from '@prepward/contracts/admin-claims';
import { BACK_OFFICE_PATH, STAFF_SIGN_IN_PATH } from '@prepward/contracts/back-office';
import { render } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { csvLine } from '../test/csv-line.js';
import { fakeFetch, fakeSession } from '../test/fake-session.js';
import { ACTIONS, AUDIT_COLUMNS, actionWords, actorWords } from './audit-entries/audit-words.js';
import { changesOf } from './audit-entries/changes.js';
import { claimedText, verdictWords } from './claims/claim-words.js';
import { changeText, FIGURES, shareText, summaryOf } from './dashboard/figures.js';
import { ageText, ENQUIRY_COLUMNS, topicOf } from './enquiries/enquiry-words.js';
import { durationText } from './operations/durations.js';
import { templateWords } from './operations/mail-words.js';
import { DASHBOARD_PATH, HOME_PATH } from './paths.js';
import { labelsOf, paidText, REFUND_STATES } from './sales/sales-words.js';
import { openQueues } from './session/queues.js';
import { UnreachableError } from './session/session.js';
import { chosen } from './ui/chosen.js';
import { codeOf, messageOf } from './ui/message-of.js';
import { dayText, Moment } from './ui/moment.js';
import { refusedFields } from './ui/refused-fields.js';

const AT = '2026-11-02T10:00:00.000Z';
const UTC = '2026-11-02 10:00:00';

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
    expect(csvLine(ENQUIRY_COLUMNS, enquiry)).toEqual({
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
    expect(csvLine(AUDIT_COLUMNS, entry)).toEqual({
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
  expect([HOME_PATH, STAFF_SIGN_IN_PATH, BACK_OFFICE_PATH, DASHBOARD_PATH]).toEqual([
    '/',
    '/admin',
    '/management_support',
    '/dashboard',
  ]);
});
