import type { MASTERY_STATES, Progress } from '@prepward/contracts/progress';
import { SUBJECT_NAMES } from '@prepward/contracts/subjects';
import { deviceTimeZone } from '../../lib/dates.js';
import { ATTEMPTS_KEY } from '../../lib/query-keys.js';
import { useStudentQuery } from '../../lib/student-query.js';

export type MasteryState = (typeof MASTERY_STATES)[number];

/** The names students see; lowest first. */
export const MASTERY_NAMES: Record<MasteryState, string> = {
  new: 'New',
  learning: 'Learning',
  familiar: 'Familiar',
  mastered: 'Mastered',
};

/** The time zone of this browser: days begin and end where the student is. */
export function timeZoneQuery(): { timeZone: string } {
  return { timeZone: deviceTimeZone() };
}

/** The student's level, and what to do today. Changes with every attempt. */
export function useProgress() {
  return useStudentQuery(ATTEMPTS_KEY, 'progress.now', { query: timeZoneQuery() });
}

/** What is missing for a prediction, in words: "12 answers in Reading and 8 in Math". */
export function missingWords(missing: Progress['missing']): string {
  const parts = missing
    .filter(({ answers }) => answers > 0)
    .map(({ subject, answers }, index) => {
      const unit = index > 0 ? '' : answers === 1 ? ' more answer' : ' more answers';
      return `${answers}${unit} in ${SUBJECT_NAMES[subject]}`;
    });
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(parts);
}
