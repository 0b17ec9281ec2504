import type { ObjectiveMastery, ProgressHistory } from '@prepward/contracts/progress';
import { topicName } from '../../entities/topic/topics.js';
import { shortDay } from '../../lib/dates.js';

type Weeks = ProgressHistory['weeks'];

/** Share of correct answers, percent. */
export function accuracyOf({ answers, right }: { answers: number; right: number }): number {
  return answers > 0 ? Math.round((100 * right) / answers) : 0;
}

/** "58 s" or "1 min 12 s". */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) {
    return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  }
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

/** The point of the predictions: where they are, and where they came from. */
export function predictionPoint(predictions: ProgressHistory['predictions']): string {
  const first = predictions[0];
  const last = predictions.at(-1);
  if (!first || !last) {
    return 'No prediction yet';
  }
  const [from, to] = [Math.round(first.total), Math.round(last.total)];
  if (predictions.length === 1) {
    return `Your predicted total is ${to}%`;
  }
  const since = shortDay(first.at.slice(0, 10));
  if (from === to) {
    return `Your predicted total has been ${to}% since ${since}`;
  }
  return `Your predicted total ${to > from ? 'rose' : 'fell'} from ${from}% to ${to}% since ${since}`;
}

/** The point of the share of right answers by week. */
export function accuracyPoint(weeks: Weeks): string {
  const first = weeks[0];
  const last = weeks.at(-1);
  if (!first || !last) {
    return 'No answers yet';
  }
  const [from, to] = [accuracyOf(first), accuracyOf(last)];
  const now = `${to}% of your answers were correct in the latest week`;
  if (weeks.length === 1) {
    return now;
  }
  return from === to
    ? `${now}, as in the first`
    : `${now}, ${Math.abs(to - from)} points ${to > from ? 'more' : 'less'} than in the first`;
}

/** The point of the time on a question by week. */
export function pacePoint(weeks: readonly { medianMs: number }[]): string {
  const first = weeks[0];
  const last = weeks.at(-1);
  if (!first || !last) {
    return 'Your pace was not measured yet';
  }
  const [from, to] = [first, last].map(({ medianMs }) => Math.round(medianMs / 1000)) as [
    number,
    number,
  ];
  const now = `A question took you ${duration(to * 1000)} in the latest week`;
  if (weeks.length === 1 || from === to) {
    return now;
  }
  return `${now}, ${duration(Math.abs(to - from) * 1000)} ${to < from ? 'less' : 'more'} than in the first`;
}

/** The point of the calendar. */
export function calendarPoint(calendar: ProgressHistory['calendar']): string {
  const days = calendar.length;
  return `You practiced on ${days === 1 ? '1 day' : `${days} days`} of the last 26 weeks`;
}

/** How many are mastered, and which practiced one is weakest. */
export function masteryPoint(objectives: readonly ObjectiveMastery[]): string {
  const mastered = objectives.filter(({ state }) => state === 'mastered').length;
  const weakest = objectives
    .filter((objective) => objective.mastery !== null && objective.state !== 'mastered')
    .toSorted((a, b) => (a.mastery ?? 0) - (b.mastery ?? 0))[0];
  const count = `You have mastered ${mastered} of ${objectives.length} objectives`;
  return weakest
    ? `${count}; weakest is “${topicName(weakest.objective)}”, ${Math.round(weakest.mastery ?? 0)}%`
    : count;
}
