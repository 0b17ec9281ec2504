import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { STORAGE_KEYS } from '@prepward/browser/storage-keys';
import type { Attempt, ItemResponse, StartAttemptBody } from '@prepward/contracts/attempts';
import { VERIFY_SIGN_UP } from '@prepward/testing/accounts';
import { call } from './call.js';
import { sql } from './database.js';
import { newAddress, PASSWORD } from './student.js';

export interface Student {
  id: string;
  email: string;
  token: string;
}

async function newSession(request: APIRequestContext, email: string, password: string) {
  const { status, body } = await call(request, null, 'auth.token', {
    query: { grant_type: 'password' },
    body: { email, password },
  });
  expect(status).toBe(200);
  return body;
}

/** A session for the test itself, separate from the browser's. */
export async function tokenOf(
  request: APIRequestContext,
  email: string,
  password = PASSWORD,
): Promise<{ token: string; id: string }> {
  const { access_token: token, user } = await newSession(request, email, password);
  return { token, id: user.id };
}

/** Makes a student with a verified address and no plan, and a session for the test itself. */
export async function makeStudent(request: APIRequestContext, name: string): Promise<Student> {
  const email = newAddress(name);
  const names = { first_name: 'Ann', last_name: 'Lee' };
  const body = { email, password: PASSWORD, data: names };
  await call(request, null, 'auth.signUp', { body });
  await sql(VERIFY_SIGN_UP, [email]);
  return { email, ...(await tokenOf(request, email)) };
}

/**
 * The same with a plan. It isn't a paid one, and lasts 10 years: the journeys about money move the clock
 * that all paid plans follow.
 */
export async function makeSubscriber(request: APIRequestContext, name: string): Promise<Student> {
  const student = await makeStudent(request, name);
  await sql(
    `INSERT INTO subscriptions (id, user_id, plan, ends_at)
     VALUES (gen_random_uuid(), $1, 'weekly', now() + interval '10 years')`,
    [student.id],
  );
  return student;
}

/**
 * Signs in without the form (`logIn`), which would load two pages: the browser keeps the session that the
 * form would leave. It opens no page of the product: the journey does that next.
 */
export async function enter(
  page: Page,
  { email, password = PASSWORD }: { email: string; password?: string },
): Promise<void> {
  const session = JSON.stringify(await newSession(page.request, email, password));
  // On a page without scripts, nothing notices that someone signs in.
  await page.goto('/robots.txt');
  await page.evaluate(([key, text]) => window.localStorage.setItem(key, text), [
    STORAGE_KEYS.session,
    session,
  ] as const);
}

/**
 * Flags `perType` items of each type for a student, different ones for each student; multiple-choice
 * items have a passage if possible. A practice of flagged items then has exactly these.
 */
export async function flagOfEachType(student: Student, perType: number): Promise<void> {
  await sql(
    `INSERT INTO student_items (user_id, item_id, flagged)
     SELECT $1::uuid, id, true FROM (
       SELECT id, row_number() OVER (PARTITION BY type ORDER BY passage DESC, md5(id || $1::uuid)) AS n
       FROM (
         SELECT DISTINCT ON (coalesce(v.source ->> 'family', i.model)) i.id, i.type,
           i.type = 'multiple-choice' AND v.passage_hash IS NOT NULL AS passage
         FROM items i JOIN item_versions v ON v.item_id = i.id AND v.version = i.version
         WHERE i.status = 'live'
         ORDER BY coalesce(v.source ->> 'family', i.model), md5(i.id || $1::uuid)
       ) families
     ) ranked WHERE n <= $2
     ON CONFLICT (user_id, item_id) DO UPDATE SET flagged = true`,
    [student.id, perType],
  );
}

/** Starts an attempt through the API. */
export async function start(
  request: APIRequestContext,
  student: Student,
  body: StartAttemptBody,
): Promise<Attempt> {
  const answer = await call(request, student, 'attempts.start', { body });
  expect(answer.status).toBe(201);
  return answer.body;
}

/** Starts a practice of `perType` items of each type. */
export async function startOfEachType(
  request: APIRequestContext,
  student: Student,
  perType: number,
  extra: Partial<StartAttemptBody> = {},
): Promise<Attempt> {
  await flagOfEachType(student, perType);
  const attempt = await start(request, student, {
    kind: 'practice',
    pool: 'flagged',
    count: 5 * perType,
    mode: 'exam',
    ...extra,
  });
  expect(attempt.items).toHaveLength(5 * perType);
  return attempt;
}

/** The attempt as it is now. */
export async function read(
  request: APIRequestContext,
  student: Student,
  attemptId: string,
): Promise<Attempt> {
  const params = { id: attemptId };
  return (await call(request, student, 'attempts.view', { params })).body;
}

/** The responses in the database, by position. */
export async function keptResponses(attemptId: string): Promise<Record<number, ItemResponse>> {
  const rows = await sql<{ position: number; response: ItemResponse }>(
    `SELECT position, response FROM attempt_answers
     WHERE attempt_id = $1 AND jsonb_typeof(response) = 'object'`,
    [attemptId],
  );
  return Object.fromEntries(rows.map(({ position, response }) => [position, response]));
}

/** Lets time pass for one attempt, by moving its timestamps back. */
export async function letPass(attemptId: string, seconds: number): Promise<void> {
  await sql(
    `UPDATE attempts SET started_at = started_at - $2 * interval '1 second',
       opens_at = opens_at - $2 * interval '1 second', due_at = due_at - $2 * interval '1 second',
       sections = (SELECT jsonb_agg(CASE WHEN s ->> 'opensAt' IS NULL THEN s ELSE s ||
         jsonb_build_object('opensAt', (s ->> 'opensAt')::timestamptz - $2 * interval '1 second')
         END ORDER BY n) FROM jsonb_array_elements(sections) WITH ORDINALITY AS e(s, n))
     WHERE id = $1`,
    [attemptId, seconds],
  );
}
