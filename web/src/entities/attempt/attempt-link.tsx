import type { AttemptSummary } from '@prepward/contracts/attempts';
import { Link } from 'react-router-dom';
import { localDay, mediumDay } from '../../lib/dates.js';
import { attemptLink, attemptTopic, KIND_NAMES } from './attempts.js';

/** An attempt in a list: what it was about, its kind, and on a phone its day, which leads to it. */
export function AttemptLink({ attempt }: { attempt: AttemptSummary }) {
  return (
    <Link {...attemptLink(attempt)} className="block min-h-target">
      <span className="text-link font-medium">{attemptTopic(attempt)}</span>
      <span className="block text-14 text-soft">{KIND_NAMES[attempt.kind]}</span>
      <time dateTime={attempt.startedAt} className="block text-14 text-soft sm:hidden">
        {mediumDay(localDay(new Date(attempt.startedAt)))}
      </time>
    </Link>
  );
}
