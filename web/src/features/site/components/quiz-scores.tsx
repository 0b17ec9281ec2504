import type { AttemptSummary } from '@prepward/contracts/attempts';
import type { Subject } from '@prepward/contracts/subjects';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../../lib/api.js';
import { useSession } from '../../../lib/session/session.js';

/** The latest attempt of each quiz, by its number. */
function latest(attempts: readonly AttemptSummary[]): AttemptSummary[] {
  const bySet = new Map<number, AttemptSummary>();
  for (const attempt of attempts) {
    const set = attempt.set ?? 1;
    if (!bySet.has(set)) {
      bySet.set(set, attempt);
    }
  }
  return [...bySet].sort(([a], [b]) => a - b).map(([, attempt]) => attempt);
}

function wordsOf({ state, right = 0, answered, items }: AttemptSummary): string {
  return state === 'finished' ? `${right} of ${items} correct` : `${answered} of ${items} answered`;
}

/** The latest scores of the student or visitor who is here in a subject's quizzes; nothing for a new one. */
function useQuizzes(subject: Subject): AttemptSummary[] {
  const { loading, user, isAnonymous, accessToken } = useSession();
  const [done, setDone] = useState<AttemptSummary[]>([]);
  const hasSession = !loading && (user !== null || isAnonymous);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when another person is here
  useEffect(() => {
    const leaving = new AbortController();
    setDone([]);
    if (hasSession) {
      const { signal } = leaving;
      accessToken()
        .then((token) =>
          call('attempts.list', { query: { kind: 'quiz', subject, limit: 100 }, token, signal }),
        )
        .then(({ items }) => setDone(latest(items)))
        // The page is whole without it.
        .catch(() => undefined);
    }
    return () => leaving.abort();
  }, [hasSession, user?.id, subject]);
  return done;
}

/** Which quizzes of a subject were taken, and how each went the last time. */
export function QuizScores({ subject }: { subject: Subject }) {
  const done = useQuizzes(subject);
  return done.length === 0 ? null : (
    <section aria-labelledby="quiz-scores" className="mb-8">
      <h2 id="quiz-scores" className="text-21">
        Your quizzes
      </h2>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {done.map((attempt) => (
          <li key={attempt.id} className="figures flex items-center justify-between gap-4">
            <Link
              to={`/quiz/${subject}?set=${attempt.set ?? 1}`}
              className="text-link inline-flex min-h-target items-center"
            >
              Quiz {attempt.set ?? 1}
            </Link>
            {wordsOf(attempt)}
          </li>
        ))}
      </ul>
    </section>
  );
}
