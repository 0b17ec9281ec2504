import type { Attempt, SaveAnswerBody, SaveAnswerResult } from '@prepward/contracts/attempts';
import type { Subject } from '@prepward/contracts/subjects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.js';
import { authorized } from '../../../lib/authorized.js';
import { ATTEMPTS_KEY } from '../../../lib/query-keys.js';
import { useSession } from '../../../lib/session.js';

/** Starts free practice of a subject, or answers the attempt that is still open. */
export function useStartPractice(subject: Subject) {
  const session = useSession();
  const queries = useQueryClient();
  return useMutation<Attempt>({
    mutationFn: () =>
      authorized(session, (token) =>
        callApi<Attempt>('/api/v1/attempts', {
          method: 'POST',
          token,
          body: { kind: 'free-practice', subject, mode: 'tutor' },
        }),
      ),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ATTEMPTS_KEY }),
  });
}

/** Reads an attempt that was begun earlier. */
export function useReadPractice() {
  const session = useSession();
  return useMutation<Attempt, Error, string>({
    mutationFn: (attemptId) =>
      authorized(session, (token) => callApi<Attempt>(`/api/v1/attempts/${attemptId}`, { token })),
  });
}

/** Ends an attempt; asked twice, the answer is the same. */
export function useFinishPractice(attemptId: string) {
  const session = useSession();
  const queries = useQueryClient();
  return useMutation<Attempt>({
    mutationFn: () =>
      authorized(session, (token) =>
        callApi<Attempt>(`/api/v1/attempts/${attemptId}/finish`, { method: 'POST', token }),
      ),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ATTEMPTS_KEY }),
  });
}

/** Saves one answer. A repeated call with the same sequence changes nothing on the server. */
export function saveAnswer(
  token: string,
  attemptId: string,
  position: number,
  body: SaveAnswerBody,
): Promise<SaveAnswerResult> {
  return callApi<SaveAnswerResult>(`/api/v1/attempts/${attemptId}/answers/${position}`, {
    method: 'PUT',
    token,
    body,
  });
}
