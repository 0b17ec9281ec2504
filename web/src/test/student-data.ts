import type { Profile } from '@prepward/contracts/account';
import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import type { BankOverview } from '@prepward/contracts/bank';
import { AREAS } from '@prepward/contracts/objectives';
import type { Progress, ProgressHistory } from '@prepward/contracts/progress';
import { SUBJECTS } from '@prepward/contracts/subjects';

const OBJECTIVES = AREAS.flatMap(({ slug: area, objectives }) =>
  objectives.map(({ slug }) => ({ area, slug })),
);

/** For tests: a bank of ten items in every objective, as a subscriber sees it. */
export function bankOf(access: Partial<BankOverview['access']> = {}): BankOverview {
  return {
    objectives: OBJECTIVES.map(({ slug, area }) => ({
      slug,
      area,
      counts: { all: 10, unseen: 6, wrong: 2, flagged: 1, due: 0 },
      atOnce: 4,
    })),
    access: { subscribed: true, expired: false, diagnosticTaken: false, ...access },
  };
}

/** For tests: the progress of a student who has answered nothing yet. */
export function progressOf(change: Partial<Progress> = {}): Progress {
  return {
    predictionLocked: false,
    prediction: null,
    missing: SUBJECTS.map((subject) => ({ subject, answers: 20 })),
    subjects: SUBJECTS.map((subject) => ({ subject, answers: 0, right: 0, expected: null })),
    allAnswers: { answers: 0, right: 0 },
    mistakes: { made: 0, fixed: 0 },
    areas: [],
    objectives: OBJECTIVES.map(({ slug: objective }) => ({
      objective,
      answers: 0,
      right: 0,
      mastery: null,
      state: 'new',
    })),
    plan: [],
    diagnosticTaken: false,
    streak: { current: 0, longest: 0, today: false },
    week: Array.from({ length: 7 }, (_, index) => ({ day: `2026-11-${16 + index}`, answers: 0 })),
    reviewsDue: 0,
    examDate: null,
    daysLeft: null,
    targetScore: null,
    ...change,
  };
}

/** For tests: the progress history of a student who has answered nothing yet. */
export function historyOf(change: Partial<ProgressHistory> = {}): ProgressHistory {
  return { predictionLocked: false, predictions: [], weeks: [], calendar: [], ...change };
}

/** For tests: one row of the history, finished with eight of ten correct. */
export function summaryOf(change: Partial<AttemptSummary> = {}): AttemptSummary {
  return {
    id: '0b9f7a52-1f3e-4a80-9d0e-3c7a1d2f4b60',
    kind: 'practice',
    similar: false,
    time: 'none',
    mode: 'tutor',
    state: 'finished',
    subject: 'science',
    startedAt: '2026-11-19T08:00:00.000Z',
    finishedAt: '2026-11-19T08:20:00.000Z',
    items: 10,
    answered: 10,
    right: 8,
    score: 80,
    elapsedMs: 600_000,
    ...change,
  };
}

/** For tests: an attempt that was abandoned after two answers. */
export function openSummaryOf(change: Partial<AttemptSummary> = {}): AttemptSummary {
  return {
    id: '5d2c8e14-6b7a-4f19-8c3d-9e0f1a2b3c4d',
    kind: 'practice',
    similar: false,
    time: 'none',
    mode: 'tutor',
    state: 'open',
    subject: 'math',
    startedAt: '2026-11-20T08:00:00.000Z',
    items: 20,
    answered: 2,
    elapsedMs: 90_000,
    ...change,
  };
}

/** For tests: Dana's profile. */
export function profileOf(change: Partial<Profile> = {}): Profile {
  return {
    userId: '7c1f0f8e-3a52-4a0c-9f43-2f4f5a6b7c8d',
    firstName: 'Dana',
    lastName: 'Ortiz',
    subscriptionStatus: 'free',
    subscriptionEndDate: null,
    examDate: null,
    targetScore: null,
    accommodation: 1,
    schoolProgram: '',
    timeZone: 'America/Chicago',
    ...change,
  };
}
