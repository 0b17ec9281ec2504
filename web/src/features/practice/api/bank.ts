import { ATTEMPTS_KEY } from '../../../lib/query-keys.js';
import { useStudentQuery } from '../../../lib/student-query.js';

/** What the bank holds for the student, and what they may start. Changes with every answer. */
export function useBank() {
  return useStudentQuery(ATTEMPTS_KEY, 'bank.overview');
}
