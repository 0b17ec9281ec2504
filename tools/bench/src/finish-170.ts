import { performance } from 'node:perf_hooks';
import { answerAll, copyAttempt, start } from './attempts.js';
import { startBare } from './bare.js';
import { percentile } from './figures.js';
import { makeScoringFunction } from './scoring-function.js';
import { BARE_PORT, type Stack } from './stack.js';
import { call, makeStudents, type Student } from './students.js';

const WARM_UP = 20;
const FINISHES = 90;
/** The product's p95, as a multiple of one SQL function's. */
const TARGET = 2;

interface Mock {
  id: string;
  student: Student;
}

async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const before = performance.now();
  const value = await work();
  return [performance.now() - before, value];
}

/** Mock exams with the same items and the same answers, one for each student. */
async function makeMocks(stack: Stack, count: number): Promise<Mock[]> {
  const students = await makeStudents(stack, count + 1);
  const [first, ...others] = students;
  if (first === undefined) throw new Error('There are no students');
  const { id } = await start(stack, first, { kind: 'mock' });
  const ids = await copyAttempt(stack, id, others);
  await answerAll(stack, [id, ...ids]);
  await finish(stack.apiUrl, { id, student: first });
  await makeScoringFunction(stack);
  return others.flatMap((student, i) => ids.slice(i, i + 1).map((own) => ({ id: own, student })));
}

async function finish(url: string, { id, student }: Mock): Promise<void> {
  const input = { params: { id } };
  const { result } = await call({ apiUrl: url }, 'attempts.finish', input, student.token);
  if (result?.review.length !== 170) throw new Error('The result has not 170 items');
}

/** Both ways must come to the same score, marks and review cards. */
async function checkSame(stack: Stack, ours: Mock, theirs: Mock): Promise<void> {
  const { rows } = await stack.db.query<{ same: boolean }>(
    `SELECT count(DISTINCT (score, marks, known)) = 1 AS same FROM (
       SELECT a.score,
         (SELECT jsonb_agg(correct ORDER BY position) FROM attempt_answers x
          WHERE x.attempt_id = a.id) AS marks,
         (SELECT jsonb_agg(jsonb_build_array(item_id, seen, last_correct,
            card - '{due,last_review}'::text[]) ORDER BY item_id)
          FROM student_items s WHERE s.user_id = a.user_id) AS known
       FROM attempts a WHERE a.id IN ($1, $2)) scored`,
    [ours.id, theirs.id],
  );
  if (rows[0]?.same !== true) throw new Error('The SQL function scores otherwise than the API');
}

/** How many statements one finish and its response take. */
async function statementsOf(stack: Stack, work: () => Promise<unknown>): Promise<number> {
  const count = async () => {
    const { rows } = await stack.db.query<{ calls: number }>(
      `SELECT sum(calls)::int AS calls FROM pg_stat_statements
       WHERE query NOT LIKE '%pg_stat_statements%'`,
    );
    return rows[0]?.calls ?? Number.NaN;
  };
  const before = await count();
  await work();
  return (await count()) - before;
}

async function countStatements(stack: Stack, mock: Mock): Promise<[number, number]> {
  const body = { kind: 'free-practice', subject: 'english' } as const;
  const { id } = await start(stack, mock.student, body);
  const few = await statementsOf(stack, () =>
    call(stack, 'attempts.finish', { params: { id } }, mock.student.token),
  );
  const many = await statementsOf(stack, () => finish(stack.apiUrl, mock));
  return [few, many];
}

/** p95 of finishing a mock exam of 170 items and returning its result; number of statements. */
export async function finish170(stack: Stack): Promise<void> {
  await stack.db.query('CREATE EXTENSION pg_stat_statements');
  const bare = await startBare(stack, true, BARE_PORT);
  const runs = WARM_UP + FINISHES;
  const mocks = await makeMocks(stack, 3 * runs + 1);
  const times: { api: number; bare: number; alone: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const [ours, theirs, third] = mocks.slice(3 * run, 3 * run + 3);
    if (ours === undefined || theirs === undefined || third === undefined) break;
    const [api] = await timed(() => finish(stack.apiUrl, ours));
    const [limit] = await timed(() => finish(bare.url, theirs));
    const [alone] = await timed(() =>
      stack.db.query('SELECT bench_finish($1, $2)', [third.id, third.student.userId]),
    );
    await checkSame(stack, ours, theirs);
    if (run >= WARM_UP) times.push({ api, bare: limit, alone });
  }
  const last = mocks.at(-1);
  if (last === undefined) throw new Error('No mock exam is left');
  report(times, await countStatements(stack, last));
}

function report(
  times: readonly { api: number; bare: number; alone: number }[],
  [few, many]: readonly [number, number],
): void {
  const line = (name: string, values: readonly number[]) => {
    const [p50, p95] = [0.5, 0.95].map((p) => percentile(values, p).toFixed(1));
    console.log(`  ${name.padEnd(56)} p50 ${p50}, p95 ${p95}`);
  };
  const [api, bare] = [times.map((t) => t.api), times.map((t) => t.bare)];
  console.log(`Finishing and scoring 170 items, ${times.length} times, ms`);
  line('API, with its result of 170 items', api);
  line('bare: session, one SQL function, the same reading', bare);
  line(
    'the SQL function alone',
    times.map((t) => t.alone),
  );
  const ratio = percentile(api, 0.95) / percentile(bare, 0.95);
  console.log(
    `    p95 of the API is ${ratio.toFixed(2)}x of the bare server's: ` +
      `${ratio <= TARGET ? 'meets' : 'misses'} ${TARGET}`,
  );
  console.log(
    `    Statements of a finish and its answer: ${many} for 170 items, ${few} for 5: ` +
      `${many === few ? 'meets' : 'misses'} "do not grow"`,
  );
}
