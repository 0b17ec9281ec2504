// The limit to compare with: Fastify and pg with the product's SQL, and nothing else. Runs as a process.
import { readFileSync } from 'node:fs';
import { addressOf } from '@prepward/contracts/route-addresses';
import fastify, { type FastifyRequest } from 'fastify';
import { decodeJwt, importJWK, type JWK, type JWTPayload, jwtVerify } from 'jose';
import pg from 'pg';
import {
  ANSWERS,
  ATTEMPT,
  ATTEMPT_ITEMS,
  CORRECTIONS,
  HISTORY,
  ITEM_VERSIONS,
  PROFILE,
  REVIEWS_DUE,
  SAVE,
  SESSION,
  SESSION_SINCE,
  SUBSCRIPTION,
} from './statements.js';

const { BARE_PORT, BARE_VERIFY, DATABASE_URL, KEY_FILE = '' } = process.env;
/** libs/modules/quizzes/quizzes.limits.ts */
const SAVE_GRACE_MS = 2_000;
/** libs/contracts/src/attempts.ts: a page of the history. */
const PAGE = 20;

interface SaveRequest {
  Params: { id: string; position: string };
  Body: { clientId: string; sequence: number; response: { option: string } };
}

const app = fastify();
// As many connections as the product's pool.
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20, keepAlive: true });

const [jwk]: JWK[] = JSON.parse(readFileSync(KEY_FILE, 'utf8'));
const { d: _private, ...publicJwk } = jwk ?? {};
const key = await importJWK(publicJwk, 'ES256');

async function claimsOf(token: string): Promise<JWTPayload> {
  if (BARE_VERIFY !== 'true') return decodeJwt(token);
  const options = { algorithms: ['ES256'], audience: 'authenticated' };
  return (await jwtVerify(token, key, options)).payload;
}

/** The caller, according to the session check. */
async function userOf(request: FastifyRequest): Promise<string> {
  const { sub = '', session_id } = await claimsOf(request.headers.authorization?.slice(7) ?? '');
  const { rows } = await pool.query(SESSION, [session_id, sub, ...SESSION_SINCE]);
  if (rows[0]?.banned !== false) throw new Error('No session');
  return sub;
}

/** Attempt, items and answers: the same response as the product's, put together without checks. */
async function readAttempt(id: string, userId: string) {
  const [attempt] = (await pool.query(ATTEMPT, [id])).rows;
  if (attempt?.user_id !== userId) throw new Error('No such attempt');
  const { rows } = await pool.query(ATTEMPT_ITEMS, [id, userId]);
  const { rows: items } = await pool.query(ITEM_VERSIONS, [
    rows.map((row) => row.item_id),
    rows.map((row) => row.item_version),
  ]);
  const isFinished = attempt.state === 'finished';
  const corrections = isFinished ? (await pool.query(CORRECTIONS, [id])).rows : [];
  const passages = new Map(items.map(({ passage }) => [passage?.id, passage]));
  passages.delete(undefined);
  const answers: Record<number, object> = {};
  for (const { position, sequence, response, flagged } of rows) {
    if (sequence !== null) answers[position] = { sequence, response, flagged };
  }
  return {
    id,
    kind: attempt.kind,
    mode: attempt.mode,
    state: attempt.state,
    startedAt: attempt.started_at,
    serverTime: attempt.now,
    sections: attempt.sections,
    items: items.map(({ itemId, version, view }, i) => ({
      position: rows[i].position,
      section: rows[i].section,
      itemId,
      version,
      ...view,
    })),
    passages: [...passages.values()],
    answers,
    ...(isFinished
      ? { result: { ...attempt.score, corrections, review: reviewOf(rows, items) } }
      : {}),
  };
}

function reviewOf(rows: pg.QueryResultRow[], items: pg.QueryResultRow[]) {
  return items.map(({ itemId, objective, sheet }, i) => ({
    position: rows[i]?.position,
    itemId,
    objective,
    response: rows[i]?.scored_response,
    inReview: rows[i]?.in_review,
    ...sheet,
  }));
}

app.get('/ready', () => ({ ready: true }));

app.post(addressOf('account.checkSubscription').path, async (request) => {
  const { rows } = await pool.query(SUBSCRIPTION, [await userOf(request)]);
  return {
    subscribed: rows[0] !== undefined,
    product_id: rows[0]?.plan ?? null,
    subscription_end: rows[0]?.ends_at?.toISOString() ?? null,
  };
});

app.put<SaveRequest>(addressOf('attempts.save').path, async (request) => {
  const user = await userOf(request);
  const { id } = request.params;
  const position = Number(request.params.position);
  const { clientId, sequence, response } = request.body;
  const { rows } = await pool.query(SAVE, [
    ...[id, user, position, clientId, sequence, JSON.stringify(response)],
    ...[null, null, null, '', false, [response.option], SAVE_GRACE_MS],
  ]);
  const { stored, flagged, now, ...kept } = rows[0];
  return {
    position,
    sequence: kept.sequence,
    stored,
    response: kept.response,
    flagged,
    serverTime: now.toISOString(),
    ...(kept.remaining_ms === null ? {} : { remainingMs: kept.remaining_ms }),
    ...(kept.sheet === null ? {} : { feedback: kept.sheet }),
  };
});

app.get<{ Params: { id: string } }>(addressOf('attempts.view').path, async (request) =>
  readAttempt(request.params.id, await userOf(request)),
);

app.post<{ Params: { id: string } }>(addressOf('attempts.finish').path, async (request) => {
  const user = await userOf(request);
  await pool.query('SELECT bench_finish($1, $2)', [request.params.id, user]);
  return readAttempt(request.params.id, user);
});

app.get(addressOf('attempts.list').path, async (request) => {
  const user = await userOf(request);
  const { rows } = await pool.query(HISTORY, [user, PAGE + 1, null, null, null, null, null]);
  return {
    items: rows.slice(0, PAGE).map(({ id, kind, mode, state, score, ...row }) => ({
      ...{ id, kind, mode, state, startedAt: row.started_at, finishedAt: row.finished_at },
      ...{ items: row.item_count, answered: row.answered, elapsedMs: row.elapsed_ms },
      ...{ right: score?.right, score: score?.score },
    })),
    nextCursor: rows.length > PAGE ? rows[PAGE - 1]?.started_text : null,
  };
});

/** Counts the answers by subject, and computes nothing else from them. */
app.get(addressOf('progress.now').path, async (request) => {
  const user = await userOf(request);
  const [answers, goal, due, standing] = await Promise.all(
    [ANSWERS, PROFILE, REVIEWS_DUE, SUBSCRIPTION].map((sql) => pool.query(sql, [user])),
  );
  const tally: Record<string, { answers: number; right: number }> = {};
  for (const { subject, correct } of answers?.rows ?? []) {
    tally[subject] ??= { answers: 0, right: 0 };
    tally[subject].answers += 1;
    tally[subject].right += correct === true ? 1 : 0;
  }
  return {
    predictionLocked: standing?.rows[0]?.active !== true,
    subjects: Object.entries(tally).map(([subject, counts]) => ({ subject, ...counts })),
    reviewsDue: due?.rows[0]?.due,
    examDate: goal?.rows[0]?.exam_date ?? null,
  };
});

process.once('SIGTERM', () => {
  void app.close().then(() => pool.end());
});
await app.listen({ host: '127.0.0.1', port: Number(BARE_PORT) });
