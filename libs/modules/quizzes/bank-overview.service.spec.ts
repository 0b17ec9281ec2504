import { describe, expect, it } from '@jest/globals';
import { AREAS } from '@prepward/contracts/objectives';
import { BankOverviewService } from './bank-overview.service.js';
import type { Candidate } from './domain/candidate.js';
import type { StudentItemRow } from './student-item.repository.js';
import { candidate } from './test/candidates.js';

const NOW = new Date('2026-11-23T12:00:00Z');
const UNITS = 'math.data.units';
const PERCENTS = 'math.numbers.percents';

const row = (item_id: string, more: Partial<StudentItemRow> = {}): StudentItemRow => ({
  item_id,
  seen: 1,
  last_correct: null,
  flagged: false,
  due: false,
  ...more,
});

interface World {
  live?: Candidate[];
  trial?: Candidate[];
  rows?: StudentItemRow[];
  exams?: string[];
  standing?: string;
  diagnosticTaken?: boolean;
}

/** The service for one student; what it writes is in `written`. */
function serviceFor({ live = [], trial = [], rows = [], exams = [], ...account }: World) {
  const written: unknown[] = [];
  const known = new Set(live.map(({ id }) => id));
  let dueAt: Date | null = null;
  const parts = [
    { live: async (subject: string) => live.filter((item) => item.subject === subject) },
    { openItems: async () => ({ exams: new Set(exams), all: new Set([...exams, 'tutor']) }) },
    {
      ofSubjects: async (userId: string, subjects: readonly string[]) =>
        userId === 'ann' && subjects.length === 4 ? rows : [],
      setCard: async (userId: string, itemId: string, card: { due: string } | null) => {
        if (!known.has(itemId)) return false;
        written.push([userId, itemId, card?.due ?? null]);
        dueAt = card === null ? null : new Date(card.due);
        return true;
      },
      dueAt: async () => dueAt,
    },
    {
      standing: async (student: object) =>
        JSON.stringify(student) === '{"userId":"ann","isAnonymous":false}'
          ? (account.standing ?? 'free')
          : 'visitor',
      diagnosticTaken: async (userId: string) => userId === 'ann' && account.diagnosticTaken,
    },
    { trialBank: async () => trial },
    { now: () => NOW },
  ];
  type Parts = ConstructorParameters<typeof BankOverviewService>;
  return { service: new BankOverviewService(...(parts as unknown as Parts)), written };
}

const units = (id: string, extra: Partial<Candidate> = {}) =>
  candidate(id, { area: 'math.data', objective: UNITS, ...extra });

describe('the bank as a student sees it', () => {
  it('counts each objective by what the student did', async () => {
    const live = [
      ...['wrong', 'right', 'flagged', 'due', 'asked', 'tutor'].map((id) => units(id)),
      units('twin:1', { model: 'twin' }),
      units('twin:2', { model: 'twin' }),
      // Put into the queue by hand, and never asked yet.
      units('by hand'),
      candidate('other'),
      candidate('science', { subject: 'science', area: 'science.biology', objective: 'none' }),
    ];
    const rows = [
      row('wrong', { last_correct: false }),
      row('right', { last_correct: true, seen: 3 }),
      row('flagged', { flagged: true }),
      row('due', { due: true }),
      row('asked', { due: true }),
      row('tutor', { due: true }),
      row('by hand', { seen: 0, due: true }),
      row('other', { last_correct: false, flagged: true, due: true }),
      row('gone', { last_correct: false, flagged: true, due: true }),
    ];
    // Items in an open exam aren't due before it ends.
    const { service } = serviceFor({ live, rows, exams: ['asked'] });
    const { objectives } = await service.overview('ann');
    const of = (slug: string) => objectives.find((objective) => objective.slug === slug);
    expect(of(UNITS)).toEqual({
      slug: UNITS,
      area: 'math.data',
      counts: { all: 9, unseen: 3, wrong: 1, flagged: 1, due: 3 },
      atOnce: 8,
    });
    expect(of(PERCENTS)).toEqual({
      slug: PERCENTS,
      area: 'math.numbers',
      counts: { all: 1, unseen: 0, wrong: 1, flagged: 1, due: 1 },
      atOnce: 1,
    });
    const slugs = AREAS.flatMap((area) => area.objectives.map(({ slug }) => slug));
    expect(objectives.map(({ slug }) => slug)).toEqual(slugs);
    const none = { all: 0, unseen: 0, wrong: 0, flagged: 0, due: 0 };
    expect(objectives[0]).toMatchObject({ counts: none, atOnce: 0 });
  });

  it.each([
    ['free', false, { subscribed: false, expired: false, diagnosticTaken: false }],
    ['subscribed', true, { subscribed: true, expired: false, diagnosticTaken: true }],
    ['expired', false, { subscribed: false, expired: true, diagnosticTaken: false }],
  ])('says what the account opens: %s', async (standing, diagnosticTaken, access) => {
    const { service } = serviceFor({ standing, diagnosticTaken });
    expect((await service.overview('ann')).access).toEqual(access);
  });
});

it('the trial bank has the objectives that it asks, with what was answered last', async () => {
  const trial = [units('right'), units('wrong'), units('open'), units('never'), candidate('one')];
  const rows = [
    row('right', { last_correct: true }),
    row('wrong', { last_correct: false }),
    row('open'),
    row('elsewhere', { last_correct: true }),
  ];
  const { objectives } = await serviceFor({ trial, rows }).service.trial('ann');
  expect(objectives).toEqual([
    { slug: PERCENTS, area: 'math.numbers', items: 1, done: 0, right: 0 },
    { slug: UNITS, area: 'math.data', items: 4, done: 2, right: 1 },
  ]);
});

describe('the review queue', () => {
  const live = [units('plain'), units('asked'), units('tutor')];

  it('takes an item in, due at once, and lets it out again', async () => {
    const { service, written } = serviceFor({ live, exams: ['asked'] });
    expect(await service.setReview('ann', 'plain', true)).toEqual({
      itemId: 'plain',
      inReview: true,
      dueAt: NOW.toISOString(),
    });
    expect(await service.setReview('ann', 'plain', false)).toEqual({
      itemId: 'plain',
      inReview: false,
      dueAt: null,
    });
    await service.setReview('ann', 'tutor', true);
    expect(written).toEqual([
      ['ann', 'plain', NOW.toISOString()],
      ['ann', 'plain', null],
      ['ann', 'tutor', NOW.toISOString()],
    ]);
  });

  it('takes in nothing of an open exam, which may be taken out, and nothing unknown', async () => {
    const { service, written } = serviceFor({ live, exams: ['asked'] });
    const refused = service.setReview('ann', 'asked', true);
    await expect(refused).rejects.toMatchObject({ code: 'ITEM_IN_OPEN_EXAM' });
    expect((await service.setReview('ann', 'asked', false)).inReview).toBe(false);
    const unknown = service.setReview('ann', 'no.such:1', true);
    await expect(unknown).rejects.toMatchObject({ code: 'ITEM_NOT_FOUND' });
    expect(written).toEqual([['ann', 'asked', null]]);
  });
});
