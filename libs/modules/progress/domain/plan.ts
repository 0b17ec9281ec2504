import { DIAGNOSTIC_ITEMS, FREE_BANK_ITEMS, PRACTICE_ITEMS } from '@prepward/contracts/attempts';
import type { BlueprintSection } from '@prepward/contracts/exam';
import { AREAS } from '@prepward/contracts/objectives';
import type { PlanStep } from '@prepward/contracts/progress';
import { LEVEL_FLOORS } from '@prepward/contracts/scores';
import type { Subject } from '@prepward/contracts/subjects';

/** What a plan follows from. */
export interface PlanBasis {
  blueprint: readonly BlueprintSection[];
  /** Days until the exam; null without a date or after it. */
  daysLeft: number | null;
  /** Whether the diagnostic or a mock exam was taken. */
  diagnosed: boolean;
  /** Whether there are enough answers to predict a total. */
  predicted: boolean;
  /** Days since the last mock exam; null when there was none. */
  daysSinceMock: number | null;
  reviewsDue: number;
  /** By objective, 0 to 100: see `masteryOf`; includes objectives without answers. */
  mastery: ReadonlyMap<string, number>;
  /** Answers given today, by objective; those of the diagnostic left out. */
  today: ReadonlyMap<string, number>;
}

/** Nine in ten correct, the exam's highest level: going beyond it costs more time than it gains. */
const AIM = LEVEL_FLOORS.exemplary;
/** Items of an objective in one day: a dozen minutes, and enough to move its estimate. */
const OBJECTIVE_ITEMS = 10;
/** A longer queue is cleared over days, or it would be all that a day has room for. */
const MOST_REVIEWS = 20;
/** Until this many days before the exam, a mock comes once a month; after that, once a week. */
const MOCK_SEASON = 28;
const MOCK_PAUSE = { season: 7, before: 28 } as const;
/** The last days are for sleep, not for three and a half hours of items. */
const LAST_MOCK = 3;
/** Minutes a day, by days left to the exam. */
const MINUTES_A_DAY = [
  { within: 14, minutes: 60 },
  { within: 60, minutes: 45 },
  { within: Number.POSITIVE_INFINITY, minutes: 30 },
] as const;

/**
 * What to do today, most useful first. A new student starts by finding out where they are; a mock
 * is the only thing on its day; the day before the exam has only reviews, exam day nothing.
 * Anything already done today is off the plan.
 */
export function planFor(basis: PlanBasis): PlanStep[] {
  const { blueprint, daysLeft } = basis;
  if (daysLeft === 0) return [];
  const reviews = reviewSteps(basis);
  if (!basis.diagnosed && !basis.predicted) return [diagnosticStep(blueprint)];
  if (daysLeft === 1) return reviews;
  if (mockIsDue(basis)) {
    const [items, minutes] = [sumOf(blueprint, 'items'), sumOf(blueprint, 'minutes')];
    return [{ kind: 'mock', items, minutes }, ...reviews];
  }
  return [...reviews, ...objectiveSteps(basis, minutesLeft(basis) - sumOf(reviews, 'minutes'))];
}

/** What a plan without a subscription is based on. */
export interface FreePlanBasis {
  blueprint: readonly BlueprintSection[];
  /** Whether the free diagnostic was started. */
  diagnosticTaken: boolean;
  daysLeft: number | null;
  /** First answers by subject. */
  subjects: readonly { subject: Subject; answers: number; right: number }[];
  /** Subjects whose free bank was finished at least once. */
  finished: ReadonlySet<Subject>;
}

/**
 * The plan without a subscription: the free diagnostic until it's started, no matter how much else
 * was answered; then the free bank of the weakest subject, never-finished ones first.
 */
export function freePlan(basis: FreePlanBasis): PlanStep[] {
  const { blueprint, diagnosticTaken, daysLeft, subjects, finished } = basis;
  if (daysLeft === 0) return [];
  if (!diagnosticTaken) return [diagnosticStep(blueprint)];
  // Add one correct and one incorrect answer: a few answers shouldn't decide a subject.
  const share = ({ answers, right }: { answers: number; right: number }) =>
    (right + 1) / (answers + 2);
  const [next] = subjects.toSorted(
    (a, b) =>
      Number(finished.has(a.subject)) - Number(finished.has(b.subject)) || share(a) - share(b),
  );
  if (next === undefined) return [];
  const { subject } = next;
  const minutes = minutesOf(FREE_BANK_ITEMS, subjectPace(blueprint, subject));
  return [{ kind: 'free-bank', subject, items: FREE_BANK_ITEMS, minutes }];
}

function diagnosticStep(blueprint: readonly BlueprintSection[]): PlanStep {
  const items = DIAGNOSTIC_ITEMS;
  return { kind: 'diagnostic', items, minutes: minutesOf(items, examPace(blueprint)) };
}

function sumOf<K extends string>(list: readonly Record<K, number>[], key: K): number {
  return list.reduce((sum, one) => sum + one[key], 0);
}

/** Minutes an item takes at the pace of the whole exam. */
function examPace(blueprint: readonly BlueprintSection[]): number {
  return sumOf(blueprint, 'minutes') / sumOf(blueprint, 'items');
}

function subjectPace(blueprint: readonly BlueprintSection[], subject: Subject): number {
  return examPace(blueprint.filter((section) => section.subject === subject));
}

function minutesOf(items: number, pace: number): number {
  // Ten times a pace such as 1.2 minutes is 12, not slightly more.
  return Math.ceil(items * pace - 1e-9);
}

function reviewSteps({ blueprint, reviewsDue }: PlanBasis): (PlanStep & { kind: 'review' })[] {
  const items = Math.min(reviewsDue, MOST_REVIEWS);
  if (items === 0) return [];
  return [{ kind: 'review', items, minutes: minutesOf(items, examPace(blueprint)) }];
}

function mockIsDue({ predicted, daysLeft, daysSinceMock }: PlanBasis): boolean {
  if (!predicted || (daysLeft !== null && daysLeft < LAST_MOCK)) return false;
  const season = daysLeft !== null && daysLeft <= MOCK_SEASON;
  return daysSinceMock === null || daysSinceMock >= MOCK_PAUSE[season ? 'season' : 'before'];
}

function minutesLeft({ blueprint, daysLeft, today }: PlanBasis): number {
  const days = daysLeft ?? Number.POSITIVE_INFINITY;
  const minutes = MINUTES_A_DAY.find(({ within }) => days <= within)?.minutes ?? 0;
  const done = [...today.values()].reduce((sum, answers) => sum + answers, 0);
  return minutes - done * examPace(blueprint);
}

/** Objectives by the exam points they could gain, as many as fit in the minutes. */
function objectiveSteps(basis: PlanBasis, minutes: number): PlanStep[] {
  const { blueprint, mastery, today } = basis;
  const all = sumOf(blueprint, 'items');
  const itemsOf = new Map(
    blueprint.flatMap(({ areas }) => areas.map(({ area, items }) => [area, items] as const)),
  );
  const candidates = AREAS.flatMap((area) => {
    // The exam's blueprint gives counts only per area: its objectives share them evenly.
    const weight = (itemsOf.get(area.slug) ?? 0) / area.objectives.length / all;
    const pace = subjectPace(blueprint, area.subject);
    return area.objectives.map(({ slug }) => {
      const items = OBJECTIVE_ITEMS - (today.get(slug) ?? 0);
      const gain = Math.round(weight * (AIM - (mastery.get(slug) ?? AIM)) * 100) / 100;
      const step = { kind: 'objective' as const, objective: slug, items, gain };
      return { ...step, minutes: minutesOf(items, pace) };
    });
  });
  candidates.sort((a, b) => b.gain - a.gain);
  const steps: PlanStep[] = [];
  let left = minutes;
  for (const step of candidates) {
    if (step.items < PRACTICE_ITEMS.min || step.gain <= 0) continue;
    left -= step.minutes;
    if (left < 0) break;
    steps.push(step);
  }
  return steps;
}
