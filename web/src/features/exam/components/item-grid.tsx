import { Flag } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../ui/cx.js';
import { SegmentedFilter } from '../../../ui/segmented-filter.js';
import {
  FILTER_NAMES,
  FILTERS,
  type Filter,
  type ItemState,
  matches,
  type Progress,
} from '../item-states.js';

const WORDS: Record<Progress, string> = {
  right: 'correct',
  wrong: 'incorrect',
  answered: 'answered',
  unanswered: 'not answered',
  unseen: 'not seen',
};

const TONES: Record<Progress, string> = {
  right: 'border-correct bg-correct-tint font-semibold text-correct',
  wrong: 'border-incorrect bg-incorrect-tint font-semibold text-incorrect',
  answered: 'border-primary bg-tint font-semibold text-primary',
  unanswered: 'border-line-strong bg-surface',
  unseen: 'border-dashed border-line-strong text-soft',
};

const ORDER: readonly Progress[] = ['right', 'wrong', 'answered', 'unanswered', 'unseen'];

function nameOf({ number, progress, flagged }: ItemState): string {
  return `Question ${number}, ${WORDS[progress]}${flagged ? ', flagged' : ''}`;
}

interface ItemGridProps {
  states: readonly ItemState[];
  /** Position of the item on screen. */
  at: number | null;
  onGoTo: (position: number) => void;
}

interface ItemButtonProps extends Pick<ItemGridProps, 'onGoTo'> {
  state: ItemState;
  /** It is the one on screen. */
  current: boolean;
}

/** One item: its number in the color of its state. */
function ItemButton({ state, current, onGoTo }: ItemButtonProps) {
  return (
    <button
      type="button"
      aria-label={nameOf(state)}
      aria-current={current ? 'step' : undefined}
      onClick={() => onGoTo(state.position)}
      className={cx(
        'figures relative min-h-target w-full rounded-md border hover:border-primary',
        'aria-[current]:outline-2 aria-[current]:outline-ink',
        TONES[state.progress],
      )}
    >
      {state.number}
      {state.flagged ? (
        <Flag
          aria-hidden="true"
          className="absolute top-1 right-1 size-3 fill-current text-notice"
        />
      ) : null}
    </button>
  );
}

/** What the colors mean, for the states that occur. */
function Legend({ states }: Pick<ItemGridProps, 'states'>) {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-14 text-soft" aria-hidden="true">
      {ORDER.filter((one) => states.some(({ progress }) => progress === one)).map((one) => (
        <span key={one} className="inline-flex items-center gap-2">
          <span className={cx('inline-block size-4 rounded-sm border', TONES[one])} />
          {WORDS[one]}
        </span>
      ))}
    </p>
  );
}

/** Every item of the section with its state; a filter leaves out the others. */
export function ItemGrid({ states, at, onGoTo }: ItemGridProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const shown = states.filter((state) => matches(state, filter));
  return (
    <div className="grid gap-4">
      <SegmentedFilter
        legend="Show"
        options={FILTERS.map((value) => ({
          value,
          label: FILTER_NAMES[value],
          count: states.filter((one) => matches(one, value)).length,
        }))}
        value={filter}
        onValue={setFilter}
      />
      {shown.length === 0 ? <p className="text-soft">No questions match these filters.</p> : null}
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-2">
        {shown.map((state) => (
          <li key={state.position}>
            <ItemButton state={state} current={state.position === at} onGoTo={onGoTo} />
          </li>
        ))}
      </ol>
      <Legend states={states} />
    </div>
  );
}
