import { PROFILE_KEY } from '../../lib/query-keys.js';
import { useStudentQuery } from '../../lib/student-query.js';

/** What the student told us about themselves and their exam. */
export function useProfile() {
  return useStudentQuery(PROFILE_KEY, 'profile.view');
}
