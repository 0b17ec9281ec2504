import type { Attempt, AttemptSummary, StartAttemptBody } from '@prepward/contracts/attempts';
import { useEffect, useRef, useState } from 'react';
import { isRetryable } from '../../../lib/api.js';
import { useSession } from '../../../lib/session/session.js';
import { useReadAttempt, useStartAttempt } from '../api/attempts.js';
import { openPractice } from '../open-practice.js';
import { useLastResult } from './use-last-result.js';

interface FreeAttempt {
  attempt: Attempt | null;
  /** It comes from this device: the server could not be reached. */
  stale: boolean;
  begin: () => void;
  finished: (attempt: Attempt) => void;
  starting: boolean;
  error: Error | null;
  /** An attempt that was begun here is being opened. */
  resuming: boolean;
  /** The one that was finished last, and how to see its result again. */
  last: AttemptSummary | null;
  showLast: () => void;
  showingLast: boolean;
}

/**
 * An attempt that anyone may start, on the page it was started from; one that was begun on this
 * device and not finished continues automatically. `place` names it there. With `resume` an account's
 * open attempt continues even where this device does not know it.
 */
export function useFreeAttempt(
  place: string,
  body: StartAttemptBody,
  resume: boolean,
): FreeAttempt {
  const { loading, user, isAnonymous } = useSession();
  const start = useStartAttempt();
  const read = useReadAttempt();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [stale, setStale] = useState(false);
  const [resuming, setResuming] = useState(false);
  const asked = useRef(false);
  const last = useLastResult(body);
  const hasSession = user !== null || isAnonymous;

  // An attempt that is gone is no error: practice simply begins again.
  const unreadable = read.error && isRetryable(read.error) ? read.error : null;

  function show(opened: Attempt, fromDevice = false): void {
    openPractice.mark(place, opened.id);
    setStale(fromDevice);
    setAttempt(opened);
  }

  function begin(): void {
    start.mutate(body, {
      onSuccess: (opened) => show(opened),
      onSettled: () => setResuming(false),
    });
  }

  function goOn(attemptId: string): void {
    read.mutate(attemptId, {
      onSuccess: (found) =>
        found.attempt.state === 'open'
          ? show(found.attempt, found.stale)
          : openPractice.clear(place),
      onError: (error) => (isRetryable(error) ? undefined : openPractice.clear(place)),
      onSettled: () => setResuming(false),
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, as soon as the session is known
  useEffect(() => {
    const kept = openPractice.get(place);
    if (asked.current || (kept === null && !resume)) {
      return;
    }
    setResuming(loading || hasSession);
    if (!loading) {
      asked.current = true;
      if (hasSession) {
        resume || kept === null ? begin() : goOn(kept);
      }
    }
  }, [loading, hasSession]);

  return {
    attempt,
    stale,
    begin,
    finished: (result) => {
      openPractice.clear(place);
      setAttempt(result);
    },
    last,
    showLast: () =>
      last && read.mutate(last.id, { onSuccess: (found) => setAttempt(found.attempt) }),
    showingLast: read.isPending,
    starting: start.isPending,
    error: start.error ?? unreadable,
    resuming,
  };
}
