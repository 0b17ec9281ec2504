import type { Attempt, AttemptItem, AttemptResult } from '@prepward/contracts/attempts';
import { SUBJECT_NAMES, SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../../lib/session.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Cell } from '../../../ui/illustrations/anatomy.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Progress } from '../../../ui/progress.js';
import { Tabs } from '../../../ui/tabs.js';
import { ItemSheet } from './item-sheet.js';
import { Mark } from './verdict.js';

type Review = AttemptResult['review'];

function headline({ right, items }: AttemptResult): string {
  if (right === items) {
    return 'Every answer right';
  }
  return right === 0 ? 'A place to start from' : `${right} of ${items} right`;
}

function ScoreCard({ result, subject }: { result: AttemptResult; subject: Subject }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex flex-wrap items-end justify-between gap-6">
      <div>
        <p className="font-medium text-soft">{SUBJECT_NAMES[subject]} practice</p>
        <h1 ref={heading} tabIndex={-1} className="mt-1 text-28 sm:text-38">
          {headline(result)}
        </h1>
      </div>
      <div className="grid w-full max-w-xs gap-2">
        <p className="figures flex items-baseline justify-between">
          <span>Score</span>
          <span className="text-21 font-semibold">{result.score}%</span>
        </p>
        <Progress
          label="Share of right answers"
          value={result.right}
          max={result.items}
          valueText={`${result.right} of ${result.items} right`}
        />
      </div>
    </div>
  );
}

/** For visitors: what they did here is kept when they sign up. */
function SignUpInvitation() {
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-md border border-line bg-tint p-6">
      <div>
        <h2 className="text-21">Keep these answers</h2>
        <p className="mt-1 max-w-xl">
          Sign up and they join your account: you see what to practice next, on every device.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/signup" variant="accent">
          Sign up for free
        </LinkButton>
        <LinkButton to="/login" variant="quiet">
          Log in
        </LinkButton>
      </div>
    </div>
  );
}

interface ReviewListProps {
  attempt: Attempt;
  review: Review;
}

function ReviewedItem({
  entry,
  item,
  attempt,
}: {
  entry: Review[number];
  item: AttemptItem;
  attempt: Attempt;
}) {
  const word = entry.response === null ? 'Not answered' : entry.correct ? 'Right' : 'Wrong';
  return (
    <li>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="flex items-center justify-between gap-4">
          <h3 className="text-16 tracking-normal text-soft">Question {entry.position}</h3>
          <Mark correct={entry.correct}>{word}</Mark>
        </div>
        <ItemSheet
          item={item}
          passages={attempt.passages}
          value={entry.response}
          onChange={() => undefined}
          feedback={entry}
        />
      </Card>
    </li>
  );
}

function ReviewList({ attempt, review }: ReviewListProps) {
  if (review.length === 0) {
    return (
      <div className="grid justify-items-center gap-3 py-8 text-center">
        <Cell className="size-28" />
        <p className="text-18">Nothing to correct: every answer was right.</p>
      </div>
    );
  }
  return (
    <ol className="grid gap-6">
      {review.map((entry) => {
        const item = attempt.items.find(({ position }) => position === entry.position);
        return item ? (
          <ReviewedItem key={entry.position} entry={entry} item={item} attempt={attempt} />
        ) : null;
      })}
    </ol>
  );
}

function NextSubjects({ subject }: { subject: Subject }) {
  return (
    <nav aria-label="Other subjects" className="mt-16 border-t border-line pt-8">
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

interface PracticeResultProps {
  attempt: Attempt;
  result: AttemptResult;
  subject: Subject;
  onAgain: () => void;
  starting: boolean;
}

/** Score, then every item again with the student's answer, the key and the reasons. */
export default function PracticeResult({
  attempt,
  result,
  subject,
  onAgain,
  starting,
}: PracticeResultProps) {
  const { user } = useSession();
  const [view, setView] = useState('all');
  const missed = result.review.filter((entry) => !entry.correct);
  return (
    <div className="page max-w-5xl! py-12">
      <ScoreCard result={result} subject={subject} />
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant={user ? 'accent' : 'primary'} busy={starting} onClick={onAgain}>
          Practice again
        </Button>
        {user ? (
          <LinkButton to="/dashboard" variant="secondary">
            Go to the dashboard
          </LinkButton>
        ) : null}
      </div>
      {user ? null : <SignUpInvitation />}
      <h2 className="mt-14 mb-3 text-28">Review</h2>
      <Tabs
        label="Which questions to show"
        value={view}
        onValueChange={setView}
        tabs={[
          {
            id: 'all',
            label: `All (${result.review.length})`,
            content: <ReviewList attempt={attempt} review={result.review} />,
          },
          {
            id: 'missed',
            label: `To look at again (${missed.length})`,
            content: <ReviewList attempt={attempt} review={missed} />,
          },
        ]}
      />
      <NextSubjects subject={subject} />
    </div>
  );
}
