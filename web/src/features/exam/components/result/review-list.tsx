import type { Attempt } from '@prepward/contracts/attempts';
import { useEffect, useRef } from 'react';
import { topicName } from '../../../../entities/topic/topics.js';
import { Button } from '../../../../ui/button.js';
import { cx } from '../../../../ui/cx.js';
import { Cell } from '../../../../ui/illustrations/anatomy.js';
import { useTurning } from '../../hooks/use-turning.js';
import { formatSpan, type ResultRow, type RowVerdict } from '../../result-figures.js';
import { ReviewedItem } from './reviewed-item.js';

const VERDICTS: Record<RowVerdict, { word: string; tone: string }> = {
  right: { word: 'Correct', tone: 'verdict-right text-correct' },
  wrong: { word: 'Incorrect', tone: 'verdict-wrong text-incorrect' },
  unanswered: { word: 'Not answered', tone: 'verdict-none text-soft' },
};

/** What a closed row says next to its name: the area, the time, and whether it was flagged. */
function detailOf({ area, entry, slow, flagged }: ResultRow): string {
  const time = entry.elapsedMs === undefined ? null : formatSpan(entry.elapsedMs);
  return [topicName(area), time && slow ? `${time}, slow` : time, flagged ? 'Flagged' : null]
    .filter(Boolean)
    .join(' · ');
}

interface RowProps {
  row: ResultRow;
  attempt: Attempt;
  signedIn: boolean;
  /** The question's place among those shown; null unless it is the open one. */
  place: { at: number; of: number } | null;
  onToggle: () => void;
  onTurn: (by: 1 | -1) => void;
}

/** Buttons to the previous and next question, below an open one. */
function Turning({
  place,
  onTurn,
}: Pick<RowProps, 'onTurn'> & { place: { at: number; of: number } }) {
  return (
    <div className="flex items-center justify-between gap-3 border-t border-line pt-4">
      <Button variant="secondary" disabled={place.at === 0} onClick={() => onTurn(-1)}>
        <span aria-hidden="true">←</span> Previous
      </Button>
      <span className="figures text-14 text-soft">
        {place.at + 1} of {place.of}
      </span>
      <Button variant="secondary" disabled={place.at === place.of - 1} onClick={() => onTurn(1)}>
        Next <span aria-hidden="true">→</span>
      </Button>
    </div>
  );
}

function Row({ row, attempt, signedIn, place, onToggle, onTurn }: RowProps) {
  const { word, tone } = VERDICTS[row.verdict];
  const id = `question-${row.entry.position}`;
  return (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        id={id}
        aria-expanded={place !== null}
        aria-controls={place ? `${id}-item` : undefined}
        onClick={onToggle}
        className={cx(
          'grid min-h-14 w-full scroll-mt-20 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2 text-left font-semibold hover:bg-tint sm:grid-cols-[14rem_minmax(0,1fr)_auto] sm:px-6',
          place && 'bg-tint',
        )}
      >
        {row.name}
        <span className="figures text-14 font-normal text-soft max-sm:col-start-1 max-sm:row-start-2">
          {detailOf(row)}
        </span>
        <span className={cx('verdict text-14 whitespace-nowrap max-sm:row-span-2', tone)}>
          {word}
        </span>
      </button>
      {place ? (
        <section
          id={`${id}-item`}
          aria-labelledby={id}
          className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-6"
        >
          <h3 className="sr-only">{row.name}</h3>
          <ReviewedItem row={row} attempt={attempt} signedIn={signedIn} />
          <Turning place={place} onTurn={onTurn} />
        </section>
      ) : null}
    </li>
  );
}

interface ReviewListProps {
  attempt: Attempt;
  rows: readonly ResultRow[];
  signedIn: boolean;
  /** Position of the one question that is open. */
  open: number | null;
  onOpen: (position: number | null) => void;
}

/** Moves from the open question to a neighbor, which scrolls into view and gets the focus. */
function useTurns({ rows, open, onOpen }: Pick<ReviewListProps, 'rows' | 'open' | 'onOpen'>) {
  const list = useRef<HTMLOListElement>(null);
  const turned = useRef(false);
  const at = rows.findIndex(({ entry }) => entry.position === open);

  function turn(by: 1 | -1): void {
    const target = rows[at + by];
    if (target) {
      turned.current = true;
      onOpen(target.entry.position);
    }
  }

  useTurning(at >= 0, turn);
  useEffect(() => {
    if (turned.current) {
      turned.current = false;
      const button = list.current?.querySelector<HTMLElement>(`#question-${open}`);
      button?.focus({ preventScroll: true });
      button?.scrollIntoView?.({ block: 'start' });
    }
  }, [open]);
  return { list, at, turn };
}

/** A row for each question; one is open at a time, and the arrow keys move to its neighbors. */
export function ReviewList({ attempt, rows, signedIn, open, onOpen }: ReviewListProps) {
  const { list, at, turn } = useTurns({ rows, open, onOpen });
  if (rows.length === 0) {
    return (
      <div className="grid justify-items-center gap-3 py-8 text-center">
        <Cell className="size-28" />
        <p className="text-18">No questions match these filters.</p>
      </div>
    );
  }
  return (
    <ol ref={list} className="overflow-hidden rounded-md border border-line bg-surface">
      {rows.map((row, index) => {
        const { position } = row.entry;
        return (
          <Row
            key={position}
            row={row}
            attempt={attempt}
            signedIn={signedIn}
            place={index === at ? { at, of: rows.length } : null}
            onToggle={() => onOpen(position === open ? null : position)}
            onTurn={turn}
          />
        );
      })}
    </ol>
  );
}
