import { describe, expect, it } from '@jest/globals';
import { BLUEPRINT } from '@prepward/contracts/exam';
import { AREAS } from '@prepward/contracts/objectives';
import { SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import type { AnsweredItem } from '../quizzes/index.js';
import { Evidence } from './domain/evidence.js';
import { type BankItem, examForm } from './domain/exam-form.js';
import { predictionsOverTime } from './domain/history.js';
import { masteryOf } from './domain/mastery.js';
import { bandOf, predictExam } from './domain/prediction.js';
import { ProgressService } from './progress.service.js';
import { answer, answers } from './test/answers.js';

/** A Monday; in Chicago it's still Sunday evening. */
const NOW = new Date('2026-06-08T03:00:00Z');
const CHICAGO = 'America/Chicago';
const before = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

type Given = Partial<AnsweredItem>;
const of = (changes: Given = {}): AnsweredItem => {
  const made = answer({ answeredAt: before(1), ...changes });
  const subject = made.area.split('.')[0] as Subject;
  return { kind: 'practice', subject, ...made, ...changes };
};
const many = (count: number, right: number, changes: Given = {}) =>
  answers(count, right, { answeredAt: before(1), ...changes }).map((one) => of(one));
/** The same number of answers in each area, three quarters of them correct. */
const everywhere = (count: number, changes: Given = {}) =>
  AREAS.flatMap(({ slug }) => many(count, count * 0.75, { area: slug, ...changes }));

const bankOf = (difficulty: number) =>
  new Map<Subject, BankItem[]>(
    SUBJECTS.map((subject) => [
      subject,
      AREAS.filter((area) => area.subject === subject).map(({ slug }) => ({
        area: slug,
        type: 'multiple-choice',
        difficulty,
      })),
    ]),
  );

interface World {
  list?: readonly AnsweredItem[];
  bank?: Map<Subject, BankItem[]>;
  paid?: boolean;
  diagnosticTaken?: boolean;
  reviewsDue?: number;
  goal?: { examDate?: string | null; targetScore?: number | null; timeZone?: string | null };
}

function serviceFor(world: World): ProgressService {
  const { list = [], bank = bankOf(0), goal = {} } = world;
  const ann = <T>(userId: string, value: T, other: T) => (userId === 'ann' ? value : other);
  const parts = [
    {
      of: async (userId: string) => ann(userId, list, []),
      reviewsDue: async (userId: string) => ann(userId, world.reviewsDue ?? 0, -1),
    },
    { live: async (subject: Subject) => bank.get(subject) },
    {
      hasPrediction: async (userId: string) =>
        ann(userId, world.paid ?? true, !(world.paid ?? true)),
      diagnosticTaken: async (userId: string) => ann(userId, world.diagnosticTaken ?? false, true),
    },
    {
      of: async (userId: string) =>
        ann(userId, { examDate: null, targetScore: null, timeZone: null, ...goal }, {} as never),
    },
    { now: () => NOW },
  ];
  type Parts = ConstructorParameters<typeof ProgressService>;
  return new ProgressService(...(parts as unknown as Parts));
}
const now = (world: World, zone = 'UTC') => serviceFor(world).now('ann', zone);

/** What the model says about these answers now. */
function modelOf(list: readonly AnsweredItem[], bank = bankOf(0)) {
  const evidence = new Evidence();
  for (const one of list) evidence.add(one);
  const form = examForm(BLUEPRINT, [...bank.values()].flat());
  const cells = evidence.at(NOW);
  return { form, cells, view: predictExam(form, cells) };
}

describe('how a student does now', () => {
  it('is what the model says of all answers, by subject, area and objective', async () => {
    const weak = { area: 'math.data', answeredAt: before(20) };
    const list = [...everywhere(12), ...many(8, 2, weak)];
    const { view, cells } = modelOf(list);
    const progress = await now({ list });
    expect(progress.predictionLocked).toBe(false);
    expect(progress.prediction).toEqual(view.prediction);
    expect(progress.prediction).not.toBeNull();
    const areasIn = (subject: Subject) => AREAS.filter((area) => area.subject === subject).length;
    expect(progress.subjects).toEqual(
      SUBJECTS.map((subject) => ({
        subject,
        answers: 12 * areasIn(subject) + (subject === 'math' ? 8 : 0),
        right: 9 * areasIn(subject) + (subject === 'math' ? 2 : 0),
        expected: view.subjects.get(subject),
      })),
    );
    const data = AREAS.findIndex(({ slug }) => slug === 'math.data');
    const rounded = (value = Number.NaN) => Math.round(value * 1000) / 1000;
    expect(progress.areas).toHaveLength(AREAS.length);
    expect(progress.areas[data]).toEqual({
      area: 'math.data',
      answers: 20,
      ability: rounded(view.abilities.ability[data]),
      standardError: rounded(Math.sqrt(view.abilities.covariance[data]?.[data] ?? 0)),
      ...bandOf(view.areas.get('math.data') ?? { mean: 0, sd: 0 }),
    });
    const [first, second] = AREAS[data]?.objectives ?? [];
    const objective = progress.objectives.find((one) => one.objective === first?.slug);
    const own = cells.filter((cell) => cell.objective === first?.slug);
    expect(objective).toEqual({
      objective: first?.slug,
      answers: 20,
      right: 11,
      mastery: masteryOf(own, view.abilities.ability[data] ?? 0),
      state: 'familiar',
    });
    // Its area gives an estimate for it, which isn't shown.
    expect(progress.objectives.find((one) => one.objective === second?.slug)).toEqual({
      objective: second?.slug,
      answers: 0,
      right: 0,
      mastery: null,
      state: 'new',
    });
  });

  it('takes an objective for familiar by how often it was answered, right or not', async () => {
    const area = AREAS[0];
    const objective = area?.objectives[1]?.slug;
    const list = (answered: number) => [
      ...everywhere(12),
      ...many(answered, 2, { area: area?.slug ?? '', objective: objective ?? '' }),
    ];
    const stateOf = async (answered: number) =>
      (await now({ list: list(answered) })).objectives.find((one) => one.objective === objective)
        ?.state;
    expect([await stateOf(2), await stateOf(3)]).toEqual(['learning', 'familiar']);
  });

  it('has the areas that were answered alone, and says what is missing', async () => {
    const progress = await now({ list: many(3, 1, { area: 'science.biology' }) });
    expect(progress.areas.map(({ area, answers: count }) => [area, count])).toEqual([
      ['science.biology', 3],
    ]);
    expect(progress.prediction).toBeNull();
    expect(progress.missing).toContainEqual({ subject: 'science', answers: 17 });
  });

  it('counts every answer, and mistakes by question', async () => {
    const list = [
      of({ itemId: 'a', correct: false }),
      of({ itemId: 'b', correct: false }),
      of({ itemId: 'a', correct: true }),
      of({ itemId: 'c', correct: true }),
    ];
    const progress = await now({ list });
    expect(progress.allAnswers).toEqual({ answers: 4, right: 2 });
    expect(progress.mistakes).toEqual({ made: 2, fixed: 1 });
    expect(progress.subjects[1]).toMatchObject({ subject: 'math', answers: 3, right: 1 });
  });

  it('keeps what a subscription opens from those without one', async () => {
    const list = everywhere(12);
    const progress = await now({ list, paid: false });
    expect(progress).toMatchObject({ predictionLocked: true, prediction: null, missing: [] });
    expect(progress.subjects.map(({ expected }) => expected)).toEqual([null, null, null, null]);
    expect(progress.areas[0]).toEqual({
      ...{ area: AREAS[0]?.slug, answers: 12 },
      ...{ ability: null, standardError: null, expected: null, low: null, high: null },
    });
  });

  it('follows the bank as soon as one of its lists is another', async () => {
    const bank = bankOf(0);
    const list = everywhere(12);
    const service = serviceFor({ list, bank });
    const expected = async () => (await service.now('ann', 'UTC')).subjects.at(-1)?.expected;
    expect(await expected()).toBe(modelOf(list).view.subjects.get('english'));
    bank.set('english', bankOf(2).get('english') ?? []);
    const harder = modelOf(list, bank).view.subjects.get('english');
    expect(await expected()).toBe(harder);
    expect(harder).toBeLessThan(modelOf(list).view.subjects.get('english') ?? 0);
  });
});

describe('days', () => {
  const goal = { examDate: '2026-06-08', targetScore: 78 };
  // By when each was answered, not by when its attempt was over.
  const list = [before(0), before(1), before(1), before(9)].map((answeredAt) =>
    of({ answeredAt, finishedAt: before(4) }),
  );

  it('are those of the zone that was chosen, else of the device', async () => {
    const there = await now({ list, goal: { ...goal, timeZone: CHICAGO } });
    const device = await now({ list, goal }, CHICAGO);
    for (const progress of [there, device]) {
      expect(progress).toMatchObject({ examDate: '2026-06-08', daysLeft: 1, targetScore: 78 });
      expect(progress.streak).toEqual({ current: 2, longest: 2, today: true });
      expect(progress.week.map(({ answers: count }) => count)).toEqual([0, 0, 0, 0, 0, 2, 1]);
      expect(progress).not.toHaveProperty('timeZone');
    }
    const utc = await now({ list, goal });
    expect(utc.daysLeft).toBe(0);
    expect(utc.week.map(({ answers: count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0]);
    expect((await now({ goal: { examDate: '2026-06-07' } })).daysLeft).toBeNull();
    expect((await now({})).daysLeft).toBeNull();
  });

  it('are counted by the same zone in the history', async () => {
    const service = serviceFor({ list, goal: { timeZone: CHICAGO } });
    const { calendar, weeks } = await service.history('ann', 'UTC');
    expect(calendar).toEqual([
      { day: '2026-05-29', answers: 1 },
      { day: '2026-06-06', answers: 2 },
      { day: '2026-06-07', answers: 1 },
    ]);
    expect(weeks.map(({ week, answers: count }) => [week, count])).toEqual([
      ['2026-05-25', 1],
      ['2026-06-01', 3],
    ]);
  });

  it('are of no zone that isn’t known, chosen or not', async () => {
    for (const asked of [
      () => now({}, 'Mars/Olympus'),
      () => serviceFor({ goal: { timeZone: CHICAGO } }).history('ann', 'Mars/Olympus'),
    ]) {
      await expect(asked()).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    }
  });
});

describe('the history', () => {
  it('has what was predicted after each attempt, for those with a subscription', async () => {
    const list = everywhere(12, { attemptId: '00000000-0000-4000-8000-000000000001' });
    const { form } = modelOf(list);
    const predictions = predictionsOverTime(form, list);
    expect(predictions).toHaveLength(1);
    const paid = await serviceFor({ list }).history('ann', 'UTC');
    expect(paid).toMatchObject({ predictionLocked: false, predictions });
    const free = await serviceFor({ list, paid: false }).history('ann', 'UTC');
    expect(free).toMatchObject({ predictionLocked: true, predictions: [] });
    expect(free.weeks).toEqual(paid.weeks);
  });
});

describe('the plan of today', () => {
  const kinds = async (world: World) => (await now(world)).plan.map(({ kind }) => kind);
  const enough = everywhere(12);

  it('begins with the diagnostic until one, or a mock exam, was taken', async () => {
    const few = (kind: AnsweredItem['kind']) => [of({ kind })];
    expect(await kinds({ list: few('practice'), reviewsDue: 3 })).toEqual(['diagnostic']);
    for (const kind of ['diagnostic', 'mock'] as const) {
      expect(await kinds({ list: few(kind), reviewsDue: 3 })).toContain('review');
      expect(await kinds({ list: few(kind) })).not.toContain('diagnostic');
    }
    expect(await kinds({ list: enough })).toContain('mock');
  });

  it('has a mock exam again so long after the latest that is over', async () => {
    const mock = (days: number, finishedAt: Date | null = before(days)) =>
      of({ kind: 'mock', answeredAt: before(days), finishedAt });
    expect(await kinds({ list: [...enough, mock(27), mock(40)] })).not.toContain('mock');
    expect(await kinds({ list: [...enough, mock(28), mock(40)] })).toContain('mock');
    expect(await kinds({ list: [...enough, mock(40), mock(27)] })).not.toContain('mock');
    expect(await kinds({ list: [...enough, mock(1, null)] })).toContain('mock');
    // Weekly during the last four weeks.
    const goal = { examDate: '2026-06-20' };
    expect(await kinds({ list: [...enough, mock(7)], goal })).toContain('mock');
    expect(await kinds({ list: [...enough, mock(6)], goal })).not.toContain('mock');
  });

  it('leaves off what was practiced today, the diagnostic aside', async () => {
    const list = [...enough, of({ kind: 'mock' })];
    const first = async (more: AnsweredItem[]) =>
      (await now({ list: [...list, ...more] })).plan[0] as { objective: string; items: number };
    const { objective, items } = await first([]);
    const area = AREAS.find(({ objectives }) => objectives.some(({ slug }) => slug === objective));
    const done = (changes: Given) =>
      many(4, 2, { area: area?.slug ?? '', objective, answeredAt: NOW, ...changes });
    expect(items).toBe(10);
    expect(await first(done({}))).toMatchObject({ objective, items: 6 });
    expect(await first(done({ kind: 'diagnostic' }))).toMatchObject({ objective, items: 10 });
    expect(await first(done({ answeredAt: before(1) }))).toMatchObject({ objective, items: 10 });
  });

  it('without a subscription is the diagnostic, then the free bank of the weakest subject', async () => {
    const weak = many(10, 1, { area: 'english.knowledge' });
    const plan = async (world: World) =>
      (await now({ paid: false, reviewsDue: 3, ...world })).plan.map((step) =>
        step.kind === 'free-bank' ? step.subject : step.kind,
      );
    const list = [...everywhere(4), ...weak];
    expect(await plan({ list })).toEqual(['diagnostic']);
    expect(await plan({ list, diagnosticTaken: true })).toEqual(['english']);
    const bank = (kind: AnsweredItem['kind'], finishedAt: Date | null) =>
      of({ kind, area: 'english.knowledge', finishedAt });
    const next = (one: AnsweredItem) => plan({ list: [...list, one], diagnosticTaken: true });
    expect(await next(bank('free-bank', NOW))).not.toEqual(['english']);
    expect(await next(bank('free-bank', null))).toEqual(['english']);
    expect(await next(bank('quiz', NOW))).toEqual(['english']);
    const goal = { examDate: '2026-06-08' };
    expect(await plan({ list, diagnosticTaken: true, goal })).toEqual([]);
  });

  it('tells the reviews that are due and whether the diagnostic was begun', async () => {
    const progress = await now({ reviewsDue: 7, diagnosticTaken: true });
    expect(progress).toMatchObject({ reviewsDue: 7, diagnosticTaken: true });
    expect(await now({})).toMatchObject({ reviewsDue: 0, diagnosticTaken: false });
  });
});
