import 'katex/dist/katex.min.css';
import '../exam.css';
import { QUIZ_ITEMS, QUIZ_SETS } from '@prepward/contracts/attempt-rules';
import { SUBJECT_NAMES, type Subject } from '@prepward/contracts/subjects';
import { messageOf } from '../../../lib/api.js';
import { useSession } from '../../../lib/session.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { LinkButton } from '../../../ui/link-button.js';
import { PageSpinner } from '../../../ui/spinner.js';
import { FinishedAttempt, OpenAttempt } from '../components/open-attempt.js';
import { useFreeAttempt } from '../hooks/use-free-attempt.js';

interface QuizRunProps {
  subject: Subject;
  /** Which of the subject's quizzes: 1 to 4. */
  set: number;
  /** Goes to another quiz of the subject; absent where the page offers none. */
  onSet?: ((set: number) => void) | undefined;
}

/** Ways on from a result: again, the next quiz, practice, and for visitors an account. */
function WaysOn({ subject, set, onSet, begin, starting }: QuizRunProps & WaysProps) {
  const { user } = useSession();
  return (
    <>
      {onSet && set < QUIZ_SETS ? (
        <Button variant={user ? 'accent' : 'primary'} onClick={() => onSet(set + 1)}>
          Next quiz
        </Button>
      ) : null}
      <Button variant="secondary" busy={starting} onClick={begin}>
        Take it again
      </Button>
      <LinkButton to={user ? '/test-bank' : `/practice/${subject}`} variant="secondary">
        {user ? 'Practice from the bank' : `Practice ${SUBJECT_NAMES[subject]}`}
      </LinkButton>
    </>
  );
}

interface WaysProps {
  begin: () => void;
  starting: boolean;
}

/** One free quiz of a subject: ten questions, each explained at once, and its result. */
export function QuizRun({ subject, set, onSet }: QuizRunProps) {
  const { attempt, begin, finished, starting, error, resuming } = useFreeAttempt(
    `quiz.${subject}.${set}`,
    { kind: 'quiz', subject, set, mode: 'tutor' },
    false,
  );
  if (attempt?.result) {
    return (
      <FinishedAttempt
        attempt={attempt}
        actions={
          <WaysOn subject={subject} set={set} onSet={onSet} begin={begin} starting={starting} />
        }
      />
    );
  }
  if (attempt) {
    return <OpenAttempt key={attempt.id} attempt={attempt} framed onFinished={finished} />;
  }
  if (resuming) {
    return <PageSpinner label="Opening your quiz…" />;
  }
  return (
    <div className="page grid justify-items-start gap-5 py-12">
      <h2 className="text-28">
        {SUBJECT_NAMES[subject]} quiz {set}
      </h2>
      <p className="max-w-xl text-18 text-soft">
        {QUIZ_ITEMS} questions, no clock, and the reason for every option as soon as you answer.
      </p>
      {error ? (
        <Alert tone="error" title="The quiz could not start" live>
          {messageOf(error)}
        </Alert>
      ) : null}
      <Button variant="accent" size="large" busy={starting} busyLabel="Starting..." onClick={begin}>
        Start {QUIZ_ITEMS} questions
      </Button>
    </div>
  );
}
