import { describe, expect, it } from '@jest/globals';
import { BRAND, chatLink } from './brand.js';
import { CLAIM_TEXTS } from './claims.js';
import { AUTH_ERROR_WORDS, ERROR_WORDS, SOMETHING_WRONG } from './error-words.js';
import { FILE_PROBLEM_WORDS } from './file-rules.js';
import { INBOX_LIMITS } from './inbox-rules.js';
import { MAIL_KIND_NAMES, MAIL_KINDS } from './notification-rules.js';
import { AREAS } from './objectives.js';
import { PLANS, TEST_BANK_PRODUCTS } from './plans.js';
import { QUIZ_TOPICS } from './quiz-topics.js';
import { EMPTY_FORM, FORM_FIELDS, QUOTE_SERVICE_NAMES, QUOTE_SERVICES } from './quote-rules.js';
import { LEVEL_NAMES, LEVELS } from './scores.js';
import { SHELL_ADDRESS, WORKER_PATH } from './service-worker.js';
import { STAFF_FRAME_PATH } from './staff-frame.js';
import { SUBJECT_NAMES, SUBJECT_SHORT_NAMES, SUBJECTS } from './subjects.js';

/** Groups of codes with the same message, each sorted by code. */
function alike(words: Record<string, string>): string[] {
  const groups = Object.keys(words).sort();
  const same = groups.map((code) => groups.filter((other) => words[other] === words[code]));
  return [...new Set(same.filter(({ length }) => length > 1).map((group) => group.join(' ')))];
}

describe('the words for an error', () => {
  it('are its own, but for what is the same to who reads it', () => {
    expect(alike(ERROR_WORDS)).toEqual([
      'CHECKOUT_NOT_FOUND PAYMENT_NOT_FOUND',
      'INTERNAL_ERROR METHOD_NOT_ALLOWED UNSUPPORTED_MEDIA_TYPE WEBHOOK_REFUSED',
      'RESPONSE_OPTION_UNKNOWN RESPONSE_TYPE_MISMATCH',
      'UNAUTHENTICATED VIEW_ENDED',
    ]);
    expect(ERROR_WORDS.INTERNAL_ERROR).toBe(SOMETHING_WRONG);
    const ofRoutes = Object.entries(ERROR_WORDS).map(([code, words]) => [`API ${code}`, words]);
    expect(alike({ ...AUTH_ERROR_WORDS, ...Object.fromEntries(ofRoutes) })).toMatchInlineSnapshot(`
      [
        "API CHECKOUT_NOT_FOUND API PAYMENT_NOT_FOUND",
        "API CODE_WRONG reauthentication_not_valid",
        "API FORBIDDEN not_admin",
        "API INTERNAL_ERROR API METHOD_NOT_ALLOWED API UNSUPPORTED_MEDIA_TYPE API WEBHOOK_REFUSED",
        "API PASSWORD_WRONG current_password_invalid",
        "API RATE_LIMITED over_request_rate_limit",
        "API RESPONSE_OPTION_UNKNOWN API RESPONSE_TYPE_MISMATCH",
        "API SECOND_STEP_REQUIRED insufficient_aal",
        "API SERVICE_UNAVAILABLE request_timeout",
        "API UNAUTHENTICATED API VIEW_ENDED bad_jwt no_authorization refresh_token_already_used refresh_token_not_found session_expired session_not_found",
        "API VALIDATION_FAILED validation_failed",
        "email_exists user_already_exists",
        "mfa_phone_enroll_disabled mfa_web_authn_enroll_disabled phone_provider_disabled provider_disabled saml_provider_disabled web3_provider_disabled",
        "webauthn_challenge_expired webauthn_challenge_not_found",
      ]
    `);
  });

  it('speak of what happened', () => {
    const about: Partial<Record<keyof typeof ERROR_WORDS, RegExp>> = {
      ...{
        ATTEMPT_FINISHED: /finished/,
        ATTEMPT_SECTION_CLOSED: /closed/,
        SAME_PLAN: /this plan/,
      },
      ...{
        ATTEMPT_SECTION_PENDING: /hasn't started/,
        ACCOUNT_REQUIRED: /free account/,
      },
      ...{
        SUBSCRIPTION_REQUIRED: /subscription/,
        PAYMENT_DECLINED: /declined/,
        LAST_ADMIN: /only/,
      },
      ...{
        EXPORT_TOO_SOON: /once a day/,
        PASSWORD_WRONG: /password/,
        CODE_WRONG: /code/,
      },
      ...{
        FILE_PUBLISHED: /Unpublish/,
        ITEM_RETIRED: /left the bank/,
        REPORT_CLOSED: /closed/,
      },
      ...{
        REFUND_REQUEST_DECIDED: /already decided/,
        OWN_ACCOUNT: /own account/,
      },
    };
    for (const [code, words] of Object.entries(about)) {
      expect(ERROR_WORDS[code as keyof typeof ERROR_WORDS]).toMatch(words);
    }
    expect(AUTH_ERROR_WORDS.email_not_confirmed).toMatch(/verify your email/);
    expect(AUTH_ERROR_WORDS.over_email_send_rate_limit).toMatch(/wait a minute/);
    expect(AUTH_ERROR_WORDS.user_banned).toMatch(/blocked/);
  });

  it('of a file are its own for each problem', () => {
    expect(alike(FILE_PROBLEM_WORDS)).toEqual([]);
    expect(FILE_PROBLEM_WORDS['not-pdf']).toBe(ERROR_WORDS.FILE_NOT_PDF);
  });
});

/**
 * What others rely on: items by their tags, a gateway by its keys, students by what we promised
 * them.
 */
it('what is sold, claimed and taught is the same as before', () => {
  const sold = [...PLANS, ...TEST_BANK_PRODUCTS].map((item) => Object.values(item).join(' · '));
  const claimed = Object.entries(CLAIM_TEXTS).map(([id, text]) => `${id}: ${text}`);
  const taught = AREAS.flatMap(({ slug, name, objectives }) => [
    `${slug}: ${name}`,
    ...objectives.map((objective) => `  ${objective.slug}: ${objective.name}`),
  ]);
  const quizzes = SUBJECTS.flatMap((subject) =>
    QUIZ_TOPICS[subject].map(({ name, from }) => `${subject}: ${name}: ${from.join(' ')}`),
  );
  expect([...sold, ...claimed, ...taught, ...quizzes].join('\n')).toMatchSnapshot();
  expect({ INBOX_LIMITS, EMPTY_FORM, WORKER_PATH, SHELL_ADDRESS, STAFF_FRAME_PATH }).toEqual({
    ...{ WORKER_PATH: '/sw.js', SHELL_ADDRESS: '/dashboard', STAFF_FRAME_PATH: '/staff-frame' },
    INBOX_LIMITS: { note: 2000, reply: 8000, cannedTitle: 80 },
    EMPTY_FORM: Object.fromEntries(
      FORM_FIELDS.quote.map((field) => [field, field === 'consent' ? false : '']),
    ),
  });
});

it('each kind of something has a name of its own, in the order of the kinds', () => {
  const named: [readonly string[], Record<string, string>][] = [
    [SUBJECTS, SUBJECT_NAMES],
    [SUBJECTS, SUBJECT_SHORT_NAMES],
    [LEVELS, LEVEL_NAMES],
    [MAIL_KINDS, MAIL_KIND_NAMES],
    [QUOTE_SERVICES, QUOTE_SERVICE_NAMES],
  ];
  for (const [kinds, names] of named) {
    expect(Object.keys(names)).toEqual([...kinds]);
    expect(new Set(Object.values(names)).size).toBe(kinds.length);
  }
});

it('a chat begins with what is to be said, as its address wants it', () => {
  expect(chatLink('Hi & bye?')).toBe(
    `https://wa.me/${BRAND.phone.replace(/\D/g, '')}?text=Hi%20%26%20bye%3F`,
  );
});
