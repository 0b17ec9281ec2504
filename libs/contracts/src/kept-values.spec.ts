import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { updateProfileBody } from './account.js';
import { cannedTextBody, enquiryChange, enquiryNoteBody, enquiryReplyBody } from './admin-inbox.js';
import { closeReportBody, itemText } from './admin-items.js';
import { reasonBody } from './admin-lists.js';
import { adminMailsQuery, deadLettersQuery } from './admin-operations.js';
import { adminPaymentsQuery, adminWebhookEventsQuery } from './admin-sales.js';
import {
  DIAGNOSTIC_ITEMS,
  FREE_BANK_ITEMS,
  FREE_PRACTICE_ITEMS,
  NOTE_MAX,
  QUIZ_ITEMS,
  QUIZ_SETS,
  SIMILAR_ITEMS,
} from './attempt-rules.js';
import { cancelBody, REFUND_NOTE_MAX, refundDecisionBody, refundRequestBody } from './billing.js';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './durations.js';
import { EMAIL_MISSING, EMAIL_PROBLEM, emailProblem, isEmailAddress } from './email-rules.js';
import { authErrorBody } from './error-bodies.js';
import { COMMON_CODES } from './errors.js';
import { RECOVERY_CODES } from './factors.js';
import { DOWNLOAD_FILES_MAX } from './file-rules.js';
import { BODY_LIMIT } from './http-limits.js';
import { ENQUIRY_KEPT_DAYS } from './inbox-rules.js';
import { reportItemBody } from './item-reports.js';
import { AREAS, areasOf } from './objectives.js';
import { MOST_PASSKEYS } from './passkey-rules.js';
import { renamePasskeyBody } from './passkeys.js';
import { ENDING_NOTICE_DAYS, GRACE_DAYS, GUARANTEE_DAYS } from './plans.js';
import { DELETION_DAYS, EXPORT_DAYS, EXPORT_PACE_HOURS } from './privacy-rules.js';
import {
  FIELD_RULES,
  FORM_LIMITS,
  FORM_TOKEN_MS,
  LEAST_OPEN_MS,
  SEND_PACE_MINUTES,
} from './quote-rules.js';
import { IDLE_DAYS, PACE_DAYS } from './reminder-rules.js';
import {
  ADMIN_PASSWORD_MIN,
  APP_CODE_DIGITS,
  LINK_MINUTES,
  UNDO_ADDRESS_DAYS,
} from './sign-in-rules.js';
import { VIEW_MINUTES } from './staff-frame.js';
import { SUBJECTS } from './subjects.js';

describe('what the product promises', () => {
  it('is as many questions as its pages say', () => {
    expect({
      QUIZ_SETS,
      QUIZ_ITEMS,
      FREE_PRACTICE_ITEMS,
      FREE_BANK_ITEMS,
      DIAGNOSTIC_ITEMS,
    }).toEqual({
      ...{ QUIZ_SETS: 4, QUIZ_ITEMS: 10, FREE_PRACTICE_ITEMS: 5, FREE_BANK_ITEMS: 25 },
      DIAGNOSTIC_ITEMS: 40,
    });
    expect([SIMILAR_ITEMS, NOTE_MAX, RECOVERY_CODES, MOST_PASSKEYS]).toEqual([5, 2000, 10, 10]);
  });

  it('is as many days as its texts say', () => {
    expect([GUARANTEE_DAYS, GRACE_DAYS, ENDING_NOTICE_DAYS]).toEqual([30, 7, 3]);
    expect([DELETION_DAYS, EXPORT_DAYS, EXPORT_PACE_HOURS]).toEqual([14, 7, 24]);
    expect([IDLE_DAYS, PACE_DAYS, UNDO_ADDRESS_DAYS, ENQUIRY_KEPT_DAYS]).toEqual([3, 7, 7, 730]);
  });

  it('is as long and as large as the operator has been told', () => {
    expect([SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS]).toEqual([1e3, 6e4, 36e5, 864e5]);
    expect([LEAST_OPEN_MS, FORM_TOKEN_MS, VIEW_MINUTES]).toEqual([3000, 72e5, 15]);
    expect([ADMIN_PASSWORD_MIN, APP_CODE_DIGITS, SEND_PACE_MINUTES]).toEqual([12, 6, 10]);
    expect(LINK_MINUTES).toEqual({ confirmation: 60, signIn: 60, recovery: 10, proof: 10 });
    expect(FORM_LIMITS).toEqual({ name: 100, email: 254, phone: 30, message: 4000 });
    expect([BODY_LIMIT, DOWNLOAD_FILES_MAX, REFUND_NOTE_MAX]).toEqual([65_536, 50, 2000]);
  });
});

const ID = '5e1d4f0a-0000-4000-8000-000000000001';

/** Bodies with a text field, which is trimmed; `needed` ones refuse a blank text. */
const TEXTS: readonly [string, z.ZodType, (text: string) => object, needed: boolean][] = [
  ['a program', updateProfileBody, (schoolProgram) => ({ schoolProgram }), false],
  ['a first name', updateProfileBody, (firstName) => ({ firstName }), true],
  ['a change', enquiryChange, (reason) => ({ status: 'closed', reason }), false],
  ['a note', enquiryNoteBody, (text) => ({ text }), true],
  ['a reply', enquiryReplyBody, (text) => ({ id: ID, text }), true],
  ['a title', cannedTextBody, (title) => ({ title, text: 'T' }), true],
  ['a canned text', cannedTextBody, (text) => ({ title: 'T', text }), true],
  ['an answer', closeReportBody, (answer) => ({ reason: 'Checked', answer }), true],
  ['a reason', reasonBody, (reason) => ({ reason }), true],
  ['a report', reportItemBody, (text) => ({ position: 1, reason: 'other', text }), false],
  ['a comment', cancelBody, (comment) => ({ reason: 'other', comment }), false],
  ['a refund', refundRequestBody, (reason) => ({ reason }), true],
  ['a passkey', renamePasskeyBody, (friendly_name) => ({ friendly_name }), true],
];

describe.each(TEXTS)('the text of %s', (_, schema, body, needed) => {
  it('loses the blanks around it', () => {
    expect(schema.parse(body('  Words here '))).toMatchObject(body('Words here'));
    expect(schema.safeParse(body('   ')).success).toBe(!needed);
  });
});

it('a decision says why without blanks', () => {
  expect(refundDecisionBody.parse({ decision: 'approved', note: ' Yes ' })).toMatchObject({
    note: 'Yes',
  });
});

/** Text filters of lists, with their longest values. */
const FILTERS: readonly [string, z.ZodType, name: string, most: number][] = [
  ['failed jobs', deadLettersQuery, 'job', 100],
  ['emails', adminMailsQuery, 'template', 100],
  ['emails', adminMailsQuery, 'recipient', 254],
  ['payments', adminPaymentsQuery, 'gatewayId', 120],
  ['webhook events', adminWebhookEventsQuery, 'type', 120],
  ['webhook events', adminWebhookEventsQuery, 'eventId', 120],
  ['webhook events', adminWebhookEventsQuery, 'customerId', 120],
];

it.each(FILTERS)('a list of %s is narrowed without the blanks', (_, schema, name, most) => {
  const filter = (text: string) => ({ filter: JSON.stringify({ [name]: text }) });
  expect(schema.parse(filter(` ${'x'.repeat(most)} `))).toMatchObject({
    filter: { [name]: 'x'.repeat(most) },
  });
  expect(schema.safeParse(filter('x'.repeat(most + 1))).success).toBe(false);
});

describe('the text of a question', () => {
  const supply = {
    ...{ type: 'supply', stem: ' S ', answer: ' 7 ', accepted: [' 7.0 '], tolerance: 0 },
    ...{ unit: ' mL ', rationale: ' R ', commonErrors: [] },
  };

  it('loses the blanks around each part', () => {
    expect(itemText.parse(supply)).toMatchObject({
      ...{ stem: 'S', answer: '7', accepted: ['7.0'], unit: 'mL', rationale: 'R' },
    });
  });

  it.each([
    ['stem', 8000],
    ['answer', 120],
    ['unit', 40],
    ['rationale', 8000],
  ])('has a %s of %d characters at most', (part, most) => {
    const takes = (length: number) =>
      itemText.safeParse({ ...supply, [part]: 'x'.repeat(length) }).success;
    expect([takes(most), takes(most + 1)]).toEqual([true, false]);
  });

  it.each(['stem', 'answer', 'unit', 'rationale'])('wants words in its %s', (part) => {
    expect(itemText.safeParse({ ...supply, [part]: '  ' }).success).toBe(false);
  });
});

it('an address has 254 characters at most, and two parts behind its sign', () => {
  const long = (length: number) => `${'a'.repeat(length - '@example.org'.length)}@example.org`;
  expect([isEmailAddress(long(254)), isEmailAddress(long(255))]).toEqual([true, false]);
  expect([isEmailAddress('a@localhost'), isEmailAddress('a@b.example')]).toEqual([false, true]);
  expect([emailProblem(''), emailProblem('a@b'), emailProblem('a@b.example')]).toEqual([
    EMAIL_MISSING,
    EMAIL_PROBLEM,
    undefined,
  ]);
});

it('errors of any route are written small in the auth protocol', () => {
  const [common = ''] = COMMON_CODES;
  const takes = (code: string) => authErrorBody.safeParse({ code, message: 'm' }).success;
  expect(common).toBe(common.toUpperCase());
  expect([takes(common), takes(common.toLowerCase()), takes('weak_password')]).toEqual([
    false,
    true,
    true,
  ]);
});

it('the areas of a subject are its own', () => {
  for (const subject of SUBJECTS) {
    expect(areasOf(subject).map(({ slug }) => slug.split('.')[0])).toEqual(
      areasOf(subject).map(() => subject),
    );
  }
  expect(SUBJECTS.flatMap(areasOf)).toHaveLength(AREAS.length);
});

it('a number to call has seven to fifteen digits, and is no longer than its field', () => {
  const takes = (text: string) => FIELD_RULES.phone(text) === undefined;
  expect([6, 7, 15, 16].map((digits) => takes('1'.repeat(digits)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const spaced = (length: number) => `123 4567${' '.repeat(length - 9)}8`;
  expect([takes(spaced(FORM_LIMITS.phone)), takes(spaced(FORM_LIMITS.phone + 1))]).toEqual([
    true,
    false,
  ]);
  expect(FIELD_RULES.message('x'.repeat(4000))).toBeUndefined();
});
