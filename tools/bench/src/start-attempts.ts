import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { routeRequest } from '@prepward/contracts/route-request';
import pg from 'pg';
import { percentile } from './figures.js';
import { sendAtOnce } from './load.js';
import type { Stack } from './stack.js';
import {
  ATTEMPT,
  ATTEMPT_ITEMS,
  ITEM_VERSIONS,
  SEEN,
  SESSION,
  SESSION_SINCE,
  START,
  STARTED,
} from './statements.js';
import { makeStudents, type Student } from './students.js';

const AT_ONCE = 1_000;
const ROUNDS = 3;
/** As many rounds as it takes until the code is compiled. */
const WARM_UP_ROUNDS = 3;
/** The product's total time, as a multiple of the bare SQL's. */
const TARGET = 2;
const SUBJECT = 'math';
const ITEMS = 5;

interface Item {
  id: string;
  version: number;
}

/** The statements of one start, one after the other, as the product sends them. */
async function startBySql(pool: pg.Pool, student: Student, items: readonly Item[]): Promise<void> {
  const id = randomUUID();
  const { userId, sessionId } = student;
  await pool.query(SESSION, [sessionId, userId, ...SESSION_SINCE]);
  await pool.query(STARTED, [userId, 'free-practice', SUBJECT, null]);
  await pool.query(SEEN, [userId, [SUBJECT]]);
  const from = Math.floor(Math.random() * (items.length - ITEMS));
  const chosen = items.slice(from, from + ITEMS);
  const sections = JSON.stringify([{ subject: SUBJECT, items: ITEMS, limitMs: null }]);
  await pool.query(START, [
    ...[id, userId, 'free-practice', SUBJECT, SUBJECT, SUBJECT, null, 'tutor', 'none', null],
    ...[sections, chosen.map((item) => item.id), chosen.map((item) => item.version)],
    chosen.map(() => 1),
  ]);
  await pool.query(ATTEMPT, [id]);
  const { rows } = await pool.query(ATTEMPT_ITEMS, [id, userId]);
  if (rows.length !== ITEMS) throw new Error('The start by SQL made no attempt');
  await pool.query(ITEM_VERSIONS, [
    rows.map((row) => row.item_id),
    rows.map((row) => row.item_version),
  ]);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

function report(api: readonly number[], sql: readonly number[], errors: readonly string[]): void {
  const [ours, limit] = [percentile(api, 0.5), percentile(sql, 0.5)];
  const rounds = (times: readonly number[]) => times.map((ms) => ms.toFixed(0)).join(', ');
  const ratio = ours / limit;
  console.log(`${AT_ONCE} starts at once, time for all, ms: median (rounds)`);
  console.log(
    `  API                      ${ours.toFixed(0)}  (${rounds(api)}); ${errors.length} errors`,
  );
  console.log(`  same SQL, 20 connections ${limit.toFixed(0)}  (${rounds(sql)})`);
  for (const error of new Set(errors.slice(0, 3))) console.log(`    ${error}`);
  const met = ratio <= TARGET && errors.length === 0;
  console.log(
    `    API is ${ratio.toFixed(2)}x of it: ${met ? 'meets' : 'misses'} ${TARGET} and 0 errors`,
  );
}

/** Time for 1,000 students who all start at the same moment, compared with its bare SQL. */
export async function startAttempts(stack: Stack): Promise<void> {
  const pool = new pg.Pool({ connectionString: stack.databaseUrl, max: 20 });
  stack.onStop(() => pool.end());
  const { rows: items } = await pool.query<Item>(
    `SELECT id, version FROM items WHERE subject = $1 AND status = 'live'`,
    [SUBJECT],
  );
  const [api, sql]: [number[], number[]] = [[], []];
  const errors: string[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const ours = await makeStudents(stack, AT_ONCE);
    const theirs = await makeStudents(stack, AT_ONCE);
    const body = { kind: 'free-practice', subject: SUBJECT } as const;
    const calls = ours.map(({ token }) => ({ ...routeRequest('attempts.start', { body }), token }));
    api.push(
      await timeOf(async () => {
        errors.push(...(await sendAtOnce(stack.apiUrl, calls)));
      }),
    );
    sql.push(
      await timeOf(() => Promise.all(theirs.map((student) => startBySql(pool, student, items)))),
    );
  }
  report(api.slice(WARM_UP_ROUNDS), sql.slice(WARM_UP_ROUNDS), errors);
}
