import type { Attempt, AttemptResult } from '@prepward/contracts/attempts';
import { LEVEL_NAMES, levelRange } from '@prepward/contracts/scores';
import { useEffect, useRef } from 'react';
import { useProfile } from '../../../../entities/profile/profile.js';
import { Card } from '../../../../ui/card.js';
import { Progress } from '../../../../ui/progress.js';
import { tally } from '../../result-figures.js';
import { attemptName } from '../../sections.js';
import { LevelScale, targetWords } from './level-scale.js';

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

/** The score as a bar, for attempts that get no exam level. */
function PlainScore({ result }: { result: AttemptResult }) {
  return (
    <Progress
      label="Share of correct answers"
      value={result.right}
      max={result.items}
      valueText={`${result.right} of ${result.items} correct`}
      className="h-4!"
    />
  );
}

/** What it was, and when it was finished. */
function AttemptLine({ attempt }: { attempt: Attempt }) {
  return (
    <p className="font-medium text-soft">
      {attemptName(attempt)}
      {attempt.finishedAt ? (
        <>
          {' · '}
          <time dateTime={attempt.finishedAt}>{DATE.format(new Date(attempt.finishedAt))}</time>
        </>
      ) : null}
    </p>
  );
}

/** The score on the scale of levels with the student's target, or as a bar without a level. */
function ScoreOnScale({ result }: { result: AttemptResult }) {
  const target = useProfile().data?.targetScore ?? null;
  const { level, score } = result;
  return level ? (
    <>
      <LevelScale score={score} level={level} target={target} />
      <p className="figures">
        {LEVEL_NAMES[level]} is {levelRange(level)}%.{' '}
        {target === null ? '' : `${targetWords(score, target)}.`}
      </p>
    </>
  ) : (
    <PlainScore result={result} />
  );
}

/** What it was, the score and its level on the scale, and the counts of right, wrong and unanswered. */
export function ResultHead({ attempt, result }: { attempt: Attempt; result: AttemptResult }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { wrong, unanswered } = tally(result);
  const { level, score } = result;
  return (
    <Card className="grid gap-x-12 gap-y-6 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center lg:p-10!">
      <div>
        <AttemptLine attempt={attempt} />
        <p className="mt-3 flex flex-wrap items-baseline gap-x-4 leading-heading font-semibold">
          <span className="sr-only">Score: </span>
          <span className="figures text-52">{score}%</span>
          {level ? <span className="text-28 text-primary">{LEVEL_NAMES[level]}</span> : null}
        </p>
        <h1 ref={heading} tabIndex={-1} className="mt-2 text-21 sm:text-28">
          {headline(result)}
        </h1>
        <p className="mt-2 flex flex-wrap gap-x-4 text-soft">
          {wrong > 0 ? <Tally value={wrong} word="incorrect" /> : null}
          {unanswered > 0 ? <Tally value={unanswered} word="not answered" /> : null}
        </p>
      </div>
      <div className="grid gap-4">
        <ScoreOnScale result={result} />
      </div>
    </Card>
  );
}
