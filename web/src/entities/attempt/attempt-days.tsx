import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import { Link } from 'react-router-dom';
import { dayName, localDay, span, timeOfDay } from '../../lib/dates.js';
import { Badge } from '../../ui/badge.js';
import { attemptKind, attemptLink, attemptTopic } from './attempts.js';

/** Attempts of one day, in the order given. */
interface Day {
  day: string;
  attempts: AttemptSummary[];
}

function daysOf(attempts: readonly AttemptSummary[]): Day[] {
  const days = new Map<string, AttemptSummary[]>();
  for (const attempt of attempts) {
    const day = localDay(new Date(attempt.startedAt));
    days.set(day, [...(days.get(day) ?? []), attempt]);
  }
  return [...days].map(([day, own]) => ({ day, attempts: own }));
}

function Outcome({ attempt }: { attempt: AttemptSummary }) {
  const { state, score, right, answered, items } = attempt;
  return (
    <span className="figures ms-auto shrink-0 text-end">
      {state === 'open' ? (
        <>
          <Badge tone="primary">Open</Badge>
          <span className="block text-14 whitespace-nowrap text-soft">
            {answered} of {items} answered
          </span>
        </>
      ) : (
        <>
          <span className="block font-semibold">{score ?? 0}%</span>
          <span className="block text-14 whitespace-nowrap text-soft">
            {right ?? 0} of {items} correct
          </span>
        </>
      )}
    </span>
  );
}

function Row({ attempt }: { attempt: AttemptSummary }) {
  const { startedAt, elapsedMs, mode } = attempt;
  const parts = [
    attemptKind(attempt),
    ...(attempt.kind === 'mock' || mode === 'tutor' ? [] : ['exam mode']),
  ];
  return (
    <li className="relative flex flex-wrap items-start justify-between gap-x-4 border-b border-line py-3 last:border-0 last:pb-0">
      <span className="min-w-0 grow basis-36">
        <Link
          {...attemptLink(attempt)}
          // The whole row is its target.
          className="font-medium after:absolute after:inset-0 hover:text-primary hover:underline"
        >
          {attemptTopic(attempt)}
        </Link>
        <span className="dotted-line figures text-14 text-soft">
          <span>{parts.join(', ')}</span> <time dateTime={startedAt}>{timeOfDay(startedAt)}</time>{' '}
          {elapsedMs >= 1000 ? <span>{span(elapsedMs)}</span> : null}
        </span>
      </span>
      <Outcome attempt={attempt} />
    </li>
  );
}

interface AttemptDaysProps {
  /** Newest first. */
  attempts: readonly AttemptSummary[];
}

/** Attempts grouped by the day they were started, each with its topic, kind, count, time and score. */
export function AttemptDays({ attempts }: AttemptDaysProps) {
  return (
    <div className="grid gap-5">
      {daysOf(attempts).map(({ day, attempts: own }) => (
        <section key={day} aria-label={dayName(day)}>
          <h3 className="border-b border-line pb-1 text-14 font-semibold tracking-normal text-soft">
            {dayName(day)}
          </h3>
          <ul>
            {own.map((attempt) => (
              <Row key={attempt.id} attempt={attempt} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
