import type { ProgressHistory } from '@prepward/contracts/progress';
import { timeZoneQuery } from '../../../entities/progress/progress.js';
import { ATTEMPTS_KEY } from '../../../lib/query-keys.js';
import { useStudentQuery } from '../../../lib/student-query.js';

/** How it went over time. */
export function useProgressHistory() {
  return useStudentQuery<ProgressHistory>(
    ATTEMPTS_KEY,
    `/api/v1/progress/history${timeZoneQuery()}`,
  );
}
