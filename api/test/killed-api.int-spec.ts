import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Attempt, AttemptItem, ItemResponse } from '@prepward/contracts/attempts';
import { keyOf, wrongFor } from './answers.js';
import { ApiProcess, type TestSession } from './harness.js';

/** This many saves are under way at each kill. */
const STUDENTS = 12;
const KILLS = Number(process.env.KILLS ?? 3);

let api: ApiProcess;
beforeAll(async () => {
  api = await ApiProcess.start({ RATE_LIMIT_FACTOR: '10000' });
});
afterAll(() => api.stop());

/** A student who answers until told to stop, and remembers what was acknowledged. */
class Answering {
  private sequence = 0;
  /** By position: the newest acknowledged sequence. */
  readonly acknowledged = new Map<number, number>();
  /** By position and sequence: what was sent. */
  private readonly sent = new Map<string, ItemResponse>();

  constructor(
    readonly who: TestSession,
    readonly attempt: Attempt,
    private readonly choices: ReadonlyMap<number, readonly ItemResponse[]>,
  ) {}

  async until(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const sequence = ++this.sequence;
      const item = this.attempt.items[sequence % this.attempt.items.length] as AttemptItem;
      const choice = this.choices.get(item.position) ?? [];
      const response = choice[sequence % choice.length] as ItemResponse;
      this.sent.set(`${item.position}:${sequence}`, response);
      // As a browser does: the same answer again until the server has it.
      while (!(await this.send(item.position, sequence, response)) && !isOver());
    }
  }

  responseAt(position: number, sequence: number): ItemResponse | undefined {
    return this.sent.get(`${position}:${sequence}`);
  }

  private async send(position: number, sequence: number, response: ItemResponse): Promise<boolean> {
    try {
      const route = `/api/v1/attempts/${this.attempt.id}/answers/${position}`;
      const body = { clientId: 'drill', sequence, response };
      const answer = await api.call('PUT', route, { token: this.who.access, body });
      if (answer.status === 200) this.acknowledged.set(position, answer.body.sequence);
      return answer.status === 200;
    } catch {
      // The process is gone. The pause leaves it the CPU time that it needs to come back.
      await new Promise((resolve) => setTimeout(resolve, 200));
      return false;
    }
  }
}

async function begin(): Promise<Answering> {
  const who = await api.visitor();
  const attempt = await api.startPractice(who, 'science', { mode: 'exam' });
  const choices = await Promise.all(
    attempt.items.map(
      async (item) => [item.position, [await keyOf(api, item), await wrongFor(api, item)]] as const,
    ),
  );
  return new Answering(who, attempt, new Map(choices));
}

interface Kept {
  position: number;
  sequence: number;
  response: ItemResponse;
  correct: boolean;
}

it(`keeps every acknowledged answer through ${KILLS} kills, and scores each once`, async () => {
  const students = await Promise.all(Array.from({ length: STUDENTS }, begin));
  let over = false;
  const answering = students.map((student) => student.until(() => over));
  for (let kill = 0; kill < KILLS; kill++) {
    await new Promise((resolve) => setTimeout(resolve, 300 + (kill % 5) * 30));
    await api.service.kill();
    await api.service.restart();
  }
  // On a slow machine the last ones to be answered have not had their turn yet.
  const hasAll = ({ attempt, acknowledged }: Answering) =>
    acknowledged.size === attempt.items.length;
  const end = Date.now() + 60_000;
  while (!students.every(hasAll) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  over = true;
  await Promise.all(answering);

  for (const { who, attempt, acknowledged } of students) {
    const finish = () =>
      api.call('POST', `/api/v1/attempts/${attempt.id}/finish`, { token: who.access });
    const [one, two] = await Promise.all([finish(), finish()]);
    expect([one.status, one.body.result.score]).toEqual([200, two.body.result.score]);
    expect(acknowledged.size).toBe(attempt.items.length);
  }
  for (const student of students) {
    const kept = await api.sql<Kept>(
      'SELECT position, sequence, response, correct FROM attempt_answers WHERE attempt_id = $1',
      [student.attempt.id],
    );
    for (const { position, sequence, response } of kept) {
      expect(sequence).toBeGreaterThanOrEqual(student.acknowledged.get(position) ?? 0);
      expect(response).toEqual(student.responseAt(position, sequence));
    }
    const [{ right, seen } = { right: -1, seen: [] }] = await api.sql<{
      right: number;
      seen: number[];
    }>(
      `SELECT (score ->> 'right')::int AS right,
         ARRAY(SELECT seen FROM student_items WHERE user_id = a.user_id) AS seen
       FROM attempts a WHERE id = $1`,
      [student.attempt.id],
    );
    expect(right).toBe(kept.filter(({ correct }) => correct).length);
    expect(seen).toEqual(Array(5).fill(1));
  }
}, 900_000);
