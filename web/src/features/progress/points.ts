import type { ObjectiveMastery, ProgressHistory } from '@prepward/contracts/progress';
import { topicName } from '../../entities/topic/topics.js';
import { shortDay } from '../../lib/dates.js';

type Weeks = ProgressHistory['weeks'];

/** Share of correct answers, percent. */
export function accuracyOf({ answers, right }: { answers: number; right: number }): number {
  return answers > 0 ? Math.round((100 * right) / answers) : 0;
}

/** "58 s", "1 min" or "1 min 12 s". */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) {
    return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  }
  const rest = seconds % 60;
  return [minutes > 0 ? `${minutes} min` : '', rest > 0 || minutes === 0 ? `${rest} s` : '']
    .filter(Boolean)
    .join(' ');
}

/** The point of the predictions: the latest one, and where they started. */
export function predictionPoint(predictions: ProgressHistory['predictions']): string {
  const first = predictions[0];
  const last = predictions.at(-1);
  if (!first || !last) {
    return 'No prediction yet';
  }
  const [from, to] = [Math.round(first.total), Math.round(last.total)];
  if (predictions.length === 1) {
    return `Predicted score: ${to}%`;
  }
  const since = shortDay(first.at.slice(0, 10));
  return from === to
    ? `Predicted score: ${to}%, the same since ${since}`
    : `Predicted score: ${to}%, ${to > from ? 'up' : 'down'} from ${from}% since ${since}`;
}

/** The point of the share of right answers by week. */
export function accuracyPoint(weeks: Weeks): string {
  const first = weeks[0];
  const last = weeks.at(-1);
  if (!first || !last) {
    return 'No answers yet';
  }
  const [from, to] = [accuracyOf(first), accuracyOf(last)];
  if (weeks.length === 1) {
    return `${to}% correct`;
  }
  return from === to
    ? `${to}% correct, as in your first week`
    : `${to}% correct, ${to > from ? 'up' : 'down'} ${Math.abs(to - from)} points since your first week`;
}

/** Weeks whose typical times differ by less than this fraction of the first went at the same pace. */
const SAME_PACE = 0.05;

/** The point of the time per question by week. */
export function pacePoint(weeks: readonly { medianMs: number }[]): string {
  const first = weeks[0];
  const last = weeks.at(-1);
  if (!first || !last) {
    return "Your pace hasn't been measured yet";
  }
  const [from, to] = [first, last].map(({ medianMs }) => Math.round(medianMs / 1000)) as [
    number,
    number,
  ];
  const now = `${duration(to * 1000)} per question`;
  if (weeks.length === 1) {
    return now;
  }
  return Math.abs(to - from) < SAME_PACE * from
    ? `${now}, about as in your first week`
    : `${now}, ${duration(Math.abs(to - from) * 1000)} ${to < from ? 'faster' : 'slower'} than your first week`;
}

/** The point of the calendar. */
export function calendarPoint(calendar: ProgressHistory['calendar']): string {
  const days = calendar.length;
  return `You practiced on ${days === 1 ? '1 day' : `${days} days`}`;
}

/** How many objectives are mastered. */
export function masteryPoint(objectives: readonly ObjectiveMastery[]): string {
  const mastered = objectives.filter(({ state }) => state === 'mastered').length;
  return `${mastered} of ${objectives.length} objectives mastered`;
}

/** The weakest objective that was practiced and is not mastered, in words; empty without one. */
export function weakestWords(objectives: readonly ObjectiveMastery[]): string {
  const weakest = objectives
    .filter((objective) => objective.mastery !== null && objective.state !== 'mastered')
    .toSorted((a, b) => (a.mastery ?? 0) - (b.mastery ?? 0))[0];
  return weakest
    ? `Weakest: ${topicName(weakest.objective)}, ${Math.round(weakest.mastery ?? 0)}%.`
    : '';
}
