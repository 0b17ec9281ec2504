import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import type { Attempt, StartAttemptBody } from '@prepward/contracts/attempts';
import { useEffect, useRef, useState } from 'react';
import { isRetryable } from '../../../lib/api.js';
import { useSession } from '../../../lib/session/session.js';
import { useReadAttempt, useStartAttempt } from '../api/attempts.js';
import { openPractice } from '../open-practice.js';
import { useLastResult } from './use-last-result.js';

interface FreeAttempt {
  attempt: Attempt | null;
  /** The attempt comes from this device: the server couldn't be reached. */
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
 * Once the session is known, continues the attempt that was begun at `place` on this device, if there may
 * be one. `resuming` tells whether it is on its way.
 */
function useContinue(place: string, resume: boolean, goOn: (kept: string | null) => void) {
  const { loading, user, isAnonymous } = useSession();
  const [resuming, setResuming] = useState(false);
  const asked = useRef(false);
  const hasSession = user !== null || isAnonymous;

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
        goOn(kept);
      }
    }
  }, [loading, hasSession]);

  return { resuming, settled: () => setResuming(false) };
}

/** The attempt that is on screen; while it is open, this device remembers it for `place`. */
function useShown(place: string) {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [stale, setStale] = useState(false);
  return {
    attempt,
    stale,
    open(opened: Attempt, fromDevice = false): void {
      openPractice.mark(place, opened.id);
      setStale(fromDevice);
      setAttempt(opened);
    },
    finished(result: Attempt): void {
      openPractice.clear(place);
      setAttempt(result);
    },
    result: setAttempt,
  };
}

/**
 * An attempt that anyone may start, on the page it was started from; one that was begun on this device
 * and not finished continues automatically. This device remembers it under `place`. With `resume`, an
 * account's open attempt continues even if this device doesn't know it.
 */
export function useFreeAttempt(
  place: string,
  body: StartAttemptBody,
  resume: boolean,
): FreeAttempt {
  const start = useStartAttempt();
  const read = useReadAttempt();
  const last = useLastResult(body);
  const { attempt, stale, open, finished, result } = useShown(place);
  const { resuming, settled } = useContinue(place, resume, (kept) =>
    resume || kept === null ? begin() : goOn(kept),
  );

  // It's no error if the attempt is gone: practice simply begins again.
  const unreadable = read.error && isRetryable(read.error) ? read.error : null;

  function begin(): void {
    start.mutate(body, { onSuccess: (opened) => open(opened), onSettled: settled });
  }

  function goOn(attemptId: string): void {
    read.mutate(attemptId, {
      onSuccess: (found) =>
        found.attempt.state === 'open'
          ? open(found.attempt, found.stale)
          : openPractice.clear(place),
      onError: (error) => (isRetryable(error) ? undefined : openPractice.clear(place)),
      onSettled: settled,
    });
  }

  return {
    attempt,
    stale,
    begin,
    finished,
    last,
    showLast: () => last && read.mutate(last.id, { onSuccess: (found) => result(found.attempt) }),
    showingLast: read.isPending,
    starting: start.isPending,
    error: start.error ?? unreadable,
    resuming,
  };
}
