import type { Attempt } from '@prepward/contracts/attempts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { deviceStore } from '../../../lib/device-store.js';
import { useSession } from '../../../lib/session/session.js';
import { attemptApi } from '../api/attempts.js';
import { AttemptRun } from '../attempt-run.js';
import { ownerOf } from '../kept-attempt.js';
import type { Observable } from '../observable.js';

/** The current state of an observable. */
export function useObserved<State extends object>(source: Observable<State>): State {
  return useSyncExternalStore(source.subscribe, source.get, source.get);
}

/** Opens an attempt on this page with what this device has saved of it; null until that is read. */
export function useRun(attempt: Attempt, stale: boolean): AttemptRun | null {
  const session = useSession();
  const [run, setRun] = useState<AttemptRun | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; the run follows on its own
  useEffect(() => {
    let left = false;
    let stop: (() => void) | undefined;
    const owner = ownerOf(session);
    const api = attemptApi(session, attempt.id);
    void AttemptRun.open(attempt, { api, store: deviceStore, owner, stale }).then((opened) => {
      if (!left) {
        stop = opened.start();
        setRun(opened);
      }
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [attempt.id]);
  return run;
}
