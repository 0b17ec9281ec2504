import type { Attempt, AttemptResult } from '@prepward/contracts/attempts';
import { LEVEL_NAMES } from '@prepward/contracts/scores';
import { useEffect, useRef } from 'react';
import { Badge } from '../../../../ui/badge.js';
import { Progress } from '../../../../ui/progress.js';
import { tally } from '../../result-figures.js';
import { attemptName } from '../../sections.js';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

function headline({ right, items }: AttemptResult): string {
  if (right === items) {
    return 'Every answer correct';
  }
  return right === 0 ? 'A place to start from' : `${right} of ${items} correct`;
}

function Tally({ value, word }: { value: number; word: string }) {
  return (
    <span>
      <strong className="figures">{value}</strong> {word}
    </span>
  );
}

/** What it was, the total and the level, and how the items share out. */
export function ResultHead({ attempt, result }: { attempt: Attempt; result: AttemptResult }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { right, wrong, unanswered } = tally(result);
  return (
    <div className="flex flex-wrap items-end justify-between gap-6">
      <div>
        <p className="font-medium text-soft">
          {attemptName(attempt)}
          {attempt.finishedAt ? (
            <>
              {' · '}
              <time dateTime={attempt.finishedAt}>{DATE.format(new Date(attempt.finishedAt))}</time>
            </>
          ) : null}
        </p>
        <h1 ref={heading} tabIndex={-1} className="mt-1 text-28 sm:text-38">
          {headline(result)}
        </h1>
        <p className="mt-2 flex flex-wrap gap-x-4">
          <Tally value={right} word="correct" />
          <Tally value={wrong} word="incorrect" />
          <Tally value={unanswered} word="not answered" />
        </p>
      </div>
      <div className="grid w-full max-w-xs gap-2">
        <p className="figures flex items-baseline justify-between gap-3">
          <span>Score</span>
          {result.level ? <Badge tone="primary">{LEVEL_NAMES[result.level]}</Badge> : null}
          <span className="text-21 font-semibold">{result.score}%</span>
        </p>
        <Progress
          label="Share of correct answers"
          value={result.right}
          max={result.items}
          valueText={`${result.right} of ${result.items} correct`}
        />
      </div>
    </div>
  );
}
