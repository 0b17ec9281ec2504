import { QUIZ_ITEMS, QUIZ_SETS } from '@prepward/contracts/attempt-rules';
import { quizTopic } from '@prepward/contracts/quiz-topics';
import { SUBJECT_NAMES, type Subject } from '@prepward/contracts/subjects';
import type { ReactNode } from 'react';
import { messageOf } from '../../../lib/api.js';
import { PageMeta } from '../../../lib/page-meta.js';
import { useSession } from '../../../lib/session/session.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { LinkButton } from '../../../ui/link-button.js';
import { PageSpinner } from '../../../ui/spinner.js';
import { LastResult } from '../components/last-result.js';
import { FinishedAttempt, OpenAttempt } from '../components/open-attempt.js';
import { useFreeAttempt } from '../hooks/use-free-attempt.js';

interface QuizProps {
  subject: Subject;
  /** Which of the subject's quizzes, from 1. */
  set: number;
}

interface WaysOnProps extends QuizProps {
  onAgain: () => void;
  starting: boolean;
}

/** Links onward from a result: the next quiz, the same one again, practice. */
function WaysOn({ subject, set, onAgain, starting }: WaysOnProps) {
  const { user } = useSession();
  return (
    <>
      {set < QUIZ_SETS ? (
        <LinkButton to={`/quiz/${subject}?set=${set + 1}`} variant={user ? 'accent' : 'primary'}>
          Next quiz
        </LinkButton>
      ) : null}
      <Button variant="secondary" busy={starting} onClick={onAgain}>
        Take it again
      </Button>
      <LinkButton to={user ? '/test-bank' : `/practice/${subject}`} variant="secondary">
        {user ? 'Practice from the bank' : 'Free practice'}
      </LinkButton>
    </>
  );
}

interface QuizIntroProps extends QuizProps {
  onStart: () => void;
  starting: boolean;
  error: Error | null;
  /** How it went the last time. */
  children: ReactNode;
}

function QuizIntro({ subject, set, onStart, starting, error, children }: QuizIntroProps) {
  return (
    <div className="page grid justify-items-start gap-5 py-14 lg:py-24">
      <p className="-mb-3 font-semibold text-primary">
        {SUBJECT_NAMES[subject]} quiz {set}
      </p>
      <h1 className="text-34 sm:text-38">{quizTopic(subject, set)}</h1>
      <p className="max-w-xl text-18 text-soft">
        {QUIZ_ITEMS} questions, no clock, and the reason for every option as soon as you answer. The
        questions are the same each time, so you can see yourself get better.
      </p>
      {error ? (
        <Alert tone="error" title="We couldn't start the quiz" live>
          {messageOf(error)}
        </Alert>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="accent"
          size="large"
          busy={starting}
          busyLabel="Starting..."
          onClick={onStart}
        >
          Start {QUIZ_ITEMS} questions
        </Button>
        <LinkButton to={`/quiz/${subject}`} variant="quiet" size="large">
          All {SUBJECT_NAMES[subject]} quizzes
        </LinkButton>
      </div>
      {children}
    </div>
  );
}

function Quiz({ subject, set }: QuizProps) {
  const quiz = useFreeAttempt(
    `quiz.${subject}.${set}`,
    { kind: 'quiz', subject, set, mode: 'tutor' },
    false,
  );
  const { attempt, stale, begin, finished, starting, error, resuming } = quiz;
  if (attempt?.result) {
    return (
      <FinishedAttempt
        attempt={attempt}
        actions={<WaysOn subject={subject} set={set} onAgain={begin} starting={starting} />}
      />
    );
  }
  if (attempt) {
    return <OpenAttempt key={attempt.id} attempt={attempt} stale={stale} onFinished={finished} />;
  }
  return resuming ? (
    <PageSpinner label="Opening your quiz…" />
  ) : (
    <QuizIntro subject={subject} set={set} onStart={begin} starting={starting} error={error}>
      <LastResult last={quiz.last} busy={quiz.showingLast} onShow={quiz.showLast} />
    </QuizIntro>
  );
}

/** One free quiz of a subject, for anyone: what it is, its ten questions, and its result. */
export function QuizRun({ subject, set }: QuizProps) {
  return (
    <>
      <PageMeta
        title={`${quizTopic(subject, set)}: ${SUBJECT_NAMES[subject]} quiz ${set}`}
        noIndex
      />
      <Quiz subject={subject} set={set} />
    </>
  );
}
