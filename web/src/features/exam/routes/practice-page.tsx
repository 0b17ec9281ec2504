import 'katex/dist/katex.min.css';
import type { Attempt } from '@prepward/contracts/attempts';
import { SUBJECT_NAMES, type Subject } from '@prepward/contracts/subjects';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isRetryable } from '../../../lib/api.js';
import { PageMeta } from '../../../lib/page-meta.js';
import { useSession } from '../../../lib/session.js';
import { PageSpinner } from '../../../ui/spinner.js';
import { clearShelf, openPractice } from '../answer-shelf.js';
import { useReadPractice, useStartPractice } from '../api/attempts.js';
import { PracticeIntro } from '../components/practice-intro.js';
import { PracticeSession } from '../components/practice-session.js';
import '../practice.css';

const loadResult = () => import('../components/practice-result.js');
const PracticeResult = lazy(loadResult);

/** A link elsewhere on the site asked to go on where the student stopped. */
function wantsToResume(state: unknown): boolean {
  return state !== null && typeof state === 'object' && Reflect.get(state, 'resume') === true;
}

/** The attempt on screen; one that was begun on this device and not finished goes on by itself. */
function usePractice(subject: Subject) {
  const { loading, user, isAnonymous } = useSession();
  const { state } = useLocation();
  const start = useStartPractice(subject);
  const read = useReadPractice();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [resuming, setResuming] = useState(false);
  const asked = useRef(false);
  const hasSession = user !== null || isAnonymous;

  // An attempt that is gone is no error: practice simply begins anew.
  const unreadable = read.error && isRetryable(read.error) ? read.error : null;

  function show(opened: Attempt): void {
    openPractice.mark(subject, opened.id);
    setAttempt(opened);
    // The result's code comes while the questions are answered, so that it opens at once.
    void loadResult();
  }

  function begin(): void {
    start.mutate(undefined, { onSuccess: show, onSettled: () => setResuming(false) });
  }

  function resume(attemptId: string): void {
    read.mutate(attemptId, {
      onSuccess: (found) => (found.state === 'open' ? show(found) : openPractice.clear(subject)),
      onError: (error) => (isRetryable(error) ? undefined : openPractice.clear(subject)),
      onSettled: () => setResuming(false),
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, as soon as the session is known
  useEffect(() => {
    const kept = openPractice.get(subject);
    const wanted = kept !== null || wantsToResume(state);
    if (asked.current || !wanted) {
      return;
    }
    setResuming(loading || hasSession);
    if (!loading) {
      asked.current = true;
      if (hasSession) {
        wantsToResume(state) || kept === null ? begin() : resume(kept);
      }
    }
  }, [loading, hasSession]);

  function finished(result: Attempt): void {
    openPractice.clear(subject);
    clearShelf(result.id);
    setAttempt(result);
  }

  return {
    attempt,
    begin,
    finished,
    starting: start.isPending,
    error: start.error ?? unreadable,
    resuming,
  };
}

/** /practice/{subject}: five questions, free for everybody. */
export function PracticePage({ subject }: { subject: Subject }) {
  const { attempt, begin, finished, starting, error, resuming } = usePractice(subject);
  const name = SUBJECT_NAMES[subject];
  return (
    <>
      <PageMeta
        title={`Free ${name} practice questions`}
        description={`Five free TEAS ${name} practice questions, each explained as soon as you answer.`}
      />
      {attempt?.result ? (
        <Suspense fallback={<PageSpinner label="Reading your result…" />}>
          <PracticeResult
            attempt={attempt}
            result={attempt.result}
            subject={subject}
            onAgain={begin}
            starting={starting}
          />
        </Suspense>
      ) : attempt ? (
        <PracticeSession
          key={attempt.id}
          attempt={attempt}
          subject={subject}
          onFinished={finished}
        />
      ) : resuming ? (
        <PageSpinner label="Opening your practice…" />
      ) : (
        <PracticeIntro subject={subject} onStart={begin} starting={starting} error={error} />
      )}
    </>
  );
}
