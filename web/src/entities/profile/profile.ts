import type { Profile } from '@prepward/contracts/account';
import { PROFILE_KEY } from '../../lib/query-keys.js';
import { useStudentQuery } from '../../lib/student-query.js';

/** What the student told us about themselves and their exam. */
export function useProfile() {
  return useStudentQuery<Profile>(PROFILE_KEY, '/api/v1/profile');
}
