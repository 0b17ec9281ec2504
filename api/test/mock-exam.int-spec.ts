import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BETWEEN_SECTIONS } from '@prepward/contracts/attempt-rules';
import type { Attempt, AttemptItem } from '@prepward/contracts/attempts';
import { BLUEPRINT } from '@prepward/contracts/exam';
import * as answers from './answers.js';
import { type Answer, TestApi, type TestSession } from './harness.js';

let api: TestApi;
let number = 0;
beforeAll(async () => {
  api = await TestApi.start({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => api.stop());

async function mock(extra: object = {}): Promise<{ who: TestSession; exam: Attempt }> {
  const who = await api.subscriber(`mock${number++}@example.org`);
  const answer = await api.start(who, { kind: 'mock', ...extra });
  expect(answer.status).toBe(201);
  return { who, exam: answer.body };
}

const post = (who: TestSession, exam: Attempt, path: string): Promise<Answer> =>
  api.call('POST', `/api/v1/attempts/${exam.id}/${path}`, { token: who.access });
const read = async (who: TestSession, exam: Attempt): Promise<Attempt> =>
  (await api.call('GET', `/api/v1/attempts/${exam.id}`, { token: who.access })).body;
/** Begins a section that is waiting, and closes it. */
async function close(who: TestSession, exam: Attempt, n: number): Promise<Answer> {
  await post(who, exam, `sections/${n}/start`);
  return post(who, exam, `sections/${n}/finish`);
}
/** The items of a section, from the database: the API doesn't show those of one that hasn't begun. */
async function inSection(exam: Attempt, n: number): Promise<AttemptItem[]> {
  return api.sql<AttemptItem>(
    `SELECT i.position, i.section, i.item_id AS "itemId", i.item_version AS version,
            v.view ->> 'type' AS type, v.view -> 'options' AS options, v.view -> 'regions' AS regions
     FROM attempt_items i
     JOIN item_versions v ON v.item_id = i.item_id AND v.version = i.item_version
     WHERE i.attempt_id = $1 AND i.section = $2 ORDER BY i.position`,
    [exam.id, n],
  );
}
const allItems = async (exam: Attempt) =>
  (await Promise.all([1, 2, 3, 4].map((n) => inSection(exam, n)))).flat();
const states = (exam: Attempt) => exam.sections.map(({ state }) => state);
const saveFirst = async (who: TestSession, exam: Attempt, section: number, sequence = 1) => {
  const [item] = await inSection(exam, section);
  if (item === undefined) throw new Error('an empty section');
  const response = await answers.keyOf(api, item);
  return answers.save(api, who, exam, item.position, { sequence, response });
};

/** Lets time pass for one attempt: its instants move back. */
async function pass(exam: Attempt, minutes: number): Promise<void> {
  await api.sql(
    `UPDATE attempts SET started_at = started_at - $2 * interval '1 minute',
       opens_at = opens_at - $2 * interval '1 minute', due_at = due_at - $2 * interval '1 minute',
       sections = (SELECT jsonb_agg(CASE WHEN s ->> 'opensAt' IS NULL THEN s ELSE s ||
         jsonb_build_object('opensAt', (s ->> 'opensAt')::timestamptz - $2 * interval '1 minute')
         END ORDER BY n) FROM jsonb_array_elements(sections) WITH ORDINALITY AS e(s, n))
     WHERE id = $1`,
    [exam.id, minutes],
  );
}

describe('a mock exam', () => {
  it('follows the blueprint: items, areas, types and minutes', async () => {
    const { exam } = await mock();
    expect(exam).toMatchObject({ mode: 'exam', time: 1, state: 'open' });
    expect(
      exam.sections.map(({ subject, items, limitMs }) => [subject, items, (limitMs ?? 0) / 60_000]),
    ).toEqual([
      ['reading', 45, 55],
      ['math', 38, 57],
      ['science', 50, 60],
      ['english', 37, 37],
    ]);
    const items = await allItems(exam);
    expect(items).toHaveLength(170);
    expect(new Set(items.map(({ itemId }) => itemId)).size).toBe(170);
    const rows = await api.sql<{ area: string; count: number }>(
      'SELECT area, count(*)::int AS count FROM items WHERE id = ANY($1) GROUP BY area',
      [items.map(({ itemId }) => itemId)],
    );
    for (const { area: slug, scoredItems } of BLUEPRINT.flatMap(({ areas }) => areas)) {
      const count = rows.find(({ area }) => area === slug)?.count ?? 0;
      expect([slug, count >= scoredItems && count <= scoredItems + 3]).toEqual([slug, true]);
    }
    const alternate = items.filter(({ type }) => type !== 'multiple-choice').length;
    expect(alternate).toBe(34);
  });

  it('says neither keys nor reasons until it is finished', async () => {
    const { who, exam } = await mock();
    await saveFirst(who, exam, 1);
    const withheld = ['"key"', 'rationale', 'misconception', 'commonErrors', '"correct"'];
    const open = [
      await api.call('GET', `/api/v1/attempts/${exam.id}`, { token: who.access }),
      await saveFirst(who, exam, 1, 2),
      await post(who, exam, 'sections/1/finish'),
      await api.call('GET', '/api/v1/attempts', { token: who.access }),
    ];
    for (const { status, text } of open) {
      expect([status, withheld.filter((word) => text.includes(word))]).toEqual([200, []]);
    }
    const finished = await post(who, exam, 'finish');
    expect(withheld.filter((word) => finished.text.includes(word))).toEqual(withheld);
  });

  it('shows the items of a section when it begins, and no passage or item before', async () => {
    const { who, exam } = await mock();
    const sections = await Promise.all([1, 2, 3, 4].map((n) => inSection(exam, n)));
    const ids = sections.map((items) => items.map(({ itemId }) => itemId));
    const shown = async () => {
      const { text, body } = await api.call('GET', `/api/v1/attempts/${exam.id}`, {
        token: who.access,
      });
      const { items, passages, answers: given } = body as Attempt;
      expect(items.map(({ position }) => position)).toEqual(items.map((_, i) => i + 1));
      const asked = new Set(items.flatMap(({ passageId }) => passageId ?? []));
      expect(new Set(passages.map(({ id }) => id))).toEqual(asked);
      expect(Object.keys(given)).toEqual([]);
      const later = ids.slice(new Set(items.map(({ section }) => section)).size).flat();
      expect(later.filter((id) => text.includes(`"${id}"`))).toEqual([]);
      return items.map(({ itemId }) => itemId);
    };
    expect(await shown()).toEqual(ids[0]);
    expect(exam.items.map(({ itemId }) => itemId)).toEqual(ids[0]);
    expect(exam.sections.map(({ items }) => items)).toEqual([45, 38, 50, 37]);
    await post(who, exam, 'sections/1/finish');
    // It's math's turn, but math has not begun.
    expect(await shown()).toEqual(ids[0]);
    const math: Attempt = (await post(who, exam, 'sections/2/start')).body;
    expect(math.items.map(({ itemId }) => itemId)).toEqual(ids.slice(0, 2).flat());
    await post(who, exam, 'sections/2/finish');
    expect(await shown()).toEqual(ids.slice(0, 2).flat());
    await pass(exam, 11);
    expect(await shown()).toEqual(ids.slice(0, 3).flat());
    await post(who, exam, 'finish');
    expect(await shown()).toEqual(ids.flat());
  });

  it('keeps a closed section closed, and the next ones shut', async () => {
    const { who, exam } = await mock();
    expect((await saveFirst(who, exam, 1)).status).toBe(200);
    const pending = { status: 409, body: { code: 'ATTEMPT_SECTION_PENDING' } };
    expect(await saveFirst(who, exam, 2)).toMatchObject(pending);
    expect(await post(who, exam, 'sections/2/finish')).toMatchObject(pending);
    const after = await post(who, exam, 'sections/1/finish');
    expect(states(after.body)).toEqual(['closed', 'pending', 'pending', 'pending']);
    expect(states((await post(who, exam, 'sections/1/finish')).body)).toEqual(states(after.body));
    expect(await post(who, exam, 'sections/3/start')).toMatchObject(pending);
    const closed = { status: 409, body: { code: 'ATTEMPT_SECTION_CLOSED' } };
    expect(await saveFirst(who, exam, 1, 2)).toMatchObject(closed);
    expect((await saveFirst(who, exam, 2)).status).toBe(200);
  });

  it('acknowledges a repeated save of a closed section with what is kept', async () => {
    const { who, exam } = await mock();
    const first = await saveFirst(who, exam, 1, 3);
    await post(who, exam, 'sections/1/finish');
    const again = await saveFirst(who, exam, 1, 3);
    expect([again.status, again.body.stored, again.body.response]).toEqual([
      200,
      false,
      first.body.response,
    ]);
  });

  it('starts the clock of a section when the student begins it', async () => {
    const { who, exam } = await mock();
    const paused: Attempt = (await post(who, exam, 'sections/1/finish')).body;
    expect(paused.break?.beforeSection).toBe(2);
    expect(paused.break?.remainingMs).toBeGreaterThan((BETWEEN_SECTIONS.minutes - 1) * 60_000);
    expect([paused.deadline, paused.remainingMs]).toEqual([undefined, undefined]);
    await pass(exam, 3);
    const begun: Attempt = (await post(who, exam, 'sections/2/start')).body;
    expect([states(begun), begun.break]).toEqual([
      ['closed', 'open', 'pending', 'pending'],
      undefined,
    ]);
    expect(begun.remainingMs).toBeGreaterThan(56 * 60_000);
    await pass(exam, 10);
    // A second Begin, from another tab, leaves the clock as it is.
    const again: Attempt = (await post(who, exam, 'sections/2/start')).body;
    expect(Math.round((again.remainingMs ?? 0) / 60_000)).toBe(47);
  });

  it('offers the break after Math, with the clock of Science paused', async () => {
    const { who, exam } = await mock();
    await close(who, exam, 1);
    const paused: Attempt = (await close(who, exam, 2)).body;
    expect(states(paused)).toEqual(['closed', 'closed', 'pending', 'pending']);
    expect(paused.break?.beforeSection).toBe(3);
    expect(paused.break?.remainingMs).toBeGreaterThan(9 * 60_000);
    expect([paused.deadline, paused.remainingMs]).toEqual([undefined, undefined]);
    const begun: Attempt = (await post(who, exam, 'sections/3/start')).body;
    expect([states(begun)[2], begun.break]).toEqual(['open', undefined]);
    expect(begun.remainingMs).toBeGreaterThan(59 * 60_000);
  });

  it('ends the break by itself, or with the first answer to Science', async () => {
    const { who, exam } = await mock();
    for (const n of [1, 2]) await close(who, exam, n);
    expect((await saveFirst(who, exam, 3)).status).toBe(200);
    expect((await read(who, exam)).break).toBe(undefined);
    const other = await mock();
    for (const n of [1, 2]) await close(other.who, other.exam, n);
    await pass(other.exam, 12);
    const later = await read(other.who, other.exam);
    expect([states(later)[2], later.break]).toEqual(['open', undefined]);
    expect(Math.round((later.remainingMs ?? 0) / 60_000)).toBe(58);
  });

  it('closes a section that ran out at its limit, with the answers saved by then', async () => {
    const { who, exam } = await mock();
    await saveFirst(who, exam, 1);
    await pass(exam, 56);
    expect((await saveFirst(who, exam, 1, 2)).body.code).toBe('ATTEMPT_SECTION_CLOSED');
    const moved = await read(who, exam);
    expect(states(moved)).toEqual(['closed', 'pending', 'pending', 'pending']);
    expect(Math.round((moved.break?.remainingMs ?? 0) / 60_000)).toBe(BETWEEN_SECTIONS.minutes - 1);
    await pass(exam, BETWEEN_SECTIONS.minutes);
    const begun = await read(who, exam);
    expect(states(begun)).toEqual(['closed', 'open', 'pending', 'pending']);
    expect(Math.round((begun.remainingMs ?? 0) / 60_000)).toBe(56);
  });

  it('that no one came back to is finished at its own limit', async () => {
    const { who, exam } = await mock();
    await saveFirst(who, exam, 1);
    await pass(exam, 600);
    const finished = await read(who, exam);
    expect(finished).toMatchObject({
      state: 'finished',
      result: { right: 1, answered: 1, items: 170 },
    });
    const lasted = Date.parse(finished.finishedAt ?? '') - Date.parse(finished.startedAt);
    expect(lasted / 60_000).toBeCloseTo(209 + 10 + 2 * BETWEEN_SECTIONS.minutes, 1);
  });

  it('gives twice the time to those who need it, and no clock to those who asked for none', async () => {
    const double = await mock({ time: 2 });
    expect(Math.round((double.exam.remainingMs ?? 0) / 60_000)).toBe(110);
    // The attempt keeps its factor, whatever the profile says by the time a later section begins.
    await post(double.who, double.exam, 'sections/1/finish');
    const math: Attempt = (await post(double.who, double.exam, 'sections/2/start')).body;
    expect([math.time, Math.round((math.remainingMs ?? 0) / 60_000)]).toEqual([2, 114]);
    const half = await mock({ time: 1.5 });
    expect(half.exam.sections.map(({ limitMs }) => limitMs)).toEqual(
      BLUEPRINT.map(({ minutes }) => minutes * 1.5 * 60_000),
    );
    const untimed = await mock({ time: 'none' });
    await pass(untimed.exam, 10_000);
    const later = await read(untimed.who, untimed.exam);
    expect([later.state, later.deadline, later.remainingMs]).toEqual([
      'open',
      undefined,
      undefined,
    ]);
  });

  it('scores sections, areas and the level as computed apart', async () => {
    const { who, exam } = await mock();
    let right = 0;
    const rightBySection = new Map<number, number>();
    for (const n of [1, 2, 3, 4]) {
      await Promise.all(
        (await inSection(exam, n)).map(async (item) => {
          if (item.position % 7 === 0) return;
          const isRight = item.position % 3 !== 0;
          const response = await (isRight ? answers.keyOf : answers.wrongFor)(api, item);
          const saved = await answers.save(api, who, exam, item.position, {
            sequence: 1,
            response,
          });
          // The first answer to a section begins it; others sent at the same time may collide with that.
          expect(saved.status).toBe(200);
          if (isRight) {
            right++;
            rightBySection.set(n, (rightBySection.get(n) ?? 0) + 1);
          }
        }),
      );
      await post(who, exam, `sections/${n}/finish`);
    }
    const { state, result } = await read(who, exam);
    expect([state, result?.right, result?.score]).toEqual([
      'finished',
      right,
      Math.round((right / 170) * 1000) / 10,
    ]);
    expect(result?.sections.map((section) => [section.n, section.right])).toEqual(
      [...rightBySection].sort(([a], [b]) => a - b),
    );
    expect(result?.areas.reduce((sum, area) => sum + area.items, 0)).toBe(170);
    expect(result?.level).toBe('basic');
  }, 60_000);

  it('is one per student: a second start continues it', async () => {
    const { who, exam } = await mock();
    const again = await Promise.all([1, 2, 3, 4, 5].map(() => api.start(who, { kind: 'mock' })));
    expect(new Set(again.map(({ body }) => body.id))).toEqual(new Set([exam.id]));
  });

  it('shows other items the next time', async () => {
    const { who, exam } = await mock();
    await post(who, exam, 'finish');
    const next: Attempt = (await api.start(who, { kind: 'mock' })).body;
    const seen = new Set((await allItems(exam)).map(({ itemId }) => itemId));
    expect((await allItems(next)).filter(({ itemId }) => seen.has(itemId))).toEqual([]);
  });
});
