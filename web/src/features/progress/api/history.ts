import { timeZoneQuery } from '../../../entities/progress/progress.js';
import { ATTEMPTS_KEY } from '../../../lib/query-keys.js';
import { useStudentQuery } from '../../../lib/student-query.js';

/** How it went over time. */
export function useProgressHistory() {
  return useStudentQuery(ATTEMPTS_KEY, 'progress.history', { query: timeZoneQuery() });
}
