import { ATTEMPTS_KEY } from '../../../lib/query-keys.js';
import { useStudentQuery } from '../../../lib/student-query.js';

/** The free trial bank by objective, with the student's progress in it. Changes with every attempt. */
export function useTrialBank() {
  return useStudentQuery(ATTEMPTS_KEY, 'bank.trial');
}
