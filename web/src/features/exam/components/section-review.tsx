import { useEffect, useRef } from 'react';
import { messageOf } from '../../../lib/api.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { type ItemState, matches } from '../item-states.js';
import { ItemGrid } from './item-grid.js';

interface SectionReviewProps {
  states: readonly ItemState[];
  at: number | null;
  /** Words for what closes: "Close section" or "Finish". */
  closeLabel: string;
  closing: boolean;
  error: Error | null;
  onGoTo: (position: number) => void;
  onBack: () => void;
  onClose: () => void;
}

function Count({ value, label }: { value: number; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-md border border-line bg-surface px-4 py-3">
      <dt className="text-14 text-soft">{label}</dt>
      <dd className="figures text-28 leading-heading font-semibold">{value}</dd>
    </div>
  );
}

/** Before a section closes: what is answered, what isn't, and a link to each item. */
export function SectionReview(props: SectionReviewProps) {
  const { states, at, closeLabel, closing, error, onGoTo, onBack, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const count = (filter: 'unanswered' | 'flagged') =>
    states.filter((state) => matches(state, filter)).length;
  const open = count('unanswered');
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-28">
          Review your answers
        </h2>
        <p className="mt-2 text-soft">
          You can go back to any question until you press {closeLabel}. There is no penalty for
          guessing.
        </p>
      </div>
      <dl className="grid grid-cols-3 gap-3">
        <Count value={states.length - open} label="Answered" />
        <Count value={open} label="Not answered" />
        <Count value={count('flagged')} label="Flagged" />
      </dl>
      <ItemGrid states={states} at={at} onGoTo={onGoTo} />
      {error ? (
        <Alert tone="error" title="That didn't work" live>
          <p>{messageOf(error)} Your answers are kept.</p>
        </Alert>
      ) : null}
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="secondary" onClick={onBack}>
          Back to the questions
        </Button>
        <Button variant="accent" busy={closing} onClick={onClose}>
          {closeLabel}
        </Button>
      </div>
    </div>
  );
}
