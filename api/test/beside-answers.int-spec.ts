import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Attempt } from '@prepward/contracts/attempts';
import * as answers from './answers.js';
import { TestApi } from './harness.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => api.stop());

describe('beside the answers', () => {
  it('keeps a note, which a later save leaves as it is', async () => {
    const who = await api.visitor();
    const attempt = await api.startPractice(who);
    await answers.save(api, who, attempt, 1, {
      sequence: 1,
      response: null,
      note: 'look at units',
    });
    const kept = await answers.save(api, who, attempt, 1, {
      sequence: 2,
      response: null,
      flagged: true,
    });
    expect(kept.body).toMatchObject({ stored: true, flagged: true, note: 'look at units' });
    const cleared = await answers.save(api, who, attempt, 1, {
      sequence: 3,
      response: null,
      note: '',
    });
    expect([cleared.body.note, cleared.body.flagged]).toEqual([undefined, true]);
    // An attempt without a clock reports no time left; one with a clock does.
    expect(cleared.body.remainingMs).toBe(undefined);
    const timed = (await api.start(who, { kind: 'quiz', subject: 'math', mode: 'exam', time: 2 }))
      .body;
    const saved = await answers.save(api, who, timed, 1, { sequence: 1, response: null });
    expect(saved.body.remainingMs).toBeGreaterThan(29 * 60_000);
  });

  it('tells tabs of each other', async () => {
    const who = await api.visitor();
    const attempt = await api.startPractice(who);
    const appear = async (clientId: string) =>
      (
        await api.call('POST', `/api/v1/attempts/${attempt.id}/presence`, {
          token: who.access,
          body: { clientId },
        })
      ).body;
    expect(await appear('one')).toMatchObject({
      others: 0,
      state: 'open',
      section: 1,
      savedAt: null,
    });
    expect((await appear('two')).others).toBe(1);
    expect((await appear('one')).others).toBe(1);
    await api.sql(
      `UPDATE attempt_presence SET seen_at = now() - interval '2 minutes' WHERE client_id = 'two'`,
    );
    expect((await appear('one')).others).toBe(0);
  });

  it('takes a report of an item with what was answered', async () => {
    const who = await api.visitor();
    const attempt = await api.startPractice(who);
    const report = (body: object) =>
      api.call('POST', `/api/v1/attempts/${attempt.id}/reports`, { token: who.access, body });
    const answer = await report({ position: 2, reason: 'wrong-key', text: ' B is right too ' });
    expect(answer.status).toBe(202);
    const [row] = await api.sql(
      'SELECT position, reason, text, item_id FROM item_reports WHERE id = $1',
      [answer.body.id],
    );
    expect(row).toEqual({
      position: 2,
      reason: 'wrong-key',
      text: 'B is right too',
      item_id: attempt.items[1]?.itemId,
    });
    expect((await report({ position: 9, reason: 'other' })).body.code).toBe(
      'ATTEMPT_POSITION_UNKNOWN',
    );
  });

  it('takes so many reports of an attempt and of a student in a day, and says so', async () => {
    const who = await api.visitor();
    const report = (attempt: Attempt) =>
      api.call('POST', `/api/v1/attempts/${attempt.id}/reports`, {
        token: who.access,
        body: { position: 1, reason: 'unclear' },
      });
    const attempts: Attempt[] = [];
    for (const subject of ['math', 'science', 'reading']) {
      attempts.push(await api.startPractice(who, subject));
    }
    const send = async (attempt: Attempt, count: number) => {
      const all = [];
      for (let i = 0; i < count; i++) all.push((await report(attempt)).status);
      return all;
    };
    const [first, second, third] = attempts as [Attempt, Attempt, Attempt];
    expect(await send(first, 21)).toEqual([...Array(20).fill(202), 429]);
    expect(await send(second, 20)).toEqual(Array(20).fill(202));
    expect(await send(third, 11)).toEqual([...Array(10).fill(202), 429]);
    expect((await report(third)).body.code).toBe('TOO_MANY_REPORTS');
    await api.sql(
      `UPDATE item_reports SET created_at = now() - interval '25 hours' WHERE user_id = $1`,
      [who.userId],
    );
    expect((await report(third)).status).toBe(202);
  });

  it('takes no more reports for coming all at once', async () => {
    const who = await api.visitor();
    const attempt = await api.startPractice(who, 'math');
    const sent = await Promise.all(
      Array.from({ length: 60 }, () =>
        api.call('POST', `/api/v1/attempts/${attempt.id}/reports`, {
          token: who.access,
          body: { position: 1, reason: 'unclear' },
        }),
      ),
    );
    expect(sent.filter(({ status }) => status === 202)).toHaveLength(20);
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(40);
  });

  it('keeps so many tabs of an attempt, and forgets those of yesterday', async () => {
    const who = await api.visitor();
    const attempt = await api.startPractice(who);
    const appear = (clientId: string) =>
      api.call('POST', `/api/v1/attempts/${attempt.id}/presence`, {
        token: who.access,
        body: { clientId },
      });
    for (let i = 0; i < 50; i++) expect((await appear(`tab ${i}`)).status).toBe(200);
    const refused = await appear('one more');
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_TABS']);
    expect((await appear('tab 7')).body.others).toBe(49);
    await api.sql(
      `UPDATE attempt_presence SET seen_at = now() - interval '25 hours' WHERE attempt_id = $1`,
      [attempt.id],
    );
    expect((await appear('one more')).body.others).toBe(0);
    const kept = await api.sql('SELECT 1 FROM attempt_presence WHERE attempt_id = $1', [
      attempt.id,
    ]);
    expect(kept).toHaveLength(1);
  });
});
