import { randomKey } from '@prepward/browser/random-key';
import type { Attempt, StartAttemptBody } from '@prepward/contracts/attempts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../lib/api.js';
import { ATTEMPTS_KEY } from '../../../lib/query-keys.js';
import { authorized } from '../../../lib/session/authorized.js';
import { useSession } from '../../../lib/session/session.js';

interface Start {
  body: StartAttemptBody;
  /** Id of the open attempt to finish first: a student has only one open attempt of each kind. */
  ending?: string | undefined;
}

/** The same key for the same start, until one has succeeded: a retry never starts a second one. */
function useStartKey() {
  const kept = useRef<{ body: string; key: string } | null>(null);
  return {
    of(start: StartAttemptBody): string {
      const body = JSON.stringify(start);
      if (kept.current?.body !== body) {
        kept.current = { body, key: randomKey() };
      }
      return kept.current.key;
    },
    forget(): void {
      kept.current = null;
    },
  };
}

/** Starts an attempt, after ending another where one is named, and goes to it. */
export function useStartAttempt() {
  const session = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const startKey = useStartKey();
  return useMutation<Attempt, Error, Start>({
    mutationFn: ({ body, ending }) =>
      authorized(session, async (token) => {
        if (ending !== undefined) {
          await call('attempts.finish', { params: { id: ending }, token });
        }
        return call('attempts.start', { body, token, key: startKey.of(body) });
      }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ATTEMPTS_KEY }),
    onSuccess: ({ id }) => {
      startKey.forget();
      navigate(`/practice/attempt/${id}`);
    },
  });
}
