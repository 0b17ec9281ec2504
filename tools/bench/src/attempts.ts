import type { Attempt, StartAttemptBody } from '@prepward/contracts/attempts';
import { routeRequest } from '@prepward/contracts/route-request';
import type { Call } from './load.js';
import type { Stack } from './stack.js';
import { call, type Student } from './students.js';

/** A question set of 28, as students configure it. */
export const SET_OF_28 = { kind: 'practice', subject: 'science', count: 28 } as const;

export function start(stack: Stack, student: Student, body: StartAttemptBody): Promise<Attempt> {
  return call(stack, 'attempts.start', { body }, student.token);
}

/** One student who answers an attempt's questions in turn, each time with a newer sequence. */
export class Sitting {
  sequence = 0;
  private readonly choices: Attempt['items'];

  constructor(
    readonly attemptId: string,
    private readonly token: string,
    items: Attempt['items'],
  ) {
    this.choices = items.filter(({ type }) => type === 'multiple-choice');
  }

  /** Reports that its tab is still open. */
  presence(): Call {
    return {
      ...routeRequest('attempts.presence', {
        params: { id: this.attemptId },
        body: { clientId: 'bench' },
      }),
      token: this.token,
    };
  }

  /** The next save; always for a multiple-choice item, the most common type. */
  next(): Call {
    this.sequence += 1;
    const item = this.choices[this.sequence % this.choices.length];
    const option = item?.options?.[this.sequence % item.options.length];
    if (item === undefined || option === undefined) throw new Error('There is nothing to answer');
    return {
      ...routeRequest('attempts.save', {
        params: { id: this.attemptId, position: item.position },
        body: {
          clientId: 'bench',
          sequence: this.sequence,
          response: { type: 'multiple-choice', option: option.id },
        },
      }),
      token: this.token,
    };
  }
}

/** Checks that every acknowledged answer is committed: the table has each sitting's newest sequence. */
export async function checkKept(stack: Stack, sittings: readonly Sitting[]): Promise<void> {
  const { rows } = await stack.db.query<{ attempt_id: string; newest: number }>(
    'SELECT attempt_id, max(sequence) AS newest FROM attempt_answers GROUP BY attempt_id',
  );
  const newest = new Map(rows.map((row) => [row.attempt_id, row.newest]));
  const lost = sittings.filter(
    ({ attemptId, sequence }) => (newest.get(attemptId) ?? 0) !== sequence,
  );
  if (lost.length > 0) throw new Error(`${lost.length} students lost an acknowledged answer`);
}

/**
 * Gives each student an open attempt with the items of an existing one.
 *
 * @returns the ids, in the order of the students
 */
export async function copyAttempt(
  stack: Stack,
  attemptId: string,
  students: readonly Student[],
): Promise<string[]> {
  const { rows } = await stack.db.query<{ id: string }>(
    `WITH copies AS (
       SELECT gen_random_uuid() AS id, user_id, n
       FROM unnest($2::uuid[]) WITH ORDINALITY AS u(user_id, n)
     ), made AS (
       INSERT INTO attempts (id, user_id, kind, slot, subject, category, mode, time_factor,
         item_count, sections, opens_at, due_at)
       SELECT copies.id, copies.user_id, kind, slot, subject, category, mode, time_factor,
         item_count, sections, opens_at, due_at
       FROM copies, attempts a WHERE a.id = $1
     ), items AS (
       INSERT INTO attempt_items (attempt_id, position, section, item_id, item_version)
       SELECT copies.id, position, section, item_id, item_version
       FROM copies, attempt_items WHERE attempt_id = $1
     )
     SELECT id FROM copies ORDER BY n`,
    [attemptId, students.map(({ userId }) => userId)],
  );
  return rows.map(({ id }) => id);
}

/** Answers all items of these attempts, two out of three correctly. */
export async function answerAll(stack: Stack, attemptIds: readonly string[]): Promise<void> {
  await stack.db.query(
    `INSERT INTO attempt_answers (attempt_id, position, client_id, sequence, response,
       scored_response, elapsed_ms)
     SELECT i.attempt_id, i.position, 'bench', 1, response, response, 60000
     FROM attempt_items i
     JOIN item_versions v ON v.item_id = i.item_id AND v.version = i.item_version,
     LATERAL (SELECT v.sheet -> 'key' AS key, i.position % 3 > 0 AS is_right) k,
     LATERAL (SELECT CASE key ->> 'type'
       WHEN 'supply' THEN jsonb_build_object('type', 'supply',
         'text', CASE WHEN is_right THEN key ->> 'answer' ELSE '-' END)
       ELSE CASE WHEN is_right THEN key ELSE key || CASE key ->> 'type'
         WHEN 'multiple-choice' THEN '{"option": "none"}'
         WHEN 'hot-spot' THEN '{"region": "none"}'
         WHEN 'multiple-select' THEN '{"options": []}'
         ELSE '{"order": []}' END::jsonb END END AS response) r
     WHERE i.attempt_id = ANY($1::uuid[])`,
    [attemptIds],
  );
}
