import type { Attempt } from '@prepward/contracts/attempts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { ATTEMPTS_KEY } from '../../../lib/query-keys.js';
import { PageSpinner } from '../../../ui/spinner.js';
import { useRun } from '../hooks/use-run.js';
import { insist } from '../insist.js';

/** The page before the first question loads without the exam screen's code. */
const loadScreen = () =>
  insist(async () => ({ default: (await import('./exam-screen.js')).ExamScreen }));
const ExamScreen = lazy(loadScreen);

/** Fetches the result's code, alongside the data that it shows. */
export const loadResult = () => insist(() => import('./result/attempt-result.js'));
const AttemptResult = lazy(loadResult);

interface OpenAttemptProps {
  attempt: Attempt;
  /** The attempt comes from this device: the server couldn't be reached. */
  stale: boolean;
  onFinished: (attempt: Attempt, late: readonly number[]) => void;
}

/** The screen of an open attempt, once what this device keeps of it has been read. */
export function OpenAttempt({ attempt, stale, onFinished }: OpenAttemptProps) {
  const run = useRun(attempt, stale);
  const queries = useQueryClient();
  // The result's code loads while the student answers, so that the result opens at once.
  useEffect(() => {
    void loadScreen();
    void loadResult();
  }, []);
  const opening = <PageSpinner label="Opening your questions…" />;
  return run ? (
    <Suspense fallback={opening}>
      <ExamScreen
        run={run}
        onFinished={(finished, late) => {
          void queries.invalidateQueries({ queryKey: ATTEMPTS_KEY });
          onFinished(finished, late);
        }}
      />
    </Suspense>
  ) : (
    opening
  );
}

interface FinishedAttemptProps {
  attempt: Attempt;
  /** Positions of answers that came too late to count. */
  late?: readonly number[];
  actions: ReactNode;
  children?: ReactNode;
}

/** The result of a finished attempt. */
export function FinishedAttempt({ attempt, late, actions, children }: FinishedAttemptProps) {
  return attempt.result ? (
    <Suspense fallback={<PageSpinner label="Loading your result…" />}>
      <AttemptResult attempt={attempt} result={attempt.result} late={late ?? []} actions={actions}>
        {children}
      </AttemptResult>
    </Suspense>
  ) : null;
}
