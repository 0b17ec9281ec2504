import { describe, expect, it } from '@jest/globals';
import { BEFORE, figuresStage, INSTANTS, LAST, LONG_AGO, NOON, TO, WINDOW } from './figures.js';

const stage = figuresStage();
const { user, attempt, payment, states } = stage;

const [FIRST_DAY, SECOND_DAY] = ['2026-06-10', '2026-06-11'];

/** Rows of a figure, by day. */
const byDay = <Row extends { day: string }>(found: readonly Row[]) =>
  found.toSorted((a, b) => (a.day < b.day ? -1 : 1));

describe('what happened on each day of a window', () => {
  it('counts accounts as they were made and as they were verified', async () => {
    for (const at of INSTANTS) {
      await user({ created: at });
      await user({ confirmed: at });
    }
    await user({ created: NOON, confirmed: NOON, visitor: true });
    await user({ confirmed: NOON });
    const { signUps, verified } = await stage.reports.daily(WINDOW);
    const day = (name: string, count: number) => ({ day: name, count });
    expect(byDay(signUps)).toEqual([day(FIRST_DAY, 2), day(SECOND_DAY, 1)]);
    expect(byDay(verified)).toEqual([day(FIRST_DAY, 3), day(SECOND_DAY, 1)]);
  });

  it('counts attempts as they began, and accounts once a day and once in all', async () => {
    const [ann, ben] = [await user(), await user()];
    for (const started of INSTANTS) await attempt(ann, { started, finished: LONG_AGO });
    await attempt(ben, { started: NOON });
    await attempt(await user({ visitor: true }), { started: NOON });
    await attempt(await user(), { started: BEFORE, finished: NOON });
    await attempt(await user(), { started: TO });
    expect(byDay((await stage.reports.daily(WINDOW)).attempts)).toEqual([
      { day: FIRST_DAY, attempts: 4, students: 2 },
      { day: SECOND_DAY, attempts: 1, students: 1 },
    ]);
    expect((await stage.reports.whole(WINDOW)).students).toBe(2);
  });

  it('counts mock exams as they ended, with the middle one of their scores', async () => {
    const ann = await user();
    for (const [i, finished] of INSTANTS.entries()) {
      await attempt(ann, { kind: 'mock', finished, score: [0, 50, 60, 90, 0][i] });
    }
    await attempt(ann, { kind: 'diagnostic', finished: NOON, score: 1 });
    await attempt(ann, { kind: 'mock', started: NOON });
    expect(byDay((await stage.reports.daily(WINDOW)).mocks)).toEqual([
      { day: FIRST_DAY, count: 2, median: 55 },
      { day: SECOND_DAY, count: 1, median: 90 },
    ]);
    expect((await stage.reports.whole(WINDOW)).mockMedian).toBe(60);
    const nothing = { from: new Date(LONG_AGO), to: new Date(LONG_AGO) };
    expect(await stage.reports.whole(nothing)).toEqual({ students: 0, mockMedian: null });
  });

  it('sums what was paid, by day and by what it was for, the most first', async () => {
    const ann = await user();
    for (const [i, paid] of INSTANTS.entries()) await payment(ann, paid, 10 ** i);
    await payment(ann, NOON, 1100, 'alpha');
    await payment(ann, LAST, 5000, null);
    // A zero invoice isn't a sale.
    await payment(ann, NOON, 0);
    await payment(ann, NOON, 0, 'monthly');
    expect(byDay((await stage.reports.daily(WINDOW)).revenue)).toEqual([
      { day: FIRST_DAY, cents: 1210 },
      { day: SECOND_DAY, cents: 6000 },
    ]);
    expect(await stage.reports.revenueByItem(WINDOW)).toEqual([
      { item: '', payments: 1, cents: 5000 },
      { item: 'weekly', payments: 3, cents: 1110 },
      { item: 'alpha', payments: 1, cents: 1100 },
    ]);
    await payment(ann, NOON, 10, 'alpha');
    const [, ...equal] = await stage.reports.revenueByItem(WINDOW);
    expect(equal.map(({ item }) => item)).toEqual(['alpha', 'weekly']);
  });

  it('sums refunds by their last state, unless it is that they failed', async () => {
    const ann = await user();
    const [one, two] = [await payment(ann, LONG_AGO, 9), await payment(ann, LONG_AGO, 9)];
    for (const [i, at] of INSTANTS.entries()) {
      await states('refunds', one, `re_${i}`, ['succeeded', at, 10 ** i]);
    }
    await states('refunds', one, 'again', ['pending', NOON, 20_000], ['succeeded', LAST, 20_000]);
    await states('refunds', one, 'failed', ['pending', NOON, 300_000], ['failed', NOON, 300_000]);
    await states('refunds', one, 'late', ['pending', NOON, 400_000], ['succeeded', TO, 400_000]);
    await states('refunds', one, 'twice', ['pending', NOON, 3_000]);
    // The same gateway id, but for another payment.
    await states('refunds', two, 'twice', ['failed', LAST, 50_000]);
    expect(byDay((await stage.reports.daily(WINDOW)).refunds)).toEqual([
      { day: FIRST_DAY, cents: 3_110 },
      { day: SECOND_DAY, cents: 21_000 },
    ]);
  });

  it('tells how long jobs took, how many failed for good, and what failed for visitors', async () => {
    await stage.rows.sql(`INSERT INTO outbox_events (id, name, payload, published_at)
      SELECT ('00000000-0000-4000-8000-00000000000' || n)::uuid, 'planted', '{}', now()
      FROM generate_series(0, 6) n`);
    const delivery = (n: number, done: string | null, failed: string | null, seconds: number) =>
      stage.rows.sql(
        `INSERT INTO outbox_deliveries (event_id, job, created_at, done_at, failed_at)
         VALUES (('00000000-0000-4000-8000-00000000000' || $1::text)::uuid, 'tests.planted',
           coalesce($2::timestamptz, $3) - make_interval(secs => $4), $2, $3)`,
        [n, done, failed, seconds],
      );
    for (const [i, at] of INSTANTS.entries()) await delivery(i, at, null, i);
    await stage.rows.sql(`UPDATE outbox_deliveries SET job = 'tests.first'`);
    for (const [i, at] of INSTANTS.entries()) await delivery(i, null, at, 9);
    for (const [i, at] of INSTANTS.entries()) {
      await stage.rows.sql(
        `INSERT INTO server_errors VALUES (($1::timestamptz AT TIME ZONE 'UTC')::date, $2)
         ON CONFLICT (day) DO UPDATE SET errors = server_errors.errors + excluded.errors`,
        [at, 10 ** i],
      );
    }
    const { jobs, deadJobs, serverErrors } = await stage.reports.daily(WINDOW);
    expect(byDay(jobs)).toEqual([
      { day: FIRST_DAY, p95_ms: expect.closeTo(1_950, 3) },
      { day: SECOND_DAY, p95_ms: expect.closeTo(3_000, 3) },
    ]);
    expect(byDay(deadJobs)).toEqual([
      { day: FIRST_DAY, count: 2 },
      { day: SECOND_DAY, count: 1 },
    ]);
    expect(byDay(serverErrors)).toEqual([
      { day: FIRST_DAY, count: 110 },
      { day: SECOND_DAY, count: 1_000 },
    ]);
  });
});
