import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Attempt, ItemResponse, StartAttemptBody } from '@prepward/contracts/attempts';
import type { ItemKey } from '@prepward/contracts/items';

import { AnswersService, FinishingService, QuizzesService } from '@prepward/modules/quizzes';
import { ItemCorrections } from '../../libs/modules/questions/item-corrections.js';
import { verifyScores } from '../../libs/modules/quizzes/commands/verify-scores.command.js';
import { RescoringService } from '../../libs/modules/quizzes/rescoring.service.js';
import { ScoreAudit } from '../../libs/modules/quizzes/score-audit.service.js';
import { startServices, type TestServices } from './services.js';

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

type Kind = abstract new (...args: never[]) => unknown;
const get = <T extends Kind>(service: T) =>
  services.app.get<InstanceType<T>>(service, { strict: false });

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Kinds of attempts that share items, so that what was answered before comes up again. */
const PLACES: readonly StartAttemptBody[] = [
  { kind: 'free-practice', subject: 'math', mode: 'tutor' },
  { kind: 'free-practice', subject: 'math', mode: 'exam', time: 1 },
  { kind: 'quiz', subject: 'math', set: 1, mode: 'exam' },
  { kind: 'quiz', subject: 'science', set: 1, mode: 'tutor' },
  { kind: 'free-bank', subject: 'science', mode: 'exam', time: 1 },
];

async function keyOf(itemId: string): Promise<ItemKey> {
  const { rows } = await services.db.query(
    `SELECT v.sheet -> 'key' AS key FROM item_versions v JOIN items i
       ON i.id = v.item_id AND i.version = v.version WHERE i.id = $1`,
    [itemId],
  );
  return rows[0].key;
}

/** The right response as the key has it. */
function rightTo(key: ItemKey): ItemResponse {
  if (key.type === 'supply') return { type: 'supply', text: key.answer };
  const { type, ...rest } = key;
  return { type, ...rest } as ItemResponse;
}

/** Another response than the right one, of the same type. */
function wrongTo(item: Attempt['items'][number], key: ItemKey): ItemResponse {
  const others = (item.options ?? item.regions ?? []).map(({ id }) => id);
  switch (key.type) {
    case 'supply':
      return { type: 'supply', text: '123456789' };
    case 'multiple-choice':
      return { type: key.type, option: others.find((id) => id !== key.option) ?? '' };
    case 'hot-spot':
      return { type: key.type, region: others.find((id) => id !== key.region) ?? '' };
    case 'multiple-select':
      return { type: key.type, options: key.options.slice(1) };
    case 'ordered':
      return { type: key.type, order: [...key.order].reverse() };
  }
}

/** Students, and a visitor who becomes one of them, who practice while keys are corrected. */
class History {
  private readonly open: { userId: string; attempt: Attempt }[] = [];
  readonly seen = new Map<string, Attempt['items'][number]>();
  private sequence = 0;

  constructor(
    private readonly random: () => number,
    private readonly users: string[],
  ) {}

  private pick<T>(from: readonly T[]): T {
    const found = from[Math.floor(this.random() * from.length)];
    if (found === undefined) throw new RangeError('there is nothing to pick from');
    return found;
  }

  async step(): Promise<void> {
    const chance = this.random();
    if (chance < 0.35 || this.open.length === 0) await this.start();
    else if (chance < 0.7) await this.finish();
    else if (chance < 0.85) await this.runOut();
    else await this.correct();
  }

  private async start(): Promise<void> {
    const userId = this.pick(this.users);
    const student = { userId, isAnonymous: false };
    const attempt = await get(QuizzesService).start(student, this.pick(PLACES), undefined);
    for (const item of attempt.items) this.seen.set(item.itemId, item);
    for (const item of attempt.items)
      if (this.random() < 0.8) await this.answer(userId, attempt, item);
    if (!this.open.some((one) => one.attempt.id === attempt.id))
      this.open.push({ userId, attempt });
  }

  private async answer(userId: string, attempt: Attempt, item: Attempt['items'][number]) {
    const key = await keyOf(item.itemId);
    const response = this.random() < 0.5 ? rightTo(key) : wrongTo(item, key);
    this.sequence += 1;
    await get(AnswersService).save(userId, attempt.id, item.position, {
      clientId: 'tab',
      sequence: this.sequence,
      response: this.random() < 0.1 ? null : response,
      confidence: this.pick([1, 2, 3] as const),
    });
  }

  private async finish(): Promise<void> {
    const [one] = this.open.splice(Math.floor(this.random() * this.open.length), 1);
    if (one !== undefined) await get(FinishingService).finish(one.userId, one.attempt.id);
  }

  /** Attempts run out of time before others ended, but the clock gets to them after those. */
  private async runOut(): Promise<void> {
    await services.db.query(
      `UPDATE attempts SET due_at = due_at - interval '3 hours', opens_at = opens_at - interval '3 hours',
         sections = jsonb_set(sections, '{0,opensAt}', to_jsonb(opens_at - interval '3 hours'))
       WHERE state = 'open' AND due_at IS NOT NULL`,
    );
    await get(FinishingService).sweep();
    const { rows } = await services.db.query(`SELECT id FROM attempts WHERE state = 'open'`);
    const left = new Set(rows.map(({ id }) => id));
    this.open.splice(
      0,
      this.open.length,
      ...this.open.filter(({ attempt }) => left.has(attempt.id)),
    );
  }

  private async correct(): Promise<void> {
    const plain = [...this.seen.values()].filter(({ type }) => type === 'multiple-choice');
    const { itemId, options = [] } = this.pick(plain);
    const key = await keyOf(itemId);
    if (key.type !== 'multiple-choice') throw new Error('the plain item has another key');
    const other = this.pick(options.filter(({ id }) => id !== key.option)).id;
    const version = await get(ItemCorrections).correct(itemId, {
      key: [other],
      rationales: { [other]: 'Right.', [key.option]: 'Wrong after all.' },
    });
    await get(RescoringService).rescore(itemId, version);
  }
}

const differences = async () => (await get(ScoreAudit).verify(false)).differences;

describe('the command that verifies scores', () => {
  const run = (...args: string[]) => verifyScores.run(args, services.app);

  it('fails and names what differs, and repairs that when it is told to', async () => {
    const userId = await services.newStudent();
    const student = { userId, isAnonymous: false };
    const attempt = await get(QuizzesService).start(student, PLACES[2] as never, undefined);
    await get(FinishingService).finish(userId, attempt.id);
    await services.db.query(
      `UPDATE attempts SET score = jsonb_set(score, '{right}', '9') WHERE id = $1`,
      [attempt.id],
    );
    for (const wrong of [['--fix'], ['--repair', 'all']]) {
      await expect(run(...wrong)).rejects.toThrow('Expected: verify-scores [--repair]');
    }
    const log = jest.spyOn(console, 'log').mockReturnValue();
    try {
      const found = new RegExp(`^attempt ${attempt.id}: the score is`);
      await expect(run()).rejects.toThrow(found);
      expect(log).not.toHaveBeenCalled();
      await run('--repair');
      await run();
      const done = 'The scores of 1 students match their answers.';
      expect(log.mock.calls.flat()).toEqual([
        expect.stringMatching(new RegExp(`^Repaired: attempt ${attempt.id}`)),
        done,
        done,
      ]);
    } finally {
      log.mockRestore();
    }
  });
});

describe('what is kept of right and wrong', () => {
  it.each([1, 2, 3])('follows the answers through any history (seed %i)', async (seed) => {
    const users = await Promise.all([1, 2, 3].map(() => services.newStudent()));
    const history = new History(randomFrom(seed), users);
    for (let n = 0; n < 40; n++) await history.step();
    const [visitor = '', account = ''] = users;
    await get(QuizzesService).adopt(visitor, account);
    expect(await differences()).toEqual([]);
    // The history isn't empty.
    const { rows } = await services.db.query(
      `SELECT count(*)::int AS attempts, (SELECT count(*)::int FROM score_corrections) AS corrected,
         (SELECT count(DISTINCT last_correct)::int FROM student_items) AS kinds
       FROM attempts WHERE state = 'finished'`,
    );
    expect(rows[0].attempts).toBeGreaterThan(5);
    expect(rows[0].corrected).toBeGreaterThan(0);
    expect(rows[0].kinds).toBe(2);
  });

  it.each([
    [
      'a mark',
      'UPDATE attempt_answers SET correct = NOT correct WHERE (attempt_id, position) IN',
      /answer \d+ is (true|false)$/,
    ],
    [
      'a missing mark',
      'UPDATE attempt_answers SET correct = NULL WHERE (attempt_id, position) IN',
      /answer \d+ is (true|false)$/,
    ],
  ])('is found out and repaired where %s differs', async (_, plant, said) => {
    await services.db.query(
      `${plant} (SELECT attempt_id, position FROM attempt_answers WHERE correct IS NOT NULL LIMIT 1)`,
    );
    // Latest answers are derived from the marks: an item's latest answer may differ as well.
    expect((await differences())[0]).toMatch(said);
    await get(ScoreAudit).verify(true);
    expect(await differences()).toEqual([]);
  });

  it.each([
    [
      'a score',
      `UPDATE attempts SET score = jsonb_set(score, '{right}', '99')
       WHERE id = (SELECT id FROM attempts WHERE state = 'finished' LIMIT 1)`,
      /: the score is \{/,
    ],
    [
      'the score of an area',
      `UPDATE attempts SET score = jsonb_set(score, '{areas,0,right}', '99')
       WHERE id = (SELECT id FROM attempts WHERE state = 'finished' LIMIT 1)`,
      /: the score is \{/,
    ],
    [
      'a latest answer',
      `UPDATE student_items SET last_correct = NOT last_correct
       WHERE (user_id, item_id) = (SELECT user_id, item_id FROM student_items
                                   WHERE last_correct IS NOT NULL LIMIT 1)`,
      /: the latest answer to \S+ is marked (true|false)$/,
    ],
    [
      'the latest answer to what was never answered',
      `UPDATE student_items SET last_correct = true
       WHERE (user_id, item_id) = (SELECT user_id, item_id FROM student_items
                                   WHERE last_correct IS NULL LIMIT 1)`,
      /: the latest answer to \S+ is marked null$/,
    ],
  ])('is found out and repaired where %s differs', async (_, plant, said) => {
    const { rowCount } = await services.db.query(plant);
    expect(rowCount).toBe(1);
    const found = await differences();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(said);
    expect((await get(ScoreAudit).verify(true)).differences).toEqual(found);
    expect(await differences()).toEqual([]);
  });
});
