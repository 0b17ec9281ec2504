import type { StartAttemptBody } from '@prepward/contracts/attempts';
import { demoAddress } from '@prepward/contracts/demo-accounts';
import type { GrantPlan } from '@prepward/contracts/plans';
import { SUBJECTS } from '@prepward/contracts/subjects';
import type { Ability } from './ability.js';

/** One time that a student sat down to practice. */
export interface Sitting {
  daysAgo: number;
  body: StartAttemptBody;
  /** Items answered before the student left the attempt open; if unset, the attempt is finished. */
  leftAfter?: number;
}

/** A demo student: who they are, how able, and what they did. */
export interface DemoStudent {
  email: string;
  firstName: string;
  lastName: string;
  /** What the account is for, in the list that the command prints. */
  about: string;
  ability: Ability;
  /** Each granted this many days ago, for the plan's own length. */
  plans: { plan: GrantPlan; daysAgo: number }[];
  goal: { examInDays: number | null; targetScore: number };
  /** What they did before they had an account, in a browser. */
  asVisitor: Sitting[];
  joinedDaysAgo: number;
  sittings: Sitting[];
}

/** The history goes back this far, in days: twelve weeks. */
export const HISTORY_DAYS = 84;

const MOCK: StartAttemptBody = { kind: 'mock' };
const DIAGNOSTIC: StartAttemptBody = { kind: 'diagnostic' };

/** What a subscriber does in turn. */
const ROUND: readonly StartAttemptBody[] = [
  { kind: 'practice', subject: 'math', count: 15 },
  { kind: 'category', objectives: ['science.anatomy'], count: 12 },
  { kind: 'review', count: 15 },
  { kind: 'mixed', count: 20, time: 1 },
  { kind: 'practice', subject: 'reading', count: 12, mode: 'exam', time: 1.5 },
  { kind: 'category', objectives: ['english.conventions'], count: 10 },
  { kind: 'practice', objectives: ['math.data', 'science.chemistry'], pool: 'unseen', count: 14 },
  { kind: 'category', objectives: ['reading.key-ideas'], count: 10 },
  { kind: 'practice', subject: 'science', count: 15, difficulty: 'medium' },
  { kind: 'review', count: 20 },
  { kind: 'practice', subject: 'english', count: 15 },
];

const QUIZZES: readonly StartAttemptBody[] = [1, 2, 3, 4].flatMap((set) =>
  SUBJECTS.map((subject) => ({ kind: 'quiz' as const, subject, set })),
);

/** Sittings from one day to a later one, `everyDays` apart, each with the next body in a list. */
function regular(
  list: readonly StartAttemptBody[],
  { from, to, everyDays }: { from: number; to: number; everyDays: readonly number[] },
): Sitting[] {
  const sittings: Sitting[] = [];
  for (let day = from, at = 0; day >= to; at++) {
    const body = list[at % list.length];
    if (body !== undefined) sittings.push({ daysAgo: day, body });
    day -= everyDays[at % everyDays.length] ?? 1;
  }
  return sittings;
}

function byDay(...lists: Sitting[][]): Sitting[] {
  return lists.flat().sort((a, b) => b.daysAgo - a.daysAgo);
}

const IMPROVING: DemoStudent = {
  email: demoAddress('maya'),
  firstName: 'Maya',
  lastName: 'Torres',
  about: 'quarterly plan; practices most days and improves',
  ability: { from: -0.7, to: 1.1, subjects: { math: -0.4, reading: 0.2 }, pace: 0.8 },
  plans: [{ plan: 'quarterly', daysAgo: HISTORY_DAYS }],
  goal: { examInDays: 24, targetScore: 80 },
  asVisitor: [],
  joinedDaysAgo: HISTORY_DAYS,
  sittings: byDay(
    [{ daysAgo: HISTORY_DAYS - 1, body: DIAGNOSTIC }],
    regular(ROUND, { from: HISTORY_DAYS - 2, to: 1, everyDays: [1, 2, 1, 3] }),
    [56, 28, 5].map((daysAgo) => ({ daysAgo, body: MOCK })),
    [{ daysAgo: 0, body: { kind: 'practice', subject: 'math', count: 20 }, leftAfter: 8 }],
  ),
};

const STUCK: DemoStudent = {
  email: demoAddress('marcus'),
  firstName: 'Marcus',
  lastName: 'Bell',
  about: "monthly plan, renewed twice; practices but doesn't improve",
  ability: { from: 0, to: 0.05, subjects: { math: -0.9, english: 0.5 }, pace: 1.05 },
  plans: [83, 54, 25].map((daysAgo) => ({ plan: 'monthly' as const, daysAgo })),
  goal: { examInDays: 40, targetScore: 75 },
  asVisitor: [],
  joinedDaysAgo: HISTORY_DAYS - 1,
  sittings: byDay(
    [{ daysAgo: HISTORY_DAYS - 2, body: DIAGNOSTIC }],
    regular(ROUND, { from: HISTORY_DAYS - 4, to: 2, everyDays: [2, 4, 3] }),
    [45, 12].map((daysAgo) => ({ daysAgo, body: MOCK })),
  ),
};

const CRAMMER: DemoStudent = {
  email: demoAddress('chloe'),
  firstName: 'Chloe',
  lastName: 'Nguyen',
  about: 'weekly plan; started five days ago and is cramming',
  ability: { from: 0.2, to: 0.7, subjects: { science: -0.5 }, pace: 0.55 },
  plans: [{ plan: 'weekly', daysAgo: 5 }],
  goal: { examInDays: 3, targetScore: 70 },
  asVisitor: [],
  joinedDaysAgo: 5,
  sittings: byDay(
    [{ daysAgo: 5, body: DIAGNOSTIC }],
    regular(
      ROUND.map((body) => (body.count === undefined ? body : { ...body, count: 25 })),
      { from: 5, to: 1, everyDays: [0, 0, 1] },
    ),
    [{ daysAgo: 1, body: MOCK }],
  ),
};

const EXPIRED: DemoStudent = {
  email: demoAddress('ethan'),
  firstName: 'Ethan',
  lastName: 'Price',
  about: 'monthly plan that ended three weeks ago; quizzes since',
  ability: { from: -0.4, to: 0.3, subjects: { science: 0.4 }, pace: 0.9 },
  plans: [82, 52].map((daysAgo) => ({ plan: 'monthly' as const, daysAgo })),
  goal: { examInDays: null, targetScore: 72 },
  asVisitor: [],
  joinedDaysAgo: HISTORY_DAYS - 2,
  sittings: byDay(
    [{ daysAgo: HISTORY_DAYS - 2, body: DIAGNOSTIC }],
    regular(ROUND, { from: HISTORY_DAYS - 4, to: 24, everyDays: [2, 3, 2] }),
    [{ daysAgo: 30, body: MOCK }],
    regular(QUIZZES, { from: 20, to: 3, everyDays: [3] }),
  ),
};

const NEW: DemoStudent = {
  email: demoAddress('noah'),
  firstName: 'Noah',
  lastName: 'Reed',
  about: 'no plan; joined yesterday, with an open diagnostic',
  ability: { from: -0.2, to: -0.2, subjects: {}, pace: 1 },
  plans: [],
  goal: { examInDays: 75, targetScore: 65 },
  asVisitor: [],
  joinedDaysAgo: 1,
  sittings: [
    { daysAgo: 1, body: { kind: 'free-practice', subject: 'math' } },
    { daysAgo: 0, body: DIAGNOSTIC, leftAfter: 12 },
  ],
};

const CLAIMED: DemoStudent = {
  email: demoAddress('vera'),
  firstName: 'Vera',
  lastName: 'Okafor',
  about: 'no plan; practiced as a visitor before creating the account',
  ability: { from: 0.1, to: 0.4, subjects: { reading: 0.6 }, pace: 0.9 },
  plans: [],
  goal: { examInDays: 60, targetScore: 78 },
  asVisitor: [
    { daysAgo: 20, body: { kind: 'free-practice', subject: 'reading' } },
    { daysAgo: 20, body: { kind: 'free-practice', subject: 'math' } },
    { daysAgo: 19, body: { kind: 'quiz', subject: 'science', set: 1 } },
  ],
  joinedDaysAgo: 19,
  sittings: [
    { daysAgo: 18, body: { kind: 'free-bank', subject: 'math' } },
    { daysAgo: 15, body: DIAGNOSTIC },
    ...regular(QUIZZES, { from: 13, to: 2, everyDays: [2, 1, 3] }),
  ],
};

/** The students that `npm run seed` makes. */
export const DEMO_STUDENTS: readonly DemoStudent[] = [
  IMPROVING,
  STUCK,
  CRAMMER,
  EXPIRED,
  NEW,
  CLAIMED,
];
