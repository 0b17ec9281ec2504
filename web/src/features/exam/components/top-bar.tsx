import { Progress } from '../../../ui/progress.js';
import type { BookState } from '../answer-types.js';
import type { ExamClock } from '../exam-clock.js';
import { ClockView } from './clock-view.js';
import { LeaveLink, type Running } from './leave-link.js';
import { SaveIndicator } from './save-indicator.js';

interface TopBarProps {
  title: string;
  /** Place among the items; absent between sections. */
  place?: { index: number; total: number; answered: number } | undefined;
  /** Absent where another clock is on screen. */
  clock?: ExamClock | undefined;
  book: BookState;
  others: boolean;
  /** What keeps running after leaving. */
  running: Running | null;
}

/** Section, place, clock, and whether the answers are saved. */
export function TopBar({ title, place, clock, book, others, running }: TopBarProps) {
  return (
    <header className="border-b border-line bg-paper">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-0.5 py-1.5">
        <h1 className="text-16 tracking-normal sm:text-18">{title}</h1>
        {place ? (
          <p className="figures font-medium">
            Question {place.index + 1} of {place.total}
          </p>
        ) : null}
        {/* The save state takes the rest of the line, so that its changing text moves nothing. */}
        <div className="flex min-h-target grow basis-72 items-center gap-x-4">
          {clock ? <ClockView key={title} clock={clock} /> : null}
          <SaveIndicator state={book.save} lasting={book.lasting} others={others} />
          <LeaveLink running={running} />
        </div>
      </div>
      {place ? (
        <Progress
          label="Questions answered"
          value={place.answered}
          max={place.total}
          valueText={`${place.answered} of ${place.total} answered`}
          className="h-1! rounded-none!"
        />
      ) : null}
    </header>
  );
}
