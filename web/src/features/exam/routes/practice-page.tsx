import { SUBJECT_NAMES, SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import { Link, useLocation } from 'react-router-dom';
import { PageMeta } from '../../../lib/page-meta.js';
import { useSession } from '../../../lib/session/session.js';
import { Button } from '../../../ui/button.js';
import { LinkButton } from '../../../ui/link-button.js';
import { PageSpinner } from '../../../ui/spinner.js';
import { LastResult } from '../components/last-result.js';
import { FinishedAttempt, OpenAttempt } from '../components/open-attempt.js';
import { PracticeIntro } from '../components/practice-intro.js';
import { useFreeAttempt } from '../hooks/use-free-attempt.js';

/** A link elsewhere on the site asked to pick up where the student left off. */
function wantsToResume(state: unknown): boolean {
  return state !== null && typeof state === 'object' && Reflect.get(state, 'resume') === true;
}

function NextSubjects({ subject }: { subject: Subject }) {
  return (
    <nav aria-label="Other subjects" className="mt-16 border-t border-line pt-8 print:hidden">
      <h2 className="text-21">Practice another subject</h2>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {SUBJECTS.filter((other) => other !== subject).map((other) => (
          <li key={other}>
            <Link
              to={`/practice/${other}`}
              className="text-link inline-flex min-h-target items-center"
            >
              {SUBJECT_NAMES[other]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The practice itself: its questions, its result, or what comes before. */
function Practice({ subject }: { subject: Subject }) {
  const { user } = useSession();
  const { state } = useLocation();
  const practice = useFreeAttempt(
    subject,
    { kind: 'free-practice', subject, mode: 'tutor' },
    wantsToResume(state),
  );
  const { attempt, stale, begin, finished, starting, error, resuming } = practice;
  if (attempt?.result) {
    return (
      <FinishedAttempt
        attempt={attempt}
        actions={
          <>
            <LinkButton to={`/quiz/${subject}`} variant={user ? 'accent' : 'primary'}>
              Take a free quiz
            </LinkButton>
            <Button variant="secondary" busy={starting} onClick={begin}>
              Practice these again
            </Button>
            {user ? (
              <LinkButton to="/dashboard" variant="secondary">
                Go to the dashboard
              </LinkButton>
            ) : null}
          </>
        }
      >
        <NextSubjects subject={subject} />
      </FinishedAttempt>
    );
  }
  if (attempt) {
    return <OpenAttempt key={attempt.id} attempt={attempt} stale={stale} onFinished={finished} />;
  }
  return resuming ? (
    <PageSpinner label="Opening your practice…" />
  ) : (
    <PracticeIntro subject={subject} onStart={begin} starting={starting} error={error}>
      <LastResult last={practice.last} busy={practice.showingLast} onShow={practice.showLast} />
    </PracticeIntro>
  );
}

/** /practice/{subject}: five questions, free for anyone. */
export default function PracticePage({ subject }: { subject: Subject }) {
  const name = SUBJECT_NAMES[subject];
  return (
    <>
      <PageMeta
        title={`Free ${name} practice questions`}
        description={`Five free TEAS ${name} practice questions, each explained as soon as you answer.`}
        path={`/practice/${subject}`}
      />
      <Practice subject={subject} />
    </>
  );
}
