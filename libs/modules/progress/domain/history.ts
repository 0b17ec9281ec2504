import type { ProgressHistory } from '@prepward/contracts/progress';
import { addDays, type Day, mondayOf } from './calendar-days.js';
import { type Answer, Evidence } from './evidence.js';
import type { FormArea } from './exam-form.js';
import { predictExam } from './prediction.js';

/** An answer with the attempt it was given in. */
export interface AttemptAnswer extends Answer {
  attemptId: string;
  /** Null while the attempt is open. */
  finishedAt: Date | null;
  elapsedMs: number | null;
}

const CALENDAR_WEEKS = 26;

/** The prediction after each finished attempt, from what was known then, oldest first. */
export function predictionsOverTime(
  form: readonly FormArea[],
  answers: readonly AttemptAnswer[],
): ProgressHistory['predictions'] {
  const attempts = new Map<string, { finishedAt: Date; answers: AttemptAnswer[] }>();
  for (const answer of answers) {
    if (answer.finishedAt === null) continue;
    const attempt = attempts.get(answer.attemptId);
    if (attempt !== undefined) attempt.answers.push(answer);
    else attempts.set(answer.attemptId, { finishedAt: answer.finishedAt, answers: [answer] });
  }
  const evidence = new Evidence();
  const inOrder = [...attempts].sort(
    ([, a], [, b]) => a.finishedAt.getTime() - b.finishedAt.getTime(),
  );
  return inOrder.flatMap(([attemptId, attempt]) => {
    for (const answer of attempt.answers) evidence.add(answer);
    const { prediction } = predictExam(form, evidence.at(attempt.finishedAt));
    return prediction === null
      ? []
      : [{ at: attempt.finishedAt.toISOString(), attemptId, ...prediction }];
  });
}

/** Answers, right ones and pace by week. */
export function weeksOf(
  answers: readonly AttemptAnswer[],
  dayOf: (instant: Date) => Day,
): ProgressHistory['weeks'] {
  const weeks = new Map<Day, AttemptAnswer[]>();
  for (const answer of answers) {
    const week = mondayOf(dayOf(answer.answeredAt));
    const own = weeks.get(week);
    if (own === undefined) weeks.set(week, [answer]);
    else own.push(answer);
  }
  return [...weeks]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([week, own]) => ({
      week,
      answers: own.length,
      right: own.filter((answer) => answer.correct).length,
      medianMs: median(own.flatMap(({ elapsedMs }) => (elapsedMs === null ? [] : [elapsedMs]))),
    }));
}

/** Answers by day in this week and the 25 before it. */
export function calendarOf(days: readonly Day[], today: Day): ProgressHistory['calendar'] {
  const first = addDays(mondayOf(today), -7 * (CALENDAR_WEEKS - 1));
  const counts = new Map<Day, number>();
  for (const day of days) if (day >= first) counts.set(day, (counts.get(day) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, n]) => ({ day, answers: n }));
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const low = sorted[Math.ceil(half) - 1] ?? 0;
  const high = sorted[Math.floor(half)] ?? low;
  return Math.round((low + high) / 2);
}
