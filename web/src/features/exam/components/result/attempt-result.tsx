import 'katex/dist/katex.min.css';
import '../../exam.css';
import type { Attempt, AttemptResult } from '@prepward/contracts/attempts';
import { Printer } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useSession } from '../../../../lib/session/session.js';
import { Button } from '../../../../ui/button.js';
import { LinkButton } from '../../../../ui/link-button.js';
import {
  paceOf,
  type ResultRow,
  resultRows,
  sectionShares,
  tally,
  weakestAreas,
} from '../../result-figures.js';
import { itemName } from '../../sections.js';
import { LateAnswers } from '../notices.js';
import { Corrections } from './corrections.js';
import { NextSteps } from './next-steps.js';
import { PaceGrid } from './pace-grid.js';
import { PrintedReview } from './printed-review.js';
import { ResultHead } from './result-head.js';
import { firstView, Review } from './review.js';
import { SectionAreas } from './section-areas.js';

/** For visitors: what they did here is kept when they sign up. */
function SignUpInvitation() {
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-md border border-line bg-tint p-6 print:hidden">
      <div>
        <h2 className="text-21">Keep these answers</h2>
        <p className="mt-1 max-w-xl">
          Sign up to add them to your account and see what to practice next, on every device.
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

interface AttemptResultProps {
  attempt: Attempt;
  result: AttemptResult;
  /** Positions of answers that came too late to count. */
  late: readonly number[];
  /** Where to go from here. */
  actions: ReactNode;
  /** What appears at the end. */
  children?: ReactNode;
}

/** What there is to go through: incorrect answers, or else unanswered questions. */
function missedOf(result: AttemptResult): { count: number; words: string } | null {
  const { wrong, unanswered } = tally(result);
  if (wrong > 0)
    return { count: wrong, words: wrong === 1 ? 'incorrect answer' : 'incorrect answers' };
  return unanswered > 0 ? { count: unanswered, words: 'not answered' } : null;
}

/** The figures of a result, computed once: a mock exam has 170 rows. */
function useFigures(attempt: Attempt, result: AttemptResult) {
  return useMemo(() => {
    const rows = resultRows(attempt, result);
    const sections = sectionShares(result);
    return { rows, sections, weakest: weakestAreas(sections), pace: paceOf(rows) };
  }, [attempt, result]);
}

/** What the review shows, and `reviewMissed`, which goes to the first missed question in it. */
function useReviewView(rows: readonly ResultRow[]) {
  const [view, setView] = useState(() => firstView(rows));

  function reviewMissed(): void {
    const missed = firstView(rows);
    const first = rows.find((row) => row.verdict === missed.filter);
    setView({ ...missed, open: first?.entry.position ?? null });
    document.getElementById('review-heading')?.scrollIntoView?.();
  }

  return { view, setView, reviewMissed };
}

function nameOfItem(attempt: Attempt, itemId: string): string {
  const item = attempt.items.find((one) => one.itemId === itemId);
  return item ? itemName(attempt, item.position) : 'A question';
}

function PrintButton() {
  return (
    <Button
      variant="quiet"
      icon={<Printer aria-hidden="true" className="size-5" />}
      onClick={() => window.print()}
    >
      Print the report
    </Button>
  );
}

/** Score and level, what to do next, sections and areas, pace, then every item as a row to open. */
export default function AttemptResultView(props: AttemptResultProps) {
  const { attempt, result, late, actions, children } = props;
  const { user, subscription } = useSession();
  const { rows, sections, weakest, pace } = useFigures(attempt, result);
  const { view, setView, reviewMissed } = useReviewView(rows);
  return (
    <div className="result page max-w-5xl! py-8 sm:py-12">
      <ResultHead attempt={attempt} result={result} />
      {user ? null : <SignUpInvitation />}
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-12">
        <LateAnswers attempt={attempt} positions={late} />
        <Corrections
          corrections={result.corrections}
          nameOf={(itemId) => nameOfItem(attempt, itemId)}
        />
        <NextSteps
          weakest={weakest}
          missed={missedOf(result)}
          subscribed={subscription?.subscribed === true}
          onReview={reviewMissed}
        />
        <SectionAreas sections={sections} />
        {pace ? <PaceGrid pace={pace} /> : null}
        <Review
          attempt={attempt}
          rows={rows}
          signedIn={user !== null}
          view={view}
          onView={setView}
        />
        <PrintedReview attempt={attempt} rows={rows} />
        <div className="flex flex-wrap gap-3 print:hidden">
          {actions}
          <PrintButton />
        </div>
      </div>
      {children}
    </div>
  );
}
