import 'katex/dist/katex.min.css';
import '../exam.css';
import type { Attempt } from '@prepward/contracts/attempts';
import { useEffect, useState } from 'react';
import { OfflineError, ShownError } from '../../../lib/api.js';
import { PageSpinner } from '../../../ui/spinner.js';
import type { AttemptRun } from '../attempt-run.js';
import { type Exam, useExam } from '../hooks/use-exam.js';
import { useObserved } from '../hooks/use-run.js';
import {
  attemptName,
  itemsOnScreen,
  nextSection,
  sectionName,
  sectionOf,
  titleOf,
} from '../sections.js';
import { ExamSession } from './exam-session.js';
import type { Running } from './leave-link.js';
import { SectionStart } from './section-start.js';
import { TimeUp } from './time-up.js';
import { TopBar } from './top-bar.js';

interface ExamScreenProps {
  run: AttemptRun;
  /** With the positions of answers that came too late to count. */
  onFinished: (attempt: Attempt, late: readonly number[]) => void;
}

function closingProblem(problem: unknown, sectionFollows: boolean): Error {
  if (problem instanceof OfflineError && sectionFollows) {
    return new ShownError('You’re offline. The next section loads when you’re back online.');
  }
  return problem instanceof Error ? problem : new ShownError('Try again in a moment.');
}

/** Closes the section or the attempt; keeps the error until it is tried again. */
function useClosing(run: AttemptRun) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  function close(): void {
    const { attempt } = run.get();
    const section = sectionOf(attempt);
    setBusy(true);
    setError(null);
    const closing = section && nextSection(attempt) ? run.finishSection(section.n) : run.finish();
    closing
      .catch((problem: unknown) => {
        setError(closingProblem(problem, nextSection(attempt) !== undefined));
        // Another tab or the clock may have closed it first.
        void run.refresh();
      })
      .finally(() => setBusy(false));
  }
  return { busy, error, close };
}

/** What keeps running if the student leaves now; null if nothing does. */
function runningIn({ state, time, break: pause }: Attempt): Running | null {
  if (state === 'finished' || time === 'none') return null;
  return pause ? 'pause' : 'clock';
}

/** Reports the end once, with the answers that came too late to count. */
function useTellEnd(run: AttemptRun, onFinished: ExamScreenProps['onFinished']): void {
  const { attempt } = useObserved(run);
  const finished = attempt.state === 'finished';

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (finished) {
      onFinished(attempt, run.book.get().late);
    }
  }, [finished]);
}

/** What fills the screen below its bar: the items, the time between two sections, or its end. */
function Stage({ run, exam }: { run: AttemptRun; exam: Exam | null }) {
  const { attempt, others, locked, unreachable } = useObserved(run);
  const { save } = useObserved(run.book);
  const { busy, error, close } = useClosing(run);
  const section = sectionOf(attempt);
  const next = nextSection(attempt);
  const pause = attempt.break;
  if (locked) {
    return (
      <TimeUp
        next={pause || next ? 'section' : 'result'}
        afterBreak={pause !== undefined}
        unreachable={unreachable}
        waiting={save === 'offline'}
        onRetry={() => void run.refresh()}
      />
    );
  }
  if (pause && section) {
    return <SectionStart key={section.n} run={run} attempt={attempt} next={section} />;
  }
  if (!exam || attempt.state === 'finished') {
    return <PageSpinner />;
  }
  return (
    <ExamSession
      key={section?.n}
      exam={exam}
      others={others}
      closing={next ? sectionName(section) : undefined}
      busy={busy}
      error={error}
      onClose={close}
    />
  );
}

/** The screen of an open attempt, whatever its kind and mode. */
export function ExamScreen({ run, onFinished }: ExamScreenProps) {
  const { attempt, others, locked } = useObserved(run);
  const items = itemsOnScreen(attempt);
  const exam = useExam(run, items);
  const book = useObserved(run.book);
  useTellEnd(run, onFinished);
  const answered = items.filter(({ position }) => book.answers[position]?.response != null).length;
  const pause = attempt.break;
  const showing = !locked && !pause && exam !== null;
  return (
    <div className="exam flex flex-col">
      <TopBar
        title={pause ? attemptName(attempt) : titleOf(attempt)}
        place={showing ? { index: exam.index, total: items.length, answered } : undefined}
        clock={pause ? undefined : run.clock}
        book={book}
        others={others}
        running={runningIn(attempt)}
      />
      <Stage run={run} exam={exam} />
    </div>
  );
}
