import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import { DAY_MS } from '@prepward/contracts/durations';
import { BREAK, EXAM } from '@prepward/contracts/exam';
import { PLANS, planOf } from '@prepward/contracts/plans';
import type { Progress, ProgressHistory } from '@prepward/contracts/progress';
import { SUBJECTS } from '@prepward/contracts/subjects';
import { ROOT } from '@prepward/testing/root';
import { DEMO_STUDENTS } from '../src/cli/seed/students.js';
import { TestApi, type TestSession } from './harness.js';

const PASSWORD = 'orchid ladder 42';
const WANTED = ['admin@demo.test', 'maya@demo.test', 'ethan@demo.test', 'vera@demo.test'];
/** Counts of everything that a seed leaves behind. */
const LEFT = `SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM attempts) AS attempts,
  (SELECT count(*) FROM attempt_answers) AS answers, (SELECT count(*) FROM subscriptions) AS plans,
  (SELECT count(*) FROM outbox_events
   WHERE name NOT IN ('bank.loaded', 'sign-in.new-device')) AS events,
  (SELECT count(*) FROM pg_namespace WHERE nspname LIKE 'seed%') AS stages`;

let api: TestApi;
let maya: TestSession;
let first: { code: number; text: string };

async function seed(args: string[]) {
  const settings = { DATABASE_URL: api.databaseUrl, DATABASE_OWNER_URL: api.ownerUrl };
  const options = { cwd: ROOT, env: { ...process.env, ...settings } };
  const command = ['api/dist/cli.js', 'seed', ...args];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, command, options);
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, text: stderr };
  }
}

beforeAll(async () => {
  api = await TestApi.start();
  first = await seed(WANTED);
  if (first.code !== 0) throw new Error(`The seed failed: ${first.text}`);
  maya = await api.signIn('maya@demo.test', PASSWORD);
}, 180_000);
afterAll(() => api.stop());

async function get<T>(who: TestSession, route: string): Promise<T> {
  const { status, body } = await api.call('GET', route, { token: who.access });
  expect(status).toBe(200);
  return body;
}
const progressOf = (who: TestSession) =>
  get<Progress>(who, '/api/v1/progress?timeZone=America/Chicago');
const attemptsOf = async (who: TestSession) =>
  (await get<{ items: AttemptSummary[] }>(who, '/api/v1/attempts?limit=100')).items;
const minutes = ({ startedAt, finishedAt }: AttemptSummary) =>
  (Date.parse(finishedAt ?? '') - Date.parse(startedAt)) / 60_000;

describe('a seeded subscriber', () => {
  it('is printed with the password', () => {
    expect(first).toEqual({ code: 0, text: expect.stringContaining(`password "${PASSWORD}"`) });
    for (const email of WANTED) expect(first.text).toContain(email);
  });

  it('has twelve weeks of attempts of many kinds, none of them in the future', async () => {
    const attempts = await attemptsOf(maya);
    const kinds = new Set(attempts.map(({ kind }) => kind));
    expect(kinds).toEqual(
      new Set(['practice', 'category', 'mixed', 'review', 'mock', 'diagnostic']),
    );
    const days = attempts.map(({ startedAt }) => (Date.now() - Date.parse(startedAt)) / DAY_MS);
    expect(Math.max(...days)).toBeGreaterThan(82);
    expect(Math.max(...days)).toBeLessThan(85);
    const [latest] = await api.sql<{ ahead: boolean }>(
      'SELECT max(saved_at) > now() AS ahead FROM attempt_answers',
    );
    expect(latest?.ahead).toBe(false);
    expect(attempts.filter(({ state }) => state === 'open').map(({ kind }) => kind)).toEqual([
      'practice',
    ]);
  });

  it('sat each mock exam within its own time', async () => {
    const mocks = (await attemptsOf(maya)).filter(({ kind }) => kind === 'mock');
    expect(mocks).toHaveLength(3);
    for (const mock of mocks) {
      expect(minutes(mock)).toBeGreaterThan(EXAM.minutes / 2);
      expect(minutes(mock)).toBeLessThanOrEqual(EXAM.minutes + BREAK.minutes);
      expect(mock.score).toBeGreaterThan(30);
    }
  });

  it('has a prediction, a plan for today and a practice left open', async () => {
    const progress = await progressOf(maya);
    expect(progress).toMatchObject({ predictionLocked: false, missing: [], targetScore: 80 });
    expect(progress.prediction?.total).toBeGreaterThan(50);
    expect(progress.plan[0]).toMatchObject({ kind: 'review' });
    expect(progress.streak.current).toBeGreaterThan(0);
    expect(progress.daysLeft).toBeGreaterThanOrEqual(23);
    for (const { answers, right } of progress.subjects) {
      expect(answers).toBeGreaterThan(80);
      expect(right / answers).toBeGreaterThan(0.3);
      expect(right / answers).toBeLessThan(0.95);
    }
  });

  it('improved, and its history shows the weeks', async () => {
    const { weeks, predictions, calendar } = await get<ProgressHistory>(
      maya,
      '/api/v1/progress/history?timeZone=America/Chicago',
    );
    expect(weeks.length).toBeGreaterThanOrEqual(12);
    expect(predictions.length).toBeGreaterThan(10);
    const totals = predictions.map(({ total }) => total);
    expect(totals.at(-1)).toBeGreaterThan((totals[0] ?? 100) + 3);
    expect(calendar.filter(({ answers }) => answers > 0).length).toBeGreaterThan(25);
  });

  it('took time over answers, flagged some and wrote notes', async () => {
    const [row] = await api.sql<Record<string, string>>(
      `SELECT count(*) FILTER (WHERE flagged) AS flagged, count(note) AS noted,
              count(*) FILTER (WHERE elapsed_ms > 120000) AS slow,
              count(*) FILTER (WHERE elapsed_ms < 30000) AS fast
       FROM attempt_answers x JOIN attempts a ON a.id = x.attempt_id WHERE a.user_id = $1`,
      [maya.userId],
    );
    for (const count of Object.values(row ?? {})) expect(Number(count)).toBeGreaterThan(0);
  });
});

describe('other seeded students', () => {
  it('keep what they did as a visitor', async () => {
    const vera = await api.signIn('vera@demo.test', PASSWORD);
    const attempts = await attemptsOf(vera);
    const [user] = await api.sql<{ created_at: Date }>(
      'SELECT created_at FROM users WHERE id = $1',
      [vera.userId],
    );
    const earlier = attempts.filter(
      ({ startedAt }) => Date.parse(startedAt) < (user?.created_at.getTime() ?? 0),
    );
    expect(earlier.map(({ kind }) => kind).sort()).toEqual([
      'free-practice',
      'free-practice',
      'quiz',
    ]);
    expect((await progressOf(vera)).predictionLocked).toBe(true);
  });

  it('lose the prediction with their plan, and keep their history', async () => {
    const ethan = await api.signIn('ethan@demo.test', PASSWORD);
    const { body } = await api.call('POST', '/functions/v1/check-subscription', {
      token: ethan.access,
    });
    expect(body.subscribed).toBe(false);
    const { predictionLocked, subjects } = await progressOf(ethan);
    expect(predictionLocked).toBe(true);
    expect(subjects.map(({ subject }) => subject)).toEqual([...SUBJECTS]);
    expect(subjects.every(({ answers }) => answers > 20)).toBe(true);
  });
});

it('a seeded admin has the role', async () => {
  const admin = await api.signIn('admin@demo.test', PASSWORD);
  expect(await get(admin, '/api/v1/me')).toMatchObject({ isAdmin: true });
});

it('there is a subscriber of each plan on sale', () => {
  const running = DEMO_STUDENTS.flatMap(({ plans }) =>
    plans.filter(({ plan, daysAgo }) => daysAgo < (planOf(plan)?.days ?? 0)),
  );
  expect(running.map(({ plan }) => plan).sort()).toEqual(PLANS.map(({ id }) => id).sort());
});

describe('the seed', () => {
  it('leaves no event and no stage, and changes nothing a second time', async () => {
    const [before] = await api.sql(LEFT);
    expect(before).toMatchObject({ events: '0', stages: '0' });
    const again = await seed(WANTED);
    expect(again.code).toBe(0);
    expect(again.text.match(/already existed, left as is/g)).toHaveLength(WANTED.length);
    expect(await api.sql(LEFT)).toEqual([before]);
  });
});
