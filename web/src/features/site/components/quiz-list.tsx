import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import { QUIZ_ITEMS } from '@prepward/contracts/attempt-rules';
import { QUIZ_TOPICS } from '@prepward/contracts/quiz-topics';
import { SUBJECT_NAMES, type Subject } from '@prepward/contracts/subjects';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../../lib/api.js';
import { useSession } from '../../../lib/session/session.js';
import { Badge } from '../../../ui/badge.js';
import { buttonStyle } from '../../../ui/button-style.js';

/** The latest attempt of each quiz, by its number. */
function latest(attempts: readonly AttemptSummary[]): Map<number, AttemptSummary> {
  const bySet = new Map<number, AttemptSummary>();
  for (const attempt of attempts) {
    const set = attempt.set ?? 1;
    if (!bySet.has(set)) {
      bySet.set(set, attempt);
    }
  }
  return bySet;
}

const NONE: ReadonlyMap<number, AttemptSummary> = new Map();

/** The current student's or visitor's latest attempts at a subject's quizzes; empty for a new one. */
function useQuizzes(subject: Subject): ReadonlyMap<number, AttemptSummary> {
  const { loading, user, isAnonymous, accessToken } = useSession();
  const [done, setDone] = useState(NONE);
  const hasSession = !loading && (user !== null || isAnonymous);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when another person is here
  useEffect(() => {
    const leaving = new AbortController();
    setDone(NONE);
    if (hasSession) {
      const { signal } = leaving;
      accessToken()
        .then((token) =>
          call('attempts.list', { query: { kind: 'quiz', subject, limit: 100 }, token, signal }),
        )
        .then(({ items }) => setDone(latest(items)))
        // The page works without it.
        .catch(() => undefined);
    }
    return () => leaving.abort();
  }, [hasSession, user?.id, subject]);
  return done;
}

/** The last score in a quiz, or how far the open attempt is. */
function LastTime({ attempt }: { attempt: AttemptSummary }) {
  const { state, right = 0, answered, items } = attempt;
  return state === 'finished' ? (
    <Badge tone="correct" className="figures">
      Last score {right} of {items}
    </Badge>
  ) : (
    <Badge tone="primary" className="figures">
      {answered} of {items} answered
    </Badge>
  );
}

const ACTIONS = { none: 'Start', open: 'Continue', finished: 'Take it again' };

/** A subject's quizzes, by topic, each with its last score; `?set=` opens one in place of this page. */
export function QuizList({ subject }: { subject: Subject }) {
  const done = useQuizzes(subject);
  const name = SUBJECT_NAMES[subject];
  return (
    <ul className="grid gap-4 sm:grid-cols-2" aria-label={`${name} quizzes`}>
      {QUIZ_TOPICS[subject].map((topic, index) => {
        const set = index + 1;
        const attempt = done.get(set);
        return (
          <li
            key={topic.name}
            className="grid content-between gap-4 rounded-md border border-line bg-surface p-5"
          >
            <div>
              <p className="flex min-h-7 flex-wrap items-center justify-between gap-2 text-14 text-soft">
                <span className="figures">Quiz {set}</span>
                {attempt ? <LastTime attempt={attempt} /> : null}
              </p>
              <h2 className="mt-1 text-21">{topic.name}</h2>
              <p className="mt-1 text-soft">{QUIZ_ITEMS} questions, each explained as you go.</p>
            </div>
            <Link to={`/quiz/${subject}?set=${set}`} className={buttonStyle('secondary', 'medium')}>
              <span>
                {
                  ACTIONS[
                    attempt?.state === 'finished' || attempt?.state === 'open'
                      ? attempt.state
                      : 'none'
                  ]
                }
                <span className="sr-only">
                  : {name} quiz {set}, {topic.name}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
