import type { Attempt, AttemptResult } from '@prepward/contracts/attempts';
import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../../lib/session/session.js';
import { Button } from '../../../../ui/button.js';
import { LinkButton } from '../../../../ui/link-button.js';
import { Tabs } from '../../../../ui/tabs.js';
import {
  areaShares,
  itemTimes,
  mostToWin,
  reviewOf,
  type Share,
  sectionShares,
  strongest,
} from '../../result-figures.js';
import { itemName } from '../../sections.js';
import { LateAnswers } from '../notices.js';
import { Corrections } from './corrections.js';
import { ResultHead } from './result-head.js';
import { ReviewList } from './review-list.js';
import { ShareChart } from './share-chart.js';
import { TimeChart } from './time-chart.js';

/** For visitors: what they did here is kept when they sign up. */
function SignUpInvitation() {
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-md border border-line bg-tint p-6 print:hidden">
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

function areaTitle(shares: readonly Share[]): string {
  const most = mostToWin(shares);
  if (!most || most.right === most.items) {
    return 'Every area complete';
  }
  return shares.length === 1 ? 'By area' : `Most to win in ${most.name}`;
}

function sectionTitle(shares: readonly Share[]): string {
  const best = strongest(shares);
  return best ? `Your best section is ${best.name}` : 'Your sections';
}

function Review({ attempt, result, signedIn }: ResultParts & { signedIn: boolean }) {
  const [view, setView] = useState('all');
  const tabs = [
    { id: 'all', label: 'All', empty: 'There is nothing to review.' },
    { id: 'wrong', label: 'Incorrect', empty: 'None of your answers were incorrect.' },
    { id: 'unanswered', label: 'Not answered', empty: 'You answered every question.' },
    { id: 'flagged', label: 'Flagged', empty: 'You flagged no question.' },
  ] as const;
  return (
    <Tabs
      label="Which questions to show"
      value={view}
      onValueChange={setView}
      tabs={tabs.map(({ id, label, empty }) => {
        const review = reviewOf(attempt, result.review, id);
        return {
          id,
          label: `${label} (${review.length})`,
          content: (
            <ReviewList attempt={attempt} review={review} empty={empty} signedIn={signedIn} />
          ),
        };
      })}
    />
  );
}

interface ResultParts {
  attempt: Attempt;
  result: AttemptResult;
}

interface AttemptResultProps extends ResultParts {
  /** Positions of answers that came too late to count. */
  late: readonly number[];
  /** What to do next: the buttons below the score. */
  actions: ReactNode;
  /** What appears at the end. */
  children?: ReactNode;
}

/** Score and level, sections, areas, times, then every item again with the key and the reasons. */
export default function AttemptResultView(props: AttemptResultProps) {
  const { attempt, result, late, actions, children } = props;
  const { user } = useSession();
  const times = itemTimes(attempt, result.review);
  const sections = sectionShares(result);
  const areas = areaShares(result);
  return (
    <div className="page max-w-5xl! py-12">
      <ResultHead attempt={attempt} result={result} />
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        {actions}
        <Button
          variant="quiet"
          icon={<Printer aria-hidden="true" className="size-5" />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
      {user ? null : <SignUpInvitation />}
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-10">
        <LateAnswers attempt={attempt} positions={late} />
        <Corrections
          corrections={result.corrections}
          nameOf={(itemId) => {
            const item = attempt.items.find((one) => one.itemId === itemId);
            return item ? itemName(attempt, item.position) : 'A question';
          }}
        />
        {sections.length > 1 ? (
          <ShareChart title={sectionTitle(sections)} shares={sections} />
        ) : null}
        {areas.length > 0 ? <ShareChart title={areaTitle(areas)} shares={areas} /> : null}
        {times.length > 1 ? <TimeChart times={times} /> : null}
      </div>
      <h2 className="mt-14 mb-3 text-28">Review</h2>
      <Review attempt={attempt} result={result} signedIn={user !== null} />
      {children}
    </div>
  );
}
