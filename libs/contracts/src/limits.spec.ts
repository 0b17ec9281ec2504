import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { claimVisitorBody, updateProfileBody } from './account.js';
import { adminUsersQuery } from './admin.js';
import { beginUploadBody, filePictureParams, publishFileBody } from './admin-files.js';
import { cannedTextBody, enquiryChange, enquiryNoteBody, enquiryReplyBody } from './admin-inbox.js';
import { closeReportBody, editItemBody, itemText } from './admin-items.js';
import { adminBulkQuery, instantFilter, reasonBody } from './admin-lists.js';
import { attemptListQuery } from './attempt-history.js';
import { answerParams, saveAnswerBody, sectionParams, startAttemptBody } from './attempts.js';
import { cancelBody, checkoutBody, refundDecisionBody, refundRequestBody } from './billing.js';
import { dashboardQuery } from './dashboard.js';
import { reportItemBody } from './item-reports.js';
import { unsubscribeQuery } from './notifications.js';
import { paperQuery } from './paper-files.js';
import { progressQuery } from './progress.js';
import { undoAddressBody } from './sessions.js';

const ID = '5e1d4f0a-0000-4000-8000-000000000001';
const x = (length: number) => 'x'.repeat(length);
const hash = 'a'.repeat(64);
const upload = { name: 'a.pdf', bytes: 1, hash };
const save = { clientId: 'tab', sequence: 0, response: null };
const report = { position: 1, reason: 'other' };
const reply = { id: ID, text: 'Hello' };
const paper = { subject: 'math', reason: 'New edition' };
const edit = {
  text: { type: 'hot-spot', stem: 'S', regions: [], key: 'a' },
  version: 1,
  reason: 'Typo',
};

/** Bodies and queries: values they accept at their limits, and values just beyond that they refuse. */
const LIMITS: readonly [string, z.ZodType, takes: unknown[], refuses: unknown[]][] = [
  [
    'a profile',
    updateProfileBody,
    [
      { targetScore: 1 },
      { targetScore: 100 },
      { targetScore: null, examDate: null },
      { schoolProgram: ` ${x(120)} ` },
      { accommodation: 1.5 },
      { timeZone: 'America/Chicago' },
      {},
    ],
    [
      { targetScore: 0 },
      { targetScore: 101 },
      { targetScore: 50.5 },
      { schoolProgram: x(121) },
      { schoolProgram: 'a\nb' },
      { accommodation: 3 },
      { timeZone: 'Mars/Olympus' },
      { firstName: '' },
    ],
  ],
  ['a visit', claimVisitorBody, [{ refreshToken: x(20) }], [{ refreshToken: x(19) }]],
  ['an undo', undoAddressBody, [{ token: x(20) }, { token: x(200) }], [{ token: x(201) }]],
  [
    'an upload',
    beginUploadBody,
    [upload, { ...upload, bytes: 50 * 1024 * 1024, fileId: ID }],
    [
      { ...upload, bytes: 0 },
      { ...upload, bytes: 50 * 1024 * 1024 + 1 },
      { ...upload, hash: hash.slice(1) },
    ],
  ],
  [
    'a page of a file',
    filePictureParams,
    [
      { id: ID, page: '1' },
      { id: ID, page: '10000' },
    ],
    [
      { id: ID, page: '0' },
      { id: ID, page: '10001' },
    ],
  ],
  [
    'a publication',
    publishFileBody,
    [
      { ...paper, questions: 1 },
      { ...paper, questions: 1000 },
      { ...paper, kind: 'study-sheet' },
    ],
    [paper, { ...paper, questions: 0 }, { ...paper, questions: 1001 }],
  ],
  ['a note', enquiryNoteBody, [{ text: x(2000) }], [{ text: '  ' }, { text: x(2001) }]],
  [
    'a reply',
    enquiryReplyBody,
    [{ ...reply, text: x(8000) }],
    [
      { ...reply, text: '' },
      { ...reply, text: x(8001) },
    ],
  ],
  [
    'a canned text',
    cannedTextBody,
    [{ title: x(80), text: 'T' }],
    [
      { title: x(81), text: 'T' },
      { title: '', text: 'T' },
    ],
  ],
  ['a request', enquiryChange, [{ assigneeId: null }, { status: 'closed' }, {}], [{ status: 'x' }]],
  ['a reason', reasonBody, [{ reason: ' abc ' }, { reason: x(500) }], [{ reason: ' ab ' }]],
  ['a long reason', reasonBody, [], [{ reason: x(501) }, {}]],
  [
    'many records',
    adminBulkQuery(reasonBody.shape.reason),
    [{ filter: '{"id":["abc"]}' }, { filter: JSON.stringify({ id: Array(200).fill('abc') }) }],
    [
      { filter: '{"id":[]}' },
      { filter: JSON.stringify({ id: Array(201).fill('abc') }) },
      { filter: '{' },
      {},
    ],
  ],
  [
    'a list of users',
    adminUsersQuery,
    [{ sort: '["email","ASC"]' }, { filter: `{"id":["${ID}"]}` }, {}],
    [{ sort: '["firstName","ASC"]' }, { sort: '["email","UP"]' }, { filter: '{"name":"a"}' }],
  ],
  ['an instant', instantFilter, ['0001-01-01T00:00:00Z', undefined], ['0000-01-01T00:00:00Z']],
  ['an edit', editItemBody, [edit], [{ ...edit, version: 0 }]],
  [
    'a text of an item',
    itemText,
    [
      { ...edit.text, why: ['a'] },
      { ...edit.text, why: Array(12).fill('a') },
    ],
    [
      { ...edit.text, why: [] },
      { ...edit.text, why: Array(13).fill('a') },
      { ...edit.text, stem: ' ' },
    ],
  ],
  [
    'an answer to a report',
    closeReportBody,
    [{ reason: 'abc' }, { reason: 'abc', answer: x(4000) }],
    [
      { reason: 'abc', answer: ' ' },
      { reason: 'abc', answer: x(4001) },
    ],
  ],
  [
    'a start',
    startAttemptBody,
    [
      { kind: 'practice', count: 1 },
      { kind: 'practice', count: 170, time: 1.5 },
      { kind: 'quiz', set: 4 },
      { kind: 'practice', objectives: Array(60).fill('a') },
    ],
    [
      { kind: 'practice', count: 0 },
      { kind: 'practice', count: 171 },
      { kind: 'quiz', set: 0 },
      { kind: 'quiz', set: 5 },
      { kind: 'practice', objectives: Array(61).fill('a') },
      { kind: 'practice', time: 3 },
    ],
  ],
  [
    'an answer',
    saveAnswerBody,
    [
      save,
      { ...save, sequence: 2_147_483_647, elapsedMs: 86_400_000, note: x(2000), confidence: 3 },
      { ...save, clientId: x(64), response: { type: 'supply', text: x(100) } },
    ],
    [
      { ...save, sequence: -1 },
      { ...save, sequence: 2_147_483_648 },
      { ...save, elapsedMs: 86_400_001 },
      { ...save, note: x(2001) },
      { ...save, confidence: 0 },
      { ...save, clientId: x(65) },
      { ...save, response: { type: 'supply', text: x(101) } },
    ],
  ],
  [
    'a place',
    answerParams,
    [
      { id: ID, position: '1' },
      { id: ID, position: '170' },
    ],
    [
      { id: ID, position: '0' },
      { id: ID, position: '171' },
    ],
  ],
  [
    'a section',
    sectionParams,
    [{ id: ID, n: '4' }],
    [
      { id: ID, n: '5' },
      { id: ID, n: '0' },
    ],
  ],
  [
    'a page of attempts',
    attemptListQuery,
    [{ limit: '1' }, { limit: '100' }],
    [{ limit: '0' }, { limit: '101' }],
  ],
  ['a report', reportItemBody, [{ ...report, text: x(2000) }], [{ ...report, text: x(2001) }]],
  [
    'a checkout',
    checkoutBody,
    [{ plan: 'weekly' }, { product: 'test-bank-all' }],
    [
      { plan: 'lifetime' },
      { plan: 'weekly', product: 'test-bank-all' },
      { plan: 'weekly', priceCents: 1 },
      {},
    ],
  ],
  [
    'a cancellation',
    cancelBody,
    [{ reason: 'other', comment: x(1000) }],
    [{ reason: 'other', comment: x(1001) }, { comment: 'x' }],
  ],
  ['a refund', refundRequestBody, [{ reason: x(2000) }], [{ reason: ' ' }, { reason: x(2001) }]],
  ['days', dashboardQuery, [{ days: '7' }, { days: '90' }], [{ days: '8' }, { days: '365' }]],
  [
    'the end of emails',
    unsubscribeQuery,
    [{ key: x(32), kind: 'corrections' }],
    [
      { key: x(31), kind: 'corrections' },
      { key: x(32), kind: 'receipts' },
    ],
  ],
];

describe.each(LIMITS)('%s', (_name, schema, takes, refuses) => {
  it('is taken up to its limits, and not beyond', () => {
    for (const value of takes) {
      expect([value, schema.safeParse(value).error?.issues]).toEqual([value, undefined]);
    }
    for (const value of refuses) {
      expect([value, schema.safeParse(value).success]).toEqual([value, false]);
    }
  });
});

it('what is left out is what is usual', () => {
  expect(attemptListQuery.parse({})).toEqual({ limit: 20 });
  expect(dashboardQuery.parse({})).toEqual({ days: 30 });
  expect(progressQuery.parse({})).toEqual({ timeZone: 'UTC' });
  expect(reportItemBody.parse(report).text).toBe('');
  expect(refundDecisionBody.parse({ decision: 'declined' }).note).toBe('');
  expect(publishFileBody.parse({ ...paper, questions: 7 }).kind).toBe('test-bank');
  // Whatever others add to a paper's URL is ignored.
  expect(paperQuery.parse({ pass: x(2001), utm_source: 'x' })).toEqual({ pass: undefined });
});
